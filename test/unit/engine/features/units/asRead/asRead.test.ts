import assert from 'node:assert/strict';
import { asRead } from '../../../../../../src/engine/features/units/asRead/asRead.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';

const readAs = async (text: string): Promise<string[]> => sketch(asRead((await markdown(text)).blocks, 'us'));

describe('Sentences that each begin with a time', () => {
  it('are what happens when', async () => {
    assert.deepEqual(await readAs('June 2025: works. July–September: catalogue. October: it opens.'), [
      'list: June 2025: works. | July–September: catalogue. | October: it opens.',
    ]);
    assert.deepEqual(await readAs('June: works. Then: catalogue. October: it opens.'), [
      'paragraph: June: works. Then: catalogue. October: it opens.',
    ]);
  });
});

describe('Paragraphs that each say who is what', () => {
  it('are a list, three and more of them', async () => {
    const fields = ['Roofs: Imogen Fairweather', 'Walls: Joost Aalbers', 'Lights: tbc (Lynne has left)'];
    assert.deepEqual(await readAs(fields.join('\n\n')), [`list: ${fields.join(' | ')}`]);
    for (const some of [fields.slice(1), ['It rains: stay.', 'It snows: go.', 'It hails: wait.']])
      assert.equal((await readAs(some.join('\n\n'))).length, some.length);
  });
});

describe('Paragraphs that begin with their names', () => {
  it('are a list with the last of them, of which nothing more is said', async () => {
    assert.deepEqual(
      await readAs('**A. Mend it.** Two days.\n\n**B. Buy one.** A week.\n\n**C. Nothing.**'),
      ['list: A. Mend it. Two days. | B. Buy one. A week. | C. Nothing.'],
    );
    assert.deepEqual(
      await readAs('**Mend it.** Two days.\n\n**Buy one.** A week.\n\n**Do nothing**, and wait.'),
      ['list: Mend it. Two days. | Buy one. A week. | Do nothing, and wait.'],
    );
  });

  it('are a list where three of them begin with a word in bold, though their sentences go on from it', async () => {
    const begun = [
      '**Ropes**, old and new, are kept.',
      '**Sails** made by hand are sold.',
      '**Oars** are given away.',
    ];
    const plain = begun.map((text) => text.replaceAll('**', ''));
    assert.deepEqual(await readAs(begun.join('\n\n')), [`list: ${plain.join(' | ')}`]);
    const two = await readAs(begun.slice(1).join('\n\n'));
    assert.ok(two.every((block) => block.startsWith('paragraph')));
  });

  it('are a list where the names are in italics, and prose where one of them only stresses words', async () => {
    assert.deepEqual(await readAs('*Mend it.* Two days.\n\n*Buy one.* A week.'), [
      'list: Mend it. Two days. | Buy one. A week.',
    ]);
    const stressed = await readAs('*Nobody* mends it.\n\n*Some* buy one.');
    assert.ok(stressed.every((block) => block.startsWith('paragraph')));
  });
});
