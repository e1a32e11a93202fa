import assert from 'node:assert/strict';
import type { PresentationList } from '../../../../src/api/beyond/presentations.ts';
import { failed, type Result, succeeded } from '../../../../src/client/failure.ts';
import { TeamList } from '../../../../src/editor/team/teamList.ts';
import { listedDeck } from '../../../support/listedDeck.ts';

type Page = Result<PresentationList>;

const page = (title: string, next_cursor?: string): Page =>
  succeeded({ presentations: [listedDeck({ title })], ...(next_cursor && { next_cursor }) });
const refused = (status: number) =>
  failed({ kind: 'refused', status, code: 'ANY', message: 'No.', details: [] });

describe('TeamList', () => {
  let asked: (string | undefined)[];
  let told: TeamList[];
  let lacking: TeamList[];

  beforeEach(() => {
    asked = [];
    told = [];
    lacking = [];
  });

  const listOf = (...pages: (Page | Promise<Page>)[]): TeamList =>
    new TeamList({
      service: 'https://decks.example.com/api/v1',
      read: async (cursor) => {
        asked.push(cursor);
        return pages.shift() ?? assert.fail('Nobody should have asked.');
      },
      changed: (list) => told.push(list),
      isLacking: (list) => lacking.push(list),
    });
  const titles = (list: TeamList) => list.decks.map(({ title }) => title);

  it('asks once, however often it is drawn, and tells when it is there', async () => {
    const list = listOf(page('Tea'));
    assert.equal(list.isRead, false);
    await Promise.all([list.begin(), list.begin()]);
    await list.begin();
    assert.deepEqual([titles(list), list.isRead, list.hasMore], [['Tea'], true, false]);
    assert.deepEqual(asked, [undefined]);
    assert.deepEqual(told, [list]);
  });

  it('adds a page at a time', async () => {
    const list = listOf(page('Tea', 'after-tea'), page('Rum'));
    await list.begin();
    assert.equal(list.hasMore, true);
    await list.more();
    assert.deepEqual([titles(list), list.hasMore], [['Tea', 'Rum'], false]);
    assert.deepEqual(asked, [undefined, 'after-tea']);
  });

  it('keeps why a page did not come, and asks for that page again only when told to', async () => {
    const list = listOf(page('Tea', 'after-tea'), refused(500), page('Rum'));
    await list.begin();
    await list.more();
    assert.equal(list.failure?.message, 'No.');
    await list.begin();
    assert.equal(asked.length, 2);
    await list.more();
    assert.equal(list.failure, undefined);
    assert.deepEqual(titles(list), ['Tea', 'Rum']);
    assert.deepEqual(asked, [undefined, 'after-tea', 'after-tea']);
  });

  it('has what it had while it is asked for again, and then what there is', async () => {
    const answer = Promise.withResolvers<Page>();
    const list = listOf(page('Tea', 'after-tea'), answer.promise);
    await list.begin();
    const again = list.again();
    await new Promise(setImmediate);
    assert.deepEqual(titles(list), ['Tea']);
    answer.resolve(page('Rum'));
    await again;
    assert.deepEqual([titles(list), list.hasMore], [['Rum'], false]);
    assert.deepEqual(asked, [undefined, undefined]);
  });

  it('shows nothing old below the reason why it could not be asked for again', async () => {
    const list = listOf(page('Tea'), refused(500));
    await list.begin();
    await list.again();
    assert.deepEqual([titles(list), list.failure?.message], [[], 'No.']);
  });

  it('is not asked for again before it was ever asked for', async () => {
    await listOf().again();
    assert.deepEqual(asked, []);
  });

  it('is others with another key, whatever was on its way for the one before', async () => {
    const answer = Promise.withResolvers<Page>();
    const list = listOf(page('Tea', 'after-tea'), answer.promise, page('Rum'));
    await list.begin();
    const late = list.more();
    list.forget();
    assert.deepEqual([titles(list), list.isRead, list.hasMore], [[], false, false]);
    assert.equal(told.length, 2);
    await list.begin();
    answer.resolve(page('Milk'));
    await late;
    assert.deepEqual(titles(list), ['Rum']);
    assert.deepEqual(asked, [undefined, 'after-tea', undefined]);
  });

  it('tells nobody to draw it anew where nobody asked for it', () => {
    listOf().forget();
    assert.deepEqual(told, []);
  });

  for (const status of [404, 501]) {
    it(`says that the service has none, where that answers ${status}`, async () => {
      const list = listOf(refused(status));
      await list.begin();
      assert.deepEqual([lacking, told], [[list], []]);
    });
  }
});
