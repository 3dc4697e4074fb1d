"""Trial."""
import time
from house import House

async def test_trial(house: House) -> None:
    t=time.time()
    room = await house.table()
    print("table", time.time()-t, await room.seqs()); t=time.time()
    for p in room.people:
        await room.turn(p)
    await room.settled()
    print("3 turns", time.time()-t, await room.seqs()); t=time.time()
    for _ in range(4):
        p=await room.awaited()
        t=time.time(); await room.turn(p); print("turn", time.time()-t); await room.settled(); print("post", time.time()-t)
    print(await room.moves())
