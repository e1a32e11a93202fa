import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { read } from '../../../../../support/reading.ts';

const form = (...sections: [asked: string, answered: string][]): string =>
  `# T\n\n${sections.map(([asked, answered], at) => `## Part ${at}\n\n${asked}\n\n${answered}\n\n`).join('')}`;

const readAs = async (text: string) => {
  const { documents } = await read('document.md', text);
  const [document] = documents;
  return {
    shown: (document?.sections ?? []).map(({ blocks }) =>
      blocks.map((block) => (block.kind === 'paragraph' ? plain(block.text) : block.kind)),
    ),
    notes: (document?.notes ?? []).map(({ text: note }) => note),
  };
};

const asked = '*Limit to one sentence.*';
const answered = 'We build it in May.';

describe('what a form asks', () => {
  it('goes to the notes where it stands in italics below heading after heading', async () => {
    const { shown, notes } = await readAs(
      form([asked, answered], ['- *Which goals?*\n- *By when?*', answered], [asked, answered]),
    );
    assert.deepEqual(shown, [[answered], [answered], [answered]]);
    assert.deepEqual(notes, ['Limit to one sentence.', 'Which goals?\nBy when?', 'Limit to one sentence.']);
  });

  it('is what is quoted below heading after heading, where most of it begins with a question', async () => {
    const quoted = '> What do you want to build? Say it in a few words.';
    const rules = '> We fund no travel.';
    const { shown, notes } = await readAs(
      form([quoted, answered], [quoted, answered], [rules, answered], [quoted, answered]),
    );
    assert.deepEqual(shown, [[answered], [answered], [answered], [answered]]);
    assert.equal(notes.length, 4);
    const asksLater = '> The pier is old. Who mends it?';
    const { shown: kept } = await readAs(
      form([asksLater, answered], [asksLater, answered], [asksLater, answered]),
    );
    assert.deepEqual(kept, Array(3).fill(['quote', answered]));
  });

  it('stands below lines in bold as well', async () => {
    const { shown } = await readAs(
      form([asked, answered], [asked, answered], [asked, `${answered}\n\n**Goals**\n\n*Which?*\n\nAll.`]),
    );
    assert.deepEqual(shown[2], [answered, 'Goals', 'All.']);
  });

  it('leaves out a heading below which nothing was answered', async () => {
    const { shown } = await readAs(
      form([asked, answered], [asked, ''], [asked, answered], [asked, answered]),
    );
    assert.equal(shown.length, 3);
  });

  it('is no remark in italics: below two headings, within a sentence, or after what it is about', async () => {
    const kept = async (text: string) => (await readAs(text)).notes.length;
    assert.equal(await kept(form([asked, answered], [asked, answered], ['We say so.', answered])), 0);
    const stressed = '*Limit* it to one sentence.';
    assert.equal(await kept(form([stressed, answered], [stressed, answered], [stressed, answered])), 0);
    assert.equal(await kept(form([answered, asked], [answered, asked], [answered, asked])), 0);
  });

  it('is what says what a section is for, and braces with words to fill in', async () => {
    const said = '> This section describes the forces at play.\n> {context body}';
    const { shown, notes } = await readAs(form([said, answered], ['{who is it for}', answered]));
    assert.deepEqual(shown, [[answered], [answered]]);
    assert.equal(notes.length, 2);
    assert.ok(notes[0]!.includes('forces at play'));
    const italic = await readAs(form(['*This section should list all costs.*', answered]));
    assert.deepEqual(italic.shown, [[answered]]);
  });

  it('is no sentence on a section, no quotation and no pattern', async () => {
    for (const text of [
      'This section describes the forces at play.',
      '> We describe the forces at play.',
      '`{name}`',
      'It says {name} there.',
    ])
      assert.equal((await readAs(form([text, answered]))).notes.length, 0, text);
  });

  it('is whatever stands between two braces, however long', async () => {
    const explained = '{{Give a high-level overview of the costs. Be specific: which years, which ports?}}';
    const { shown, notes } = await readAs(`# T\n\n## Plan\n\n${answered}\n\n## Costs\n\n${explained}\n`);
    assert.deepEqual(shown, [[answered]]);
    assert.deepEqual(notes, [explained]);
  });
});
