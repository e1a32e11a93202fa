import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { isSaying, nameWithin, speakerIn } from '../../../../../src/engine/features/units/quotedBlocks.ts';
import { markdown } from '../../../../support/reading.ts';
import { unitsIn } from '../../../../support/scenes.ts';

describe('What introduces a quotation', () => {
  it('has the name that stands above it in bold', async () => {
    const nameOf = async (text: string): Promise<string> => {
      const [quote] = (await markdown(text)).blocks;
      assert.ok(quote?.kind === 'quote');
      return plain(nameWithin(quote) ?? []);
    };
    assert.equal(await nameOf('> **Summary**\n> The boat leaks in two places.'), 'Summary');
    assert.equal(await nameOf('> **Summary**'), '');
    assert.equal(await nameOf('> The boat leaks.\n>\n> It is old.'), '');
  });

  it('is nothing but what is said below it where nobody says what stands right below a heading', async () => {
    const kinds = async (text: string) =>
      (await unitsIn(text)).map((unit) => (unit.kind === 'text' ? unit.said.length : unit.kind));
    assert.deepEqual(await kinds('> Moved to August.\n\nThe pier is mended.'), [1, 1]);
    assert.deepEqual(await kinds('> Tags: pier, tides\n\nThe pier is mended.'), [0, 1]);
    assert.deepEqual(await kinds('> “Moved to August.”\n\nThe pier is mended.'), ['quote', 1]);
    assert.deepEqual(await kinds('> Moved to August.'), ['quote']);
  });

  it('is above a sentence of its own, whatever sign that ends in', () => {
    for (const words of ['It works.', 'It works :)', '“It works.”']) assert.ok(isSaying(words), words);
    for (const words of ['pier of the town', 'Pier of the town']) assert.ok(!isSaying(words), words);
  });

  it('says whose words they are', () => {
    const said = (lead: string) => plain(speakerIn(lead) ?? []);
    assert.equal(said('À recopier :'), '');
    assert.equal(said('Len says:'), 'Len');
    assert.equal(said('Ada Ruiz schreibt:'), 'Ada Ruiz');
    for (const lead of ['The crane is booked:', 'Brief vom Amt:', 'Len says it.'])
      assert.equal(said(lead), '', lead);
  });

  it('says it of a quotation within another one too', async () => {
    const words =
      'We can release it without any penalty up to noon on Thursday. After that it costs us sixty percent.';
    const spokenBy = async (text: string) =>
      (await unitsIn(text)).flatMap((unit) => (unit.kind === 'quote' ? [plain(unit.who ?? [])] : []));
    assert.deepEqual(
      await spokenBy(
        `The crane is booked for Monday, with the closing of the road. Len says:\n\n>> ${words}\n>\n> and who pays?`,
      ),
      ['Len'],
    );
  });
});
