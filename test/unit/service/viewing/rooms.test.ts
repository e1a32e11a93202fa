import assert from 'node:assert/strict';
import { type RoomRefusal, type RoomState, Rooms } from '../../../../src/service/viewing/rooms.ts';

const never = new AbortController().signal;
const here = '203.0.113.7';

describe('Rooms', () => {
  let time: number;
  const open = (options: Partial<ConstructorParameters<typeof Rooms>[0]> = {}) =>
    new Rooms({ now: () => time, ...options });

  beforeEach(() => {
    time = 0;
  });

  const versionOf = (state: RoomState | RoomRefusal): number | undefined =>
    typeof state === 'string' ? undefined : state.version;
  const indexOf = (state: RoomState | RoomRefusal): number | undefined =>
    typeof state === 'string' ? undefined : state.index;

  it('says at once where a room is to who comes', async () => {
    const rooms = open();
    assert.equal(versionOf(await rooms.after('a', -1, here, never)), 0);
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
    assert.deepEqual((await Promise.all(waiting)).map(indexOf), [2, 2]);
    assert.equal(isElsewhereTold, false);
  });

  it('lets who waits go with what there is, after a while and when they leave', async () => {
    assert.equal(versionOf(await open({ patienceMs: 1 }).after('a', 0, here, never)), 0);
    const left = new AbortController();
    const waiting = open().after('a', 0, here, left.signal);
    left.abort();
    assert.equal(versionOf(await waiting), 0);
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
    assert.equal(await rooms.after('b/2', 0, here, never), 'tooManyWait');
    rooms.step('a/1', { index: 1, by: '' });
    await Promise.resolve();
    assert.equal(await waits('a/3', here), true);
  });

  it('forgets rooms that nobody uses', () => {
    const rooms = open({ idleMs: 10 });
    for (const name of ['a', 'b', 'c']) rooms.step(name, { index: 1, by: '' });
    time = 20;
    rooms.step('c', { index: 1, by: '' });
    assert.equal(rooms.size, 1);
    assert.equal(versionOf(rooms.step('c', { index: 1, by: '' })), 3);
  });

  it('refuses a new room rather than forget one that is in use, however many are asked for', async () => {
    const rooms = open({ mostOfOne: 2 });
    rooms.step('own/talk', { index: 7, by: '' });
    const flood = Array.from({ length: 200 }, (_, at) => rooms.step(`own/${at}`, { index: 1, by: '' }));
    assert.equal(flood.filter((state) => state === 'tooManyRooms').length, 199);
    assert.equal(await rooms.after('own/other', -1, here, never), 'tooManyRooms');
    assert.equal(rooms.size, 2);
    assert.equal(versionOf(rooms.step('own/talk', { index: 8, by: '' })), 2);
    assert.equal(versionOf(rooms.step('theirs/talk', { index: 1, by: '' })), 1);
  });

  it('has the room give way that was unused for longest, of the same presentation', async () => {
    const rooms = open({ mostOfOne: 2, lateMs: 10 });
    for (const name of ['theirs/a', 'own/a', 'own/b']) rooms.step(name, { index: 1, by: '' });
    time = 10;
    rooms.step('own/a', { index: 2, by: '' });
    rooms.step('own/c', { index: 1, by: '' });
    assert.equal(rooms.size, 3);
    assert.equal(versionOf(rooms.step('theirs/a', { index: 1, by: '' })), 2);
    assert.equal(versionOf(rooms.step('own/a', { index: 3, by: '' })), 3);
    assert.equal(rooms.step('own/b', { index: 1, by: '' }), 'tooManyRooms');
  });

  it('keeps no more than so many of all presentations', () => {
    const rooms = open({ mostRooms: 2, lateMs: 10 });
    for (const name of ['a/a', 'b/a']) rooms.step(name, { index: 1, by: '' });
    assert.equal(rooms.step('c/a', { index: 1, by: '' }), 'tooManyRooms');
    time = 10;
    assert.equal(versionOf(rooms.step('c/a', { index: 1, by: '' })), 1);
    assert.equal(rooms.size, 2);
  });
});
