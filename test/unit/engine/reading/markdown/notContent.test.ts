import assert from 'node:assert/strict';
import { fullText, markdown, outline, sketch } from '../../../../support/reading.ts';

const without = async (text: string): Promise<string> => fullText(await markdown(text)).trim();

describe('what is not content in Markdown', () => {
  it('is a table of contents, with its heading', async () => {
    const { sections } = await markdown(
      '## Table of Contents\n- [One](#one)\n  - [Two](#two-things)\n\n## One\na\n\n### Two things\nb\n',
    );
    assert.deepEqual(outline(sections), ['One', '  Two things']);
  });

  it('is a bar of links to the sections, and where contents would be', async () => {
    assert.equal(
      await without('[One](#one) • [Two](#two)\n\n[TOC]\n\n[[_TOC_]]\n\ntext\n\n## One\n## Two'),
      'text\nOne\nTwo',
    );
  });

  it('is a table of contents that is folded away', async () => {
    const folded =
      '<details><summary>Expand contents</summary>\n\n- [One](#one)\n- [Two](#two)\n\n</details>';
    assert.equal(await without(`## Contents\n\n${folded}\n\n## One\n## Two`), 'One\nTwo');
  });

  it('is not a list within an item that says what its links are', async () => {
    const text = '- Runs everywhere:\n  - [Desktop](#one)\n  - [Mobile](#two)\n\n## One\n## Two';
    assert.match(await without(text), /Desktop\nMobile/);
  });

  it('is not a list of links that says more, or leads elsewhere', async () => {
    assert.match(await without('- [One](#one): the first\n- [Two](#two)\n\n## One\n## Two'), /the first/);
    assert.match(
      await without('- [Guide](#missing)\n- [Reference](#gone)\n- [Rest](https://e.com)'),
      /Guide/,
    );
  });

  it('is a badge, linked or in a row, but no other picture', async () => {
    const badges =
      '[![build](https://ci.example/x.svg?branch=main)](https://ci.example) ![v](https://img.example/badge/v-1.svg) [![npm](https://x.example/shields/npm.svg)](https://x)';
    const { blocks } = await markdown(
      `${badges}\n\n[![A tour](https://x.example/tour.png)](https://video.example)\n`,
    );
    assert.deepEqual(sketch(blocks), ['image: A tour']);
  });

  it('is a link to the next page of a course, and no sentence that begins like one', async () => {
    const text = await without(
      '# Title\n\ntext\n\nNext: [Install it](02-install.md)\n\n[Weiter → Betrieb](betrieb.md)\n\nNext year: [the plan](plan.md) of the harbor changes.\n',
    );
    assert.equal(
      text,
      await without('# Title\n\ntext\n\nNext year: [the plan](plan.md) of the harbor changes.\n'),
    );
    assert.match(text, /Next year/u);
  });

  it('is a row of links to the pages before and after it', async () => {
    const text = '[the plan](plan.md) and [the pier](pier.md) are new.\n';
    assert.equal(
      await without(
        `# Title\n\n[← Chapter 3: Where things are](where.md) | [Chapter 5: Travels →](travels.md)\n\n${text}`,
      ),
      await without(`# Title\n\n${text}`),
    );
  });

  it('is nothing but ways on to other pages, wherever they are', async () => {
    const ways =
      'prev:\n[https://pad.example/p/20](https://pad.example/p/20)\nnext:\n[https://pad.example/p/21](https://pad.example/p/21)\n';
    assert.equal(await without(`${ways}\n# Title\n\ntext\n`), await without('# Title\n\ntext\n'));
    const said = 'Next: we read [the plan](https://pad.example/plan).\n';
    assert.match(await without(`# Title\n\n${said}`), /we read/u);
  });

  it('is how one came to a page, and what its writer calls navigation', async () => {
    const trail = '[Home](index.html) -> [Meetings](meetings.html) -> [May](may.html)';
    const bar =
      '<div class="nav"><ul><li><a href="index.html">All</a></li><li><a href="b.html">On</a></li></ul></div>';
    assert.equal(await without(`${trail}\n\n# May\n\ntext\n\n${bar}\n`), 'May\n\ntext');
    const said = '[Home](index.html) -> [Meetings](meetings.html) -> all are welcome';
    assert.match(await without(`${said}\n`), /welcome/u);
    assert.match(await without(`<div class="nav"><a href="b.html">On</a> with it</div>\n`), /with it/u);
  });

  it('is what a wiki files a page under', async () => {
    assert.equal(
      await without('# May\n\ntext\n\n[Category:Minutes](Category:Minutes "wikilink")\n'),
      'May\n\ntext',
    );
  });

  it('is a link into the document that is all of its paragraph', async () => {
    assert.equal(
      await without('text\n\n[Skip to Costs](#costs)\n\n## Costs\n\n40\n'),
      await without('text\n\n## Costs\n\n40\n'),
    );
  });

  it('is a link back to the top, and one to edit the page', async () => {
    assert.equal(
      await without(
        '# Title\n\ntext\n\n[Back to top](#title)\n\n[⬆](#)\n\n[Edit this page](https://code.example/a/edit/main/b.md)\n',
      ),
      'Title\n\ntext',
    );
  });

  it('is what marks headings and anchors', async () => {
    const { sections } = await markdown(
      '## Zero { #§0 }\n\n## One {#one}\n\n## Two (#two)\n\n## <a name="x"></a>Three\n\n<a id="y"></a>\n',
    );
    assert.deepEqual(outline(sections), ['Zero', 'One', 'Two', 'Three']);
    assert.deepEqual(sketch(sections[3]!.blocks), []);
  });

  it('is a list of references and the empty checklist of a template', async () => {
    assert.equal(
      await without('text\n\n- [ ]\n- [ ] \n\n[a]: https://e.com\n[b]: https://e.com "B"\n'),
      'text',
    );
  });

  it('is a licence at the end, whose words go to the notes', async () => {
    const { sections, notes } = await markdown('## Use\nso\n\n## License\nMIT © Somebody\n');
    assert.deepEqual(outline(sections), ['Use']);
    assert.deepEqual(notes, [{ position: { from: 4, to: 5 }, text: 'License\nMIT © Somebody' }]);
  });

  it('is not a section about licences in the middle, or a long one', async () => {
    assert.deepEqual(outline((await markdown('# Name\n\n## License\nMIT\n')).sections), ['License']);
    assert.deepEqual(outline((await markdown('## License\nMIT\n\n## Use\nso\n')).sections), [
      'License',
      'Use',
    ]);
    const long = `## Use\nso\n\n## License\n${'We chose it with care. '.repeat(30)}\n`;
    assert.deepEqual(outline((await markdown(long)).sections), ['Use', 'License']);
  });

  it('is a heading of dots alone, which leaves what follows to the section before', async () => {
    const { sections } = await markdown('## One\na\n\n## ...\nb\n\n## ****\nc\n\n## `%`\nd\n');
    assert.deepEqual(outline(sections), ['One', '%']);
    assert.deepEqual(sketch(sections[0]!.blocks), ['paragraph: a', 'paragraph: b', 'paragraph: c']);
  });

  it('is what is left of bold words that were taken out, but no rating', async () => {
    assert.equal(await without('******Work plan**'), 'Work plan');
    const cellsOf = async (row: string) =>
      sketch((await markdown(`| Part | Q1 |\n|--|--|\n${row}\n`)).blocks);
    assert.deepEqual(await cellsOf('| **** | P0 |\n| one | P1 |'), ['table: Part | Q1 |  | P0 | one | P1']);
    assert.deepEqual(await cellsOf('| **** | P0 |\n| *** | P1 |'), [
      'table: Part | Q1 | **** | P0 | *** | P1',
    ]);
  });
});
