"""Decoders that several threads need at the same time."""

import subprocess
import sys

FIRST_USES = '''
import sys, threading
import msgspec
from games.core.decoding import decoded

sys.setswitchinterval(1e-6)

def nested(number):
    """A class whose parts msgspec reads with Python code, so that threads take turns in the middle of it."""
    fields = [(f"field{n}", "int | None") for n in range(20)]
    inner = [(f"part{at}", msgspec.defstruct(f"Inner{at}", fields)) for at in range(10)]
    return msgspec.defstruct(f"Outer{number}", inner)

def use(type, barrier):
    barrier.wait()
    for _ in range(50):
        decoded(data, type)

data = msgspec.msgpack.encode({f"part{at}": {f"field{n}": n for n in range(20)} for at in range(10)})
for number in range(50):
    type, barrier = nested(number), threading.Barrier(4)
    threads = [threading.Thread(target=use, args=(type, barrier)) for _ in range(4)]
    for one in threads: one.start()
    for one in threads: one.join()
'''


def test_threads_may_need_the_same_decoder_first_at_the_same_time() -> None:
    """Without the lock, this program dies of a segmentation fault within a second."""
    ended = subprocess.run([sys.executable, "-c", FIRST_USES], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
