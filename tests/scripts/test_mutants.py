"""The list of faults of `make mutants` is kept: each still has its place, and its tests are there."""

import pytest

from scripts.mutants.planting import ROOT, Fault, faults

FAULTS = faults()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_has_its_place_and_its_tests(fault: Fault) -> None:
    assert fault.fits(ROOT), "its text is not there (any more), or more than once: write it anew"
    assert fault.find != fault.put
    named = [one for one in fault.tests if one.startswith("tests/")]
    assert named
    assert all((ROOT / one).exists() for one in named)


def test_no_two_faults_have_a_name() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 40
