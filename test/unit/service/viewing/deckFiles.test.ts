import assert from 'node:assert/strict';
import { exportedFiles } from '../../../../src/api/exported.ts';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import { DeckFiles } from '../../../../src/service/viewing/deckFiles.ts';

describe('DeckFiles', () => {
  const note = { fonts: [], remarks: [] };
  let asked: unknown[];
  let ran: unknown;
  const files = (isThere = true) =>
    new DeckFiles({
      threads: {
        run: async (...parameters: unknown[]) => {
          asked.push(parameters);
          return ran;
        },
      } as unknown as EngineThreads,
      contents: async () =>
        isThere ? { title: 'Review', deck: '{}', updatedAt: '2026-11-22T10:00:00.000Z' } : undefined,
      pictures: async () => [{ id: 'hall', path: '/data/hall' }],
    });
  beforeEach(() => {
    asked = [];
    ran = { outcome: 'done', answer: { bytes: new Uint8Array([1]), note } };
  });

  it('has a thread write the deck under its title, with its pictures and its date', async () => {
    const file = await files().file('id', { format: 'pptx', theme: 'plum' });
    const { type } = exportedFiles.pptx;
    assert.deepEqual(file, { name: 'Review.pptx', type, bytes: new Uint8Array([1]), note });
    assert.deepEqual(asked, [
      [
        'file',
        {
          deck: '{}',
          title: 'Review',
          choice: { format: 'pptx', theme: 'plum' },
          pictures: [{ id: 'hall', path: '/data/hall' }],
          made: new Date('2026-11-22T10:00:00.000Z'),
        },
        60_000,
      ],
    ]);
  });

  it('has nothing of a presentation that is gone', async () => {
    assert.equal(await files(false).file('id', { format: 'pptx' }), undefined);
    assert.deepEqual(asked, []);
  });

  it('fails where the thread does', async () => {
    ran = { outcome: 'failed', reason: 'It broke.' };
    await assert.rejects(files().file('id', { format: 'pptx' }), /It broke\./);
  });
});
