import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

const read = async (first: string, more = '## Decision\n\nWe buy a boat.\n\n') => {
  const { status, statusName, sections, notes } = await markdown(
    `# A boat\n\n${first}\n\n## Context\n\nThe pier is far away.\n\n${more}## Costs\n\nIt costs 40 €.\n`,
  );
  return { status, statusName, first: plain(sections[0]!.heading), notes: notes.map(({ text }) => text) };
};

describe('a status under a heading of its own', () => {
  it('says how the document stands, in any language, and stays in the notes', async () => {
    assert.deepEqual(await read('## Status\n\nproposed.'), {
      status: 'proposed',
      statusName: 'Status',
      first: 'Context',
      notes: ['Status: proposed'],
    });
    const french = await markdown(
      "# Un bateau\n\n## État\n\nAdopté\n\n## Contexte\n\nLe port est loin de la ville et nous n'avons pas de bateau.\n\n## Décision\n\nNous achetons le bateau cette année.\n",
    );
    assert.equal(french.status, 'Adopté');
  });

  it('stays where it is if it says more, is no status, or stands further below', async () => {
    const report = '## Status\n\nThe pier is half built and opens in May.';
    assert.deepEqual((await read(report)).first, 'Status');
    assert.equal((await read('## Status\n\n- proposed')).status, undefined);
    assert.equal((await read('## Reason\n\nproposed')).status, undefined);
    assert.equal(
      (await read('Hello.', '## Decision\n\nYes.\n\n## Status\n\nhalf built\n\n')).status,
      undefined,
    );
  });

  it('is that of the whole wherever it stands if it is the only one and a word', async () => {
    const { status } = await read('Hello.', '## Decision\n\nYes.\n\n## Status\n\nAccepted\n\n');
    assert.equal(status, 'Accepted');
  });
});

describe('a name under a heading of its own', () => {
  const titleOf = async (text: string): Promise<string> => plain((await markdown(text)).title ?? []);

  it('is the title of a document that has no other', async () => {
    const rest = '\n\n## Summary\n\nIt sails on the river.\n\n## Costs\n\nIt costs 40 €.';
    assert.equal(await titleOf(`## Proposal name:\nHarbor Watch${rest}`), 'Harbor Watch');
    assert.notEqual(await titleOf(`# Boats\n\n## Project name\n\nHarbor Watch${rest}`), 'Harbor Watch');
    assert.notEqual(await titleOf(`## Weather\n\nHarbor Watch${rest}`), 'Harbor Watch');
  });
});

describe('a day that is a heading right below the title', () => {
  const dated = async (heading: string) => {
    const rest = '## Items\n\nWe buy a boat.\n\n## Costs\n\nIt costs 40 €.\n';
    const { date, sections } = await markdown(`# A boat\n\n${heading}\n\n${rest}`);
    return { date, first: plain(sections[0]!.heading) };
  };

  it('says when, where nothing stands below it', async () => {
    const when = 'December 2, 2014, 19:30-21:00 UTC';
    assert.deepEqual(await dated(`## ${when}`), { date: when, first: 'Items' });
  });

  it('stays where more is said in it or below it', async () => {
    assert.equal((await dated('## Boats of 2014')).date, undefined);
    assert.equal((await dated('## 2 December 2014\n\nWe met.')).first, '2 December 2014');
  });
});
