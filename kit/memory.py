"""The memory of a process, as Linux counts it."""

from pathlib import Path


def memory_of(process: int | str, figure: str = "VmRSS") -> int:
    """Bytes of a process (`self`: this one) by a figure of the kernel's: `VmRSS` is what is resident, `VmHWM`
    its maximum so far; `Pss` (proportional set size) counts pages that others share in part."""
    file = "smaps_rollup" if figure == "Pss" else "status"
    figures = Path(f"/proc/{process}/{file}").read_text()
    return 1024 * int(figures.split(f"\n{figure}:")[1].split()[0])
