import assert from 'node:assert/strict';
import type { Handler } from '../../../../src/service/http/handler.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { getGenerationStatus, type StatusParts } from '../../../../src/service/routes/generation.ts';
import {
  getPresentation,
  type PresentationParts,
  renamePresentation,
} from '../../../../src/service/routes/presentations.ts';

const deck = '{"notices":[],"sections":[]}';
const time = '2026-01-01T00:00:00.000Z';

/** Of presentations and jobs that are called by their workspace: which decks are read, in what order. */
const reading = () => {
  const read: string[] = [];
  const find = async (workspaceId: string) => {
    read.push(workspaceId);
    return newPresentation({ workspaceId, title: 'T', deck, time, jobId: null });
  };
  const parts = {
    presentations: { find, ofJob: find, rename: async () => {} },
    jobs: { find: async (id: string) => ({ id, workspaceId: id, status: 'completed', tokensUsed: 0 }) },
    deadline: { current: async (job: unknown) => job },
    links: { link: () => ({}) },
    now: () => 0,
  } as unknown as PresentationParts & StatusParts;
  return { read, parts };
};

const ways = {
  getPresentation,
  renamePresentation,
  getGenerationStatus,
} as const;

describe('Calls that read a deck', () => {
  for (const [name, make] of Object.entries(ways)) {
    it(`are next after the one that is at it where others have many waiting: ${name}`, async () => {
      const { read, parts } = reading();
      const handle = make(parts as never) as unknown as Handler<'getPresentation'>;
      const call = (workspace: string) =>
        handle({ workspace, id: workspace, keyId: 'k', body: { title: 'U' } } as never);
      await Promise.all(['greedy', 'greedy', 'greedy', 'other'].map(call));
      assert.deepEqual(read, ['greedy', 'other', 'greedy', 'greedy']);
    });
  }
});
