import assert from 'node:assert/strict';
import type { EngineThreads } from '../../../../src/service/jobs/engineThreads.ts';
import { DeckTurns } from '../../../../src/service/viewing/deckTurns.ts';
import { Abandoned, NotDrawn } from '../../../../src/service/viewing/drawn.ts';
import { type PageHead, Pages, type PagesParts, themeNamed } from '../../../../src/service/viewing/pages.ts';
import { collectGarbage } from '../../../support/collectGarbage.ts';

const presentation = (id: string, updatedAt = '1'): PageHead => ({ id, token: `token-${id}`, updatedAt });
const plain = {};
const megabyte = 1024 * 1024;

type Answer =
  | { outcome: 'done'; answer: string }
  | { outcome: 'overran' }
  | { outcome: 'failed'; reason: string };

describe('Pages', () => {
  let asked: { deck: string; title: string; view: object }[];
  let answer: () => Answer | Promise<Answer>;

  beforeEach(() => {
    asked = [];
    answer = () => ({ outcome: 'done', answer: '<html>' });
  });
  const pages = (parts: Partial<PagesParts> = {}) =>
    new Pages({
      threads: {
        async run(_kind: string, ask: (typeof asked)[number]) {
          asked.push(ask);
          return answer();
        },
      } as unknown as EngineThreads,
      turns: new DeckTurns({ most: 4, workspaceOf: async () => 'acme' }),
      mostKeptBytes: 32 * megabyte,
      assets: async () => 'assets/v1',
      contents: async (id) => ({ title: `Review ${id}`, deck: '{}', workspaceId: 'acme' }),
      ...parts,
    });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('draws a presentation under its title, everything it loads relative to it', async () => {
    const page = await pages().page(presentation('a'), { theme: 'forest' });
    assert.equal(String(page), '<html>');
    assert.deepEqual(asked, [
      {
        deck: '{}',
        title: 'Review a',
        view: { assets: 'assets/v1', pictures: 'token-a/pictures', theme: 'forest' },
      },
    ]);
  });

  it('are of none that was deleted while they waited', async () => {
    const kept = pages({ contents: async () => undefined });
    assert.equal(await kept.page(presentation('a'), plain), undefined);
    assert.equal(asked.length, 0);
  });

  it('keeps a page until the presentation changes, once for each choice', async () => {
    const kept = pages();
    await Promise.all([kept.page(presentation('a'), plain), kept.page(presentation('a'), plain)]);
    assert.equal(asked.length, 1);
    await kept.page(presentation('a'), { theme: 'nocturne' });
    await kept.page(presentation('a', '2'), plain);
    assert.equal(asked.length, 3);
  });

  it('keeps no more than it may, those asked for last', async () => {
    answer = () => ({ outcome: 'done', answer: 'x'.repeat(10 * megabyte) });
    const kept = pages();
    for (const id of ['a', 'b', 'c']) await kept.page(presentation(id), plain);
    await kept.page(presentation('a'), plain);
    assert.equal(asked.length, 3);
    await kept.page(presentation('d'), plain);
    for (const id of ['a', 'c', 'd']) await kept.page(presentation(id), plain);
    assert.equal(asked.length, 4);
    await collectGarbage();
    await kept.page(presentation('b'), plain);
    assert.equal(asked.length, 5);
  });

  it('gives all who ask for a page the same bytes', async () => {
    const kept = pages();
    const [one, other] = await Promise.all([
      kept.page(presentation('a'), plain),
      kept.page(presentation('a'), plain),
    ]);
    assert.equal(one, other);
  });

  it('draws the pages of one deck one after the other, those of another beside them', async () => {
    const drawn = Promise.withResolvers<Answer>();
    answer = () => drawn.promise;
    const kept = pages();
    const all = [
      kept.page(presentation('a'), plain),
      kept.page(presentation('a'), { theme: 'forest' }),
      kept.page(presentation('b'), plain),
    ];
    await turn();
    assert.deepEqual(
      asked.map(({ title }) => title),
      ['Review a', 'Review b'],
    );
    drawn.resolve({ outcome: 'done', answer: '<html>' });
    await Promise.all(all);
    assert.equal(asked.length, 3);
  });

  it('has no page wait to be drawn once all who asked for it have gone, and draws it for who comes then', async () => {
    const drawn = Promise.withResolvers<Answer>();
    answer = () => drawn.promise;
    const kept = pages();
    const begun = kept.page(presentation('a'), plain);
    const askers = [1, 2].map(() => new AbortController());
    const waiting = askers.map(({ signal }) => kept.page(presentation('a'), { theme: 'forest' }, signal));
    await turn();
    askers[0]!.abort();
    const late = kept.page(presentation('a'), { theme: 'swiss' }, AbortSignal.abort());
    await assert.rejects(late, Abandoned);
    askers[1]!.abort();
    const another = kept.page(presentation('a'), { theme: 'forest' }, new AbortController().signal);
    for (const page of waiting) await assert.rejects(page, Abandoned);
    drawn.resolve({ outcome: 'done', answer: '<html>' });
    assert.equal(String(await begun), '<html>');
    assert.equal(String(await another), '<html>');
    assert.deepEqual(
      asked.map(({ view }) => ('theme' in view ? view.theme : undefined)),
      [undefined, 'forest'],
    );
  });

  it('has a page wait on for those who have not gone', async () => {
    const drawn = Promise.withResolvers<Answer>();
    answer = () => drawn.promise;
    const kept = pages();
    const begun = kept.page(presentation('a'), plain);
    const gone = new AbortController();
    const first = kept.page(presentation('a'), { theme: 'forest' }, gone.signal);
    const second = kept.page(presentation('a'), { theme: 'forest' });
    await turn();
    gone.abort();
    drawn.resolve({ outcome: 'done', answer: '<html>' });
    for (const page of [begun, first, second]) assert.equal(String(await page), '<html>');
  });

  it('draws nothing of a deck that just took too long, in whatever theme', async () => {
    const kept = pages();
    answer = () => ({ outcome: 'overran' });
    await assert.rejects(kept.page(presentation('a'), plain), NotDrawn);
    answer = () => ({ outcome: 'done', answer: '<html>' });
    await assert.rejects(kept.page(presentation('a'), { theme: 'forest' }), NotDrawn);
    assert.equal(String(await kept.page(presentation('b'), plain)), '<html>');
  });

  it('tries again what could not be drawn', async () => {
    const kept = pages();
    answer = () => ({ outcome: 'failed', reason: 'broken' });
    await assert.rejects(kept.page(presentation('a'), plain), /broken/);
    answer = () => ({ outcome: 'done', answer: '<html>' });
    assert.equal(String(await kept.page(presentation('a'), plain)), '<html>');
  });
});

describe('The theme that a viewer names', () => {
  it('is one there is, or none', () => {
    assert.deepEqual(['forest', 'night', 'constructor', '', undefined].map(themeNamed), [
      'forest',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
