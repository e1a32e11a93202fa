import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { plain } from '../../../../src/deck/richText.ts';
import { withoutAboutDocument } from '../../../../src/engine/outline/aboutDocument.ts';
import { outlineOf, type Topic } from '../../../../src/engine/outline/outline.ts';
import { blockTexts } from '../../../../src/engine/reading/document/blockTexts.ts';
import { markdown } from '../../../support/reading.ts';

const introOf = async (text: string, language: Language = 'us', below = '\n\n## Sail'): Promise<Topic> => {
  const outline = outlineOf([await markdown(`# Boats\n\n${text}${below}`)]);
  return withoutAboutDocument(outline!, language).intro;
};
const textsOf = ({ blocks }: Topic): string[] => blocks.flatMap(blockTexts).map(plain);

describe('what is said of the document above its first heading', () => {
  it('goes to the notes, sentence by sentence', async () => {
    const intro = await introOf('We row at night. Last touched 14 March.\n\nComments to Ada, please.');
    assert.deepEqual(textsOf(intro), ['We row at night.']);
    assert.deepEqual(intro.notes, ['Last touched 14 March.', 'Comments to Ada, please.']);
    assert.deepEqual(textsOf(await introOf('Written by: the crew. Blameless, please.')), []);
  });

  it('is known in other languages', async () => {
    assert.deepEqual(textsOf(await introOf('Wir rudern nur nachts. Zuletzt geprüft im Mai.', 'de')), [
      'Wir rudern nur nachts.',
    ]);
    assert.deepEqual(textsOf(await introOf('夜に漕ぎます。最終更新は5月です。', 'ja')), ['夜に漕ぎます。']);
  });

  it('stays where it is long, asks for something, stands further down or is all there is', async () => {
    const long = `Last updated in March, ${'with all that the harbour master told us of the night '.repeat(3)}.`;
    assert.deepEqual(textsOf(await introOf(`We row. ${long}`)), [`We row. ${long}`]);
    const due = 'Please approve the budget by 14 May, corrections to Ada.';
    assert.deepEqual(textsOf(await introOf(`We row. ${due}`)), [`We row. ${due}`]);
    const below = 'We row at night.\n\nWe sail at noon.\n\nWe mend nets.\n\nLast updated in March.';
    assert.equal(textsOf(await introOf(below)).length, 4);
    assert.deepEqual(textsOf(await introOf('Last updated in March.', 'us', '')), ['Last updated in March.']);
  });
});
