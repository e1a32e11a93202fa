import assert from 'node:assert/strict';
import { type MemoryRoom, memoryRoom } from '../../../src/service/memoryRoom.ts';

const megabyte = 1024 * 1024;
const cores = { concurrentJobs: 2, sectionsAtOnce: 1 };

const threadsOf = ({ places, sectionsAtOnce, pageThreads }: MemoryRoom) =>
  places * sectionsAtOnce + pageThreads;
const inAll = (room: MemoryRoom) =>
  room.parsers.size * room.parsers.limits.memory + threadsOf(room) * room.threadMemory;

describe('memoryRoom', () => {
  for (const memory of [512, 1_024, 2_048, 8_192, 65_536])
    for (const concurrentJobs of [1, 2, 16, 100])
      for (const sectionsAtOnce of [1, 3])
        it(`stays within ${memory} MB for ${concurrentJobs} jobs of ${sectionsAtOnce} threads`, () => {
          const room = memoryRoom(memory * megabyte, { concurrentJobs, sectionsAtOnce });
          assert.ok(inAll(room) <= (memory - 112) * megabyte);
          assert.ok(room.threadMemory >= 96 * megabyte);
          assert.ok(room.parsers.limits.memory >= 192 * megabyte);
          assert.ok(room.places >= room.concurrentJobs && room.concurrentJobs <= concurrentJobs);
        });

  it('has fewer threads where the share of each would be too small', () => {
    assert.equal(threadsOf(memoryRoom(512 * megabyte, cores)), 2);
    assert.equal(threadsOf(memoryRoom(1_024 * megabyte, cores)), 5);
  });

  it('gives what is asked for where there is enough', () => {
    const wishes = { concurrentJobs: 4, sectionsAtOnce: 3 };
    const { concurrentJobs, places, sectionsAtOnce } = memoryRoom(65_536 * megabyte, wishes);
    assert.deepEqual({ concurrentJobs, places, sectionsAtOnce }, { ...wishes, places: 5 });
  });

  it('does with the least where the machine has less', () => {
    assert.deepEqual(memoryRoom(1, cores), memoryRoom(512 * megabyte, cores));
  });
});
