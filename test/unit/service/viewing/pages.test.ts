import assert from 'node:assert/strict';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import type { PresentationRow } from '../../../../src/service/store/tables.ts';
import { Pages } from '../../../../src/service/viewing/pages.ts';

const presentation = (id: string, updatedAt = '1'): PresentationRow => ({
  id,
  workspaceId: 'acme',
  token: `token-${id}`,
  title: 'Review',
  deck: '{}',
  jobId: null,
  createdAt: '1',
  updatedAt,
});
const plain = { remotePictures: false };

describe('Pages', () => {
  let asked: unknown[];
  let answer: { outcome: 'done'; answer: string } | { outcome: 'failed'; reason: string };

  beforeEach(() => {
    asked = [];
    answer = { outcome: 'done', answer: '<html>' };
  });
  const pages = () =>
    new Pages(
      {
        async run(kind: string, ask: unknown) {
          asked.push([kind, ask]);
          return answer;
        },
      } as unknown as EngineThreads,
      async () => 'assets/v1',
    );

  it('draws a presentation under its title, everything it loads relative to it', async () => {
    assert.equal(await pages().page(presentation('a'), { theme: 'night', remotePictures: true }), '<html>');
    assert.deepEqual(asked, [
      [
        'page',
        {
          deck: '{}',
          title: 'Review',
          view: { assets: 'assets/v1', pictures: 'token-a/pictures', theme: 'night', remotePictures: true },
        },
      ],
    ]);
  });

  it('keeps a page until the presentation changes, once for each choice', async () => {
    const kept = pages();
    await Promise.all([kept.page(presentation('a'), plain), kept.page(presentation('a'), plain)]);
    assert.equal(asked.length, 1);
    await kept.page(presentation('a'), { remotePictures: true });
    await kept.page(presentation('a', '2'), plain);
    assert.equal(asked.length, 3);
  });

  it('keeps no more than the last sixteen', async () => {
    const kept = pages();
    for (let number = 0; number < 17; number++) await kept.page(presentation(String(number)), plain);
    await kept.page(presentation('16'), plain);
    await kept.page(presentation('1'), plain);
    assert.equal(asked.length, 17);
    await kept.page(presentation('0'), plain);
    assert.equal(asked.length, 18);
  });

  it('tries again what could not be drawn', async () => {
    const kept = pages();
    answer = { outcome: 'failed', reason: 'broken' };
    await assert.rejects(kept.page(presentation('a'), plain), /broken/);
    answer = { outcome: 'done', answer: '<html>' };
    assert.equal(await kept.page(presentation('a'), plain), '<html>');
  });
});
