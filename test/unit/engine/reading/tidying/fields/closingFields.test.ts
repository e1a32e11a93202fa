import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../../../src/engine/reading/document/blockTexts.ts';
import { markdown } from '../../../../../support/reading.ts';

const endOf = async (end: string) => {
  const { sections, notes } = await markdown(`# Harbor\n\n## Checks\n\nThe pier holds.\n\n${end}\n`);
  const said = sections.at(-1)!.blocks.flatMap(blockTexts).map(plain);
  return { said, notes: notes.map(({ text }) => text) };
};

describe('fields below everything else', () => {
  it('are of a text without headings, too', async () => {
    const said = 'Maureen retires in September. The views are her own. — Ed.';
    const { blocks, notes } = await markdown(`The pier holds.\n\nThe boats are out.\n\n*${said}*\n`);
    assert.deepEqual([blocks.length, notes.map(({ text }) => text)], [2, [said]]);
  });

  it('are, with all in italics that a line parts from what is said', async () => {
    const annex =
      'Annex A (41 tasks and results) is circulated separately. Annex C is to follow, Noor waits for it.';
    assert.deepEqual((await endOf(`---\n*${annex}*`)).notes, [annex]);
    assert.deepEqual((await endOf(`*${annex}*`)).notes, []);
  });

  it('are, where some of them are of documents and a line parts all from what is said', async () => {
    const fields = '**Date**: May 2024\n**Tested on**: the pier\n**Status**: done';
    assert.equal((await endOf(`---\n\n${fields}`)).said.length, 1);
    assert.ok((await endOf(fields)).said.length > 1);
  });

  it('are said in the notes and not under the last heading', async () => {
    assert.deepEqual(await endOf('---\n\n*Approved by the harbor board*'), {
      said: ['The pier holds.'],
      notes: ['Approved by the harbor board'],
    });
    assert.deepEqual(await endOf('*Last updated: 2024-01-08*\n*Next review: 2024-02-08*'), {
      said: ['The pier holds.'],
      notes: ['Last updated: 2024-01-08\nNext review: 2024-02-08'],
    });
  });

  it('are, with all that is said of the document in italics', async () => {
    const said = 'Trustees: Bo, Ada (chair). Photos: Cy. Names changed but for the one of the cat.';
    assert.deepEqual(await endOf(`Signed: Bo, 4 May 2024\n\n*${said}*`), {
      said: ['The pier holds.'],
      notes: ['Signed: Bo, 4 May 2024', said],
    });
    const asked = 'We need ten people. Please sign up by Friday.';
    assert.equal((await endOf(`*${asked}*`)).said.length, 2);
  });

  it('are, with the licence of everything, and in a quotation', async () => {
    const licence = 'Unless otherwise noted, this work is licensed under CC BY-SA 4.0.';
    assert.deepEqual(await endOf(`${licence}\n\n> **Last modified:** 3 May 2025 (see the log)`), {
      said: ['The pier holds.'],
      notes: [licence, 'Last modified: 3 May 2025 (see the log)'],
    });
  });

  it('are, from the mail on that is answered, under whatever headings', async () => {
    const mail = 'On Thu 5 June 2025 at 21:14, Bo wrote:\n> Is there news?\n\nNone yet.';
    const { said, notes } = await endOf(mail);
    assert.deepEqual(said, ['The pier holds.']);
    assert.match(notes.join(), /Is there news/u);
    const german = await markdown(`Hallo,\n\nDer Steg hält.\n\nAm 5. Juni schrieb Bo:\n\n> Und?`);
    assert.equal(german.blocks.length, 2);
  });

  it('stay where they say who does what, or are a sentence', async () => {
    for (const end of ['Owner: Bo', 'Date: 3 May', '*The pier is ours.*'])
      assert.deepEqual((await endOf(end)).said.length, 2, end);
  });

  it('are, from a place and a date on, who signs and what is enclosed', async () => {
    const end = 'Harbor town, 3 May 2025\n\nsgd. Bo Quill (chair)  \nsgd. Ada Rope\n\nEnclosures: 1 map';
    assert.deepEqual((await endOf(end)).said, ['The pier holds.']);
    for (const stays of ['We meet on 3 May 2025', 'It opens 3 May 2025\n\nBring the keys, and tell Bo.'])
      assert.notDeepEqual((await endOf(stays)).said, ['The pier holds.'], stays);
  });

  it('stay where nothing else stands under the heading', async () => {
    const { sections } = await markdown('# Harbor\n\n## Checks\n\nYes.\n\n## History\n\nVersion: 2');
    assert.equal(sections.at(-1)!.blocks.length, 1);
  });
});
