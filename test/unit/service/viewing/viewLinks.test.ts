import assert from 'node:assert/strict';
import { Signer } from '../../../../src/service/objects/signer.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import type { PresentationRow } from '../../../../src/service/store/tables.ts';
import { WorkspaceLinks } from '../../../../src/service/viewing/viewLinks.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const hourMs = 3_600_000;
const at = '2026-11-22T09:30:00.000Z';

describeOnEveryDatabase('WorkspaceLinks', (openTestStore) => {
  let opened: TestStore;
  let presentations: PresentationStore;
  let row: PresentationRow;
  let now: number;

  beforeEach(async () => {
    opened = await openTestStore();
    presentations = new PresentationStore(opened.store);
    now = Date.parse(at);
    row = newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{}', time: at, jobId: null });
    await presentations.insert(row);
    const { id: presentationId } = row;
    const picture = { presentationId, assetId: 'p', type: 'image/png', key: 'k', bytes: 1 };
    await opened.store.insertInto('pictures').values(picture).execute();
  });
  afterEach(() => opened.close());

  const links = (secret = 1) =>
    new WorkspaceLinks({
      presentations,
      signer: new Signer(() => [Buffer.alloc(32, secret)]),
      origin: () => 'https://decks.example.com',
      now: () => now,
    });
  const lastOf = (url: string) => url.slice('https://decks.example.com/p/'.length);
  const leads = async (shown: string) => (await links().shown.headOf(shown)) !== undefined;

  it('lead to the deck and its pictures for twelve hours, and then nowhere', async () => {
    const shown = lastOf(links().link(row).url);
    assert.deepEqual(await links().shown.headOf(shown), { id: row.id, token: shown, updatedAt: at });
    assert.equal((await links().shown.picture(shown, 'p'))?.key, 'k');
    now += 12 * hourMs;
    assert.ok(await leads(shown));
    now += hourMs;
    assert.ok(!(await leads(shown)));
    assert.equal(await links().shown.picture(shown, 'p'), undefined);
  });

  it('say from when on they lead nowhere', async () => {
    const { url, url_expires_at } = links().link(row);
    now = Date.parse(url_expires_at!) - 1;
    assert.ok(await leads(lastOf(url)));
    now += 1;
    assert.ok(!(await leads(lastOf(url))));
  });

  it('are the same for all who ask within an hour', () => {
    const first = links().link(row).url;
    now += hourMs / 4;
    assert.equal(links().link(row).url, first);
  });

  it("are nothing that anybody else could write, the deck's own token included", async () => {
    const shown = lastOf(links().link(row).url);
    const [id, until] = shown.split('.');
    for (const other of [
      row.token,
      lastOf(links(2).link(row).url),
      shown.replace(`.${until}.`, `.${Number(until) + 1}.`),
      `${id}.${until}.`,
      '',
    ])
      assert.ok(!(await leads(other)), other);
  });

  it('end when the link is replaced, and while the deck is in the bin', async () => {
    const shown = lastOf(links().link(row).url);
    await presentations.putIntoBin(row, { at, actor: 'key_1' });
    assert.ok(!(await leads(shown)));
    await presentations.takeOutOfBin(row, { at, actor: 'key_1' });
    assert.ok(await leads(shown));
    await presentations.changeToken(row, 'another', { at, actor: 'key_1' });
    assert.ok(!(await leads(shown)));
  });
});
