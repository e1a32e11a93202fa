import assert from 'node:assert/strict';
import { failed, type Result, succeeded, unusable } from '../../../../src/client/failure.ts';
import { ListingServices } from '../../../../src/editor/team/listingServices.ts';
import { TeamDecks } from '../../../../src/editor/team/teamDecks.ts';
import type { TeamList } from '../../../../src/editor/team/teamList.ts';
import { listedDeck } from '../../../support/listedDeck.ts';
import { MemoryMemento } from '../../../support/memento.ts';

const service = 'https://decks.example.com/api/v1';
const cut = failed({ kind: 'connection', problem: 'refused', sent: false, message: 'Nothing there.' });

describe('TeamDecks', () => {
  let current: string;
  let hasKey: boolean;
  let told: (TeamList | undefined)[];
  let asked: string[];
  let listing: ListingServices;
  let abilities: Result<ReadonlySet<string>> | Promise<never>;
  let page: Result<{ presentations: ReturnType<typeof listedDeck>[] }>;

  beforeEach(() => {
    current = service;
    hasKey = true;
    told = [];
    asked = [];
    listing = new ListingServices(new MemoryMemento());
    abilities = succeeded(new Set(['list']));
    page = succeeded({ presentations: [listedDeck({ title: 'Tea' })] });
  });

  const open = (): TeamDecks => {
    const beyond = {
      tellCapabilities: () => {
        asked.push('capabilities');
        return abilities;
      },
      listPresentations: async () => {
        asked.push('list');
        return page;
      },
    };
    const decks = new TeamDecks({
      services: {
        current: () => succeeded(current),
        connect: async () => (hasKey ? (succeeded({ beyond }) as never) : unusable('No key.')),
      },
      listing,
    });
    decks.onDidChange((list) => told.push(list));
    return decks;
  };
  const answered = () => new Promise(setImmediate);
  const hasRow = (decks: TeamDecks) => decks.list !== undefined;
  /** As the list does that is drawn, and drawn again when it hears of a change. */
  const drawn = async (decks: TeamDecks): Promise<TeamList | undefined> => {
    assert.equal(hasRow(decks), current !== '' && listing.has(current));
    await answered();
    return decks.list;
  };

  it('are there once the service said that it lists them, and none was asked for', async () => {
    const decks = open();
    assert.equal(hasRow(decks), false);
    await answered();
    assert.deepEqual(told, [undefined]);
    assert.equal(decks.list?.service, service);
    assert.deepEqual(asked, ['capabilities']);
  });

  it('are there with the first drawing of the next window, before the service answers', async () => {
    await drawn(open());
    abilities = new Promise(() => undefined);
    told = [];
    const decks = open();
    const list = decks.list;
    assert.equal(list?.service, service);
    assert.equal(decks.list, list, 'its row is the same one each time');
    assert.deepEqual(told, []);
  });

  it('are there still when the service cannot be asked', async () => {
    await listing.note(service, true);
    abilities = cut;
    assert.ok(await drawn(open()));
    assert.deepEqual(told, []);
  });

  it('are gone when the service ceased to list any', async () => {
    await listing.note(service, true);
    abilities = succeeded(new Set(['deck']));
    assert.equal(await drawn(open()), undefined);
    page = failed({ kind: 'refused', status: 501, code: 'ANY', message: 'No.', details: [] });
    await listing.note(service, true);
    const list = open().list;
    await list?.begin();
    assert.equal(open().list, undefined);
  });

  it('are not there for the built-in service, nor for one that nobody could ask yet', async () => {
    hasKey = false;
    assert.equal(await drawn(open()), undefined);
    hasKey = true;
    current = '';
    assert.equal(await drawn(open()), undefined);
    assert.deepEqual(asked, []);
  });

  it('keep their row without a key, and say below it that there is none', async () => {
    await listing.note(service, true);
    hasKey = false;
    const list = await drawn(open());
    await list?.begin();
    assert.equal(list?.failure?.message, 'No key.');
  });

  it('tell of what came below their row, and of no other row', async () => {
    await listing.note(service, true);
    const list = open().list;
    await list?.begin();
    assert.deepEqual(told, [list]);
    assert.deepEqual(
      list?.decks.map(({ title }) => title),
      ['Tea'],
    );
  });

  it('are asked for anew when they are refreshed, below the same row', async () => {
    await listing.note(service, true);
    const decks = open();
    const list = decks.list;
    await list?.begin();
    await decks.refresh();
    assert.deepEqual(told, [list, list]);
    assert.equal(decks.list, list);
  });

  it('are looked for again by a refresh where the service did not answer', async () => {
    abilities = cut;
    const decks = open();
    assert.equal(await drawn(decks), undefined);
    abilities = succeeded(new Set(['list']));
    await decks.refresh();
    assert.ok(await drawn(decks));
  });

  it('are others with another key, below the same row', async () => {
    await listing.note(service, true);
    const decks = open();
    const before = decks.list;
    await before?.begin();
    decks.keyChanged();
    assert.deepEqual(told, [before, before]);
    assert.equal(decks.list, before);
    assert.equal(before?.isRead, false);
  });

  it('are there as soon as a key was given with which the service could be asked', async () => {
    hasKey = false;
    const decks = open();
    assert.equal(await drawn(decks), undefined);
    hasKey = true;
    decks.keyChanged();
    await answered();
    assert.ok(decks.list);
    assert.deepEqual(told, [undefined]);
  });

  it('are others of another service', async () => {
    await listing.note(service, true);
    const decks = open();
    const before = decks.list;
    current = 'https://example.org/api/v1';
    decks.serviceChanged();
    assert.deepEqual(told, [undefined]);
    assert.equal(hasRow(decks), false);
    await listing.note(current, true);
    assert.notEqual(decks.list, before);
    assert.equal(decks.list?.service, current);
  });
});
