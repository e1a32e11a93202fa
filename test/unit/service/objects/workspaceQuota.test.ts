import assert from 'node:assert/strict';
import { Failure } from '../../../../src/service/http/failure.ts';
import { leaseHolder } from '../../../../src/service/jobs/lease.ts';
import { type Room, WorkspaceQuota } from '../../../../src/service/objects/workspaceQuota.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const megabyte = 1024 * 1024;
const dayMs = 86_400_000;

describeOnEveryDatabase('WorkspaceQuota', (openTestStore) => {
  let opened: TestStore;
  let time: number;
  const running = new Set<number>();

  beforeEach(async () => {
    opened = await openTestStore();
    time = Date.UTC(2026, 10, 22);
    running.clear();
  });
  afterEach(() => opened.close());

  /** As a process of its own has it. */
  const quotaOf = (pid: number, host = 'rack') => {
    running.add(pid);
    const isRunning = (other: number) => running.has(other);
    const holder = leaseHolder({ host, pid, startedAt: 1, isRunning }, 'n');
    return new WorkspaceQuota(opened.store, 3 * megabyte, holder, () => time);
  };
  const isRoom = (answer: Room | Failure): answer is Room => !(answer instanceof Failure);

  it('sets apart no more than there is, however many processes ask at once', async () => {
    const quotas = [quotaOf(1), quotaOf(2)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => quotas[at % 2]!.reserve('acme', megabyte)),
    );
    assert.equal(answers.filter(isRoom).length, 3);
    const [refusal] = answers.filter((answer) => !isRoom(answer));
    assert.equal((refusal as Failure).code, 'PRICING_DOCUMENT_LIMIT_REACHED');
    assert.ok(isRoom(await quotas[0]!.reserve('other', 3 * megabyte)));
  });

  it('has the room again that was given up', async () => {
    const quota = quotaOf(1);
    const room = await quota.reserve('acme', 3 * megabyte);
    assert.ok(isRoom(room));
    assert.ok(!isRoom(await quotaOf(2).reserve('acme', 1)));
    await room.release();
    assert.ok(isRoom(await quotaOf(2).reserve('acme', 3 * megabyte)));
  });

  it('counts what is kept, in bytes and not in letters, and of the smallest upload what it takes of a disk', async () => {
    const { store } = opened;
    const createdAt = new Date(time).toISOString();
    const quota = quotaOf(1);
    await store
      .insertInto('uploads')
      .values({ key: 'uploads/acme/a/a.txt', workspaceId: 'acme', bytes: 10_000, createdAt })
      .execute();
    await store
      .insertInto('presentations')
      .values({
        ...{ id: 'p', workspaceId: 'acme', token: 't', title: 'T', createdAt, updatedAt: createdAt },
        ...{ deck: 'ééé', deckFile: 'é' },
      })
      .execute();
    await store
      .insertInto('deckVersions')
      .values([
        {
          ...{ presentationId: 'p', number: 1, version: 'a', title: 'T', replacedAt: createdAt },
          deck: 'é',
          deckFile: null,
        },
        {
          ...{ presentationId: 'p', number: 2, version: 'b', title: 'T', replacedAt: createdAt },
          deck: 'é',
          deckFile: 'éé',
        },
      ])
      .execute();
    await store
      .insertInto('jobs')
      .values({
        ...{ id: 'j', workspaceId: 'acme', status: 'generating', request: 'ééé', exchanges: '[]' },
        ...{ keptBytes: 50, queuedAt: createdAt, createdAt, updatedAt: createdAt },
      })
      .execute();
    assert.equal(await quota.used('acme'), 10_074);
    const empty = { key: 'uploads/acme/b/b.txt', workspaceId: 'acme', bytes: 0, createdAt };
    await store.insertInto('uploads').values(empty).execute();
    assert.equal(await quota.used('acme'), 18_266);
  });

  it('has at once what a process of its machine had set apart and is gone', async () => {
    await quotaOf(1).reserve('acme', 3 * megabyte);
    const other = quotaOf(2);
    assert.ok(!isRoom(await other.reserve('acme', 1)));
    running.delete(1);
    assert.ok(isRoom(await other.reserve('acme', 3 * megabyte)));
  });

  it('has after a day what one of another machine had', async () => {
    await quotaOf(1, 'elsewhere').reserve('acme', 3 * megabyte);
    running.delete(1);
    const here = quotaOf(2);
    time += dayMs;
    assert.ok(!isRoom(await here.reserve('acme', 1)));
    time += 1;
    assert.ok(isRoom(await here.reserve('acme', 3 * megabyte)));
  });
});
