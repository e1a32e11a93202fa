import assert from 'node:assert/strict';
import { Rooms } from '../../../../src/service/viewing/rooms.ts';

const never = new AbortController().signal;
const here = '203.0.113.7';

describe('Rooms', () => {
  let time: number;
  const open = (options: Partial<ConstructorParameters<typeof Rooms>[0]> = {}) =>
    new Rooms({ now: () => time, ...options });

  beforeEach(() => {
    time = 0;
  });

  it('says at once where a room is to who comes', async () => {
    const rooms = open();
    assert.equal((await rooms.after('a', -1, here, never))?.version, 0);
    rooms.step('a', { index: 4, by: 'wall' });
    assert.deepEqual(await rooms.after('a', -1, here, never), { version: 1, index: 4, by: 'wall' });
  });

  it('tells the next step to all who wait for it, in this room alone', async () => {
    const rooms = open();
    const waiting = [rooms.after('a', 0, here, never), rooms.after('a', 0, here, never)];
    let isElsewhereTold = false;
    void rooms.after('b', 0, here, never).then(() => {
      isElsewhereTold = true;
    });
    rooms.step('a', { index: 2, by: 'speaker' });
    assert.deepEqual(
      (await Promise.all(waiting)).map((state) => state?.index),
      [2, 2],
    );
    assert.equal(isElsewhereTold, false);
  });

  it('lets who waits go with what there is, after a while and when they leave', async () => {
    assert.equal((await open({ patienceMs: 1 }).after('a', 0, here, never))?.version, 0);
    const left = new AbortController();
    const waiting = open().after('a', 0, here, left.signal);
    left.abort();
    assert.equal((await waiting)?.version, 0);
  });

  it('holds no more than so many in one room, of one presentation and from one address', async () => {
    const rooms = open({ mostWaiting: 1, mostWaitingForOne: 2, mostWaitingFromOne: 3 });
    const waits = async (name: string, address: string): Promise<boolean> => {
      const answered = rooms.after(name, 0, address, never).then(() => false);
      return Promise.race([answered, new Promise<boolean>((resolve) => setImmediate(resolve, true))]);
    };
    assert.equal(await waits('a/1', here), true);
    assert.equal(await waits('a/1', 'other'), false);
    assert.equal(await waits('a/2', here), true);
    assert.equal(await waits('a/3', 'other'), false);
    assert.equal(await waits('b/1', here), true);
    assert.equal(await waits('b/2', here), false);
    assert.equal(await waits('b/2', 'other'), true);
    assert.equal(await rooms.after('b/2', 0, here, never), undefined);
    rooms.step('a/1', { index: 1, by: '' });
    await Promise.resolve();
    assert.equal(await waits('a/3', here), true);
  });

  it('forgets rooms that nobody uses, and the oldest where there are too many', () => {
    const rooms = open({ mostRooms: 2, idleMs: 10 });
    for (const name of ['a', 'b', 'c']) rooms.step(name, { index: 1, by: '' });
    assert.equal(rooms.size, 2);
    time = 20;
    rooms.step('d', { index: 1, by: '' });
    assert.equal(rooms.size, 1);
  });

  it('forgets the oldest of a presentation that has too many, none of another one', async () => {
    const rooms = open({ mostOfOne: 2 });
    rooms.step('theirs/a', { index: 7, by: '' });
    for (const name of ['own/a', 'own/b', 'own/c']) rooms.step(name, { index: 1, by: '' });
    assert.equal(rooms.size, 3);
    assert.equal((await rooms.after('theirs/a', 0, here, never))?.index, 7);
    assert.equal((await rooms.after('own/a', 1, here, never))?.version, 0);
  });
});
