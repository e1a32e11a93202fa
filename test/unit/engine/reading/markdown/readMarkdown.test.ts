import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../../src/engine/reading/document/blockTexts.ts';
import type { Block } from '../../../../../src/engine/reading/document/sourceDocument.ts';
import { fullText, markdown, outline, sketch } from '../../../../support/reading.ts';

const blocksOf = async (text: string): Promise<readonly Block[]> => (await markdown(text)).blocks;
const sketchOf = async (text: string): Promise<string[]> => sketch(await blocksOf(text));

describe('reading Markdown', () => {
  describe('the document', () => {
    it('has fields that a wiki keeps in comments', async () => {
      const document = await markdown(
        '<!-- TITLE: 02/19 (crew) -->\n<!-- SUBTITLE: Oars & paint -->\n\n# Boats\n\nThey leak.\n',
      );
      assert.equal(plain(document.title ?? []), '02/19 (crew)');
      assert.equal(plain(document.subtitle ?? []), 'Oars & paint');
      const said = await markdown('<!-- title of all -->\n\n# Boats\n\nThey leak.\n');
      assert.equal(plain(said.title ?? []), 'Boats');
    });

    it('has a title as it would be read on a page', async () => {
      const { title } = await markdown(
        '---\ntitle: "Post&#x2011;mortem of the pier &amp; the mill"\n---\n\nIt fell.\n',
      );
      assert.equal(plain(title ?? []), 'Post‑mortem of the pier & the mill');
    });

    it('is a tree of sections by depth, with lines, skipped levels included', async () => {
      const { sections } = await markdown('## One\ntext\n\n#### Deep\nmore\n\nTwo\n---\nend\n');
      assert.deepEqual(outline(sections), ['One', '  Deep', 'Two']);
      assert.deepEqual(
        [sections[0]!, sections[0]!.sections[0]!, sections[1]!].map(({ depth, position }) => [
          depth,
          position,
        ]),
        [
          [2, { from: 1, to: 5 }],
          [4, { from: 4, to: 5 }],
          [2, { from: 7, to: 9 }],
        ],
      );
    });

    it('needs no brackets around the version in a heading', async () => {
      const { sections } = await markdown('## [2.9.0] - 2026-01-12\nx\n\n## [Other] x\ny\n');
      assert.deepEqual(outline(sections), ['2.9.0 - 2026-01-12', '[Other] x']);
    });

    it('has no part of what programs are told of a heading', async () => {
      const headings = (
        await markdown(
          '## Ada {#ada}\n\nOak.\n\n## Bertha {.unnumbered}\n\nAsh.\n\n## Clara {-}\n\n{it} is of tin.',
        )
      ).sections.map(({ heading }) => plain(heading));
      assert.deepEqual(headings, ['Ada', 'Bertha', 'Clara']);
    });

    it('has its only heading of the first level as title', async () => {
      const { title, blocks, sections } = await markdown('# Title *here*\nintro\n\n## Part\n');
      assert.deepEqual(title, [{ text: 'Title ' }, { text: 'here', marks: ['emphasis'] }]);
      assert.deepEqual(sketch(blocks), ['paragraph: intro']);
      assert.deepEqual(outline(sections), ['Part']);
    });

    it('has no title where there are several such headings', async () => {
      const { title, sections } = await markdown('# One\n\n# Two\n');
      assert.equal(title, undefined);
      assert.deepEqual(outline(sections), ['One', 'Two']);
    });

    it('takes the heading of a page for its title, and the day of its time', async () => {
      const { title, date } = await markdown(
        '---\nheading: Who sails\ndate: 2025-11-11 9:06:00 -0500\n---\n\ntext\n',
      );
      assert.deepEqual([plain(title!), date], ['Who sails', '2025-11-11']);
    });

    it('takes no date that is none, and no description that was cut off', async () => {
      const { subtitle, date } = await markdown(
        "---\ntitle: T\ndescription: Notes of the council of l'\ndate: 2999-28-12\n---\n\ntext\n",
      );
      assert.deepEqual([subtitle, date], [undefined, undefined]);
    });

    it('takes title, subtitle, authors and date of the front matter, and counts its lines', async () => {
      const text =
        '---\ntitle: T\nsubtitle: S\nauthor: [A, {name: "[B](https://example.org/@b)"}]\ndate: 2025-01-02\nlayout: x\n---\n\ntext\n';
      const { title, subtitle, author, date, blocks } = await markdown(text);
      assert.deepEqual(
        { title: plain(title!), subtitle: plain(subtitle!), author, date },
        { title: 'T', subtitle: 'S', author: 'A, B', date: '2025-01-02' },
      );
      assert.deepEqual(blocks[0]!.position, { from: 9, to: 9 });
    });

    it('takes what a proposal is called for its title, in words, and a day that a program makes', async () => {
      const { title, date } = await markdown(
        '---\nfeature: name_of_the_boat\ndate: Date(2026, 7, 3)\n---\n\ntext\n',
      );
      assert.deepEqual([plain(title!), date], ['Name of the boat', '2026-07-03']);
    });

    it('takes no line of a description for one of its text', async () => {
      const said =
        'What is known of the release, with its dates,\n  whom to ask, and where all of it is written down'.repeat(
          2,
        );
      const { blocks } = await markdown(`---\ndescription: |\n  ${said}\n---\n\n# Tides\n`);
      assert.deepEqual(sketch(blocks), [`paragraph: ${said.replaceAll(/\s+/g, ' ')}`]);
    });

    it('has a long description for its first paragraph, or for the notes where it begins with one', async () => {
      const description = 'The tide brings in what nobody cleans. '.repeat(5).trim();
      const read = (text: string) =>
        markdown(`---\ndescription: "${description}"\n---\n\n# Tides\n\n${text}`);
      const without = await read('## Usage\n\nClean it.');
      assert.deepEqual(sketch(without.blocks), [`paragraph: ${description}`]);
      const told = await read('They come and go.\n\n## Usage\n\nClean it.');
      assert.deepEqual(sketch(told.blocks), ['paragraph: They come and go.']);
      assert.deepEqual(
        told.notes.map(({ text }) => text),
        [description],
      );
    });

    it('lets a heading that differs from the title of the front matter head what stands below it', async () => {
      const { title, sections } = await markdown('---\ntitle: A\n---\n# Other\ntext\n\n## Part\nmore');
      assert.equal(plain(title!), 'A');
      assert.deepEqual(outline(sections), ['Other', 'Part']);
    });

    it('takes such a heading for the subtitle where nothing stands right below it', async () => {
      const { subtitle } = await markdown('---\ntitle: A\n---\n# Other heading\n\n## Part\nmore');
      assert.equal(plain(subtitle!), 'Other heading');
      const told = await markdown('---\ntitle: A\nsubtitle: B\n---\n# Other heading\n\n## Part\nmore');
      assert.match(fullText(told), /Other heading/);
    });

    it('takes a heading alone below the title and over all the rest for what it is about', async () => {
      const parts = '### A\n\nx\n\n### B\n\nx\n\n### C\n\nx\n\n### D\n\nx';
      const read = await markdown(`# Call for tenders\n\n## Meals for four schools\n\n${parts}`);
      assert.equal(plain(read.subtitle!), 'Meals for four schools');
      assert.deepEqual(
        read.sections.map(({ heading }) => plain(heading)),
        ['A', 'B', 'C', 'D'],
      );
    });

    it('takes two headings with nothing below them, above all others, for what it is and of what kind', async () => {
      const read = await markdown(
        '# Boats of the west\n\n## Notes of a sailor\n\n# Why\n\nWind.\n\n# How\n\nOars.\n',
      );
      assert.deepEqual(
        [plain(read.title!), plain(read.subtitle!)],
        ['Boats of the west', 'Notes of a sailor'],
      );
      assert.deepEqual(
        read.sections.map(({ heading }) => plain(heading)),
        ['Why', 'How'],
      );
    });

    it('takes a heading right below the title, deeper than all others, for what it is about', async () => {
      const read = await markdown('# Report 2024\n\n### Boats of the west\n\nHi.\n\n## A\n\nx\n\n## B\n\nx');
      assert.equal(plain(read.subtitle!), 'Boats of the west');
      assert.deepEqual(
        read.sections.map(({ heading }) => plain(heading)),
        ['A', 'B'],
      );
      assert.equal(read.blocks.length, 1);
    });

    it('takes a heading that is the title of the front matter but for its version for the same', async () => {
      const read = await markdown('---\ntitle: "Tram – plan v4"\n---\n# Tram: plan\n\n## Part\nmore');
      assert.equal(plain(read.title!), 'Tram – plan v4');
      assert.equal(read.subtitle, undefined);
      const numbered = await markdown('---\ntitle: One queue\n---\n# RFC 47 – One queue\n\n## Part\nmore');
      assert.equal(plain(numbered.title!), 'RFC 47 – One queue');
    });

    it('takes the number that a menu has before a heading for no part of the title', async () => {
      const read = await markdown('---\ntitle: 2.3 Plan\n---\n# Plan\n\nWe start in May.');
      assert.equal(plain(read.title!), 'Plan');
    });

    it('takes what stands behind the name of a page for the place that it is of', async () => {
      const read = await markdown(
        '---\ntitle: "How we work | Harbor handbook"\n---\n# How We Work\n\n## Part\nmore',
      );
      assert.equal(plain(read.title!), 'How we work');
      assert.equal(plain(read.subtitle!), 'Harbor handbook');
      const other = await markdown(
        '---\ntitle: "Sails | Harbor handbook"\n---\n# How we work\n\n## Part\nmore',
      );
      assert.equal(plain(other.title!), 'Sails | Harbor handbook');
    });

    it('takes a first heading that begins the name of the page for its title, above others of its level', async () => {
      const headings = async (first: string) =>
        (
          await markdown(`---\ntitle: "Harbor watch: a plan"\n---\n# ${first}\n\nWho.\n\n# Crew\n\nTwo.\n`)
        ).sections.map(({ heading }) => plain(heading));
      assert.deepEqual(await headings('Harbor watch'), ['Crew']);
      assert.deepEqual(await headings('Watch'), ['Watch', 'Crew']);
    });

    it('leaves a heading in the middle of a text where it stands', async () => {
      const said = 'We build boats of wood, and we sail them in the spring. '.repeat(8);
      const read = await markdown(`---\ntitle: "Ada: a boat"\n---\n${said}\n\n# Ada\n\nShe sails.`);
      assert.equal(plain(read.title!), 'Ada: a boat');
      assert.deepEqual([read.blocks.length, read.sections.length], [1, 1]);
    });

    it('takes fields at the top for front matter without a fence, where one of them is the title', async () => {
      const fields = 'Title: Board meeting\nDate: 2017-01-14\nAuthors: Ada Byron\nurl: /\n\n';
      const { title, author, date, blocks } = await markdown(`${fields}We met.`);
      assert.deepEqual(
        [plain(title ?? []), author, date, blocks.length],
        ['Board meeting', 'Ada Byron', '2017-01-14', 1],
      );
      const text = await markdown(`${fields.replace('Title', 'About')}We met.`);
      assert.equal(text.title, undefined);
    });

    it('shows the fields of a cover without the marks that a site reads', async () => {
      const fields =
        '---\ntitle: Why *now*\ndescription: Makes `SAIL` cost what it weighs.\n---\n\nWe sailed.';
      const { title, subtitle } = await markdown(fields);
      assert.deepEqual(
        [title, subtitle].map((text) => plain(text ?? [])),
        ['Why now', 'Makes SAIL cost what it weighs.'],
      );
    });

    it('takes fields for front matter whose fence nothing closes, also above a line of the text', async () => {
      const fields = '---\ntitle: Why *now*\ndate: 2016-02-13T17:57:33+00:00\nauthor: Ada Byron\n\n';
      for (const text of ['We sailed.', 'We sailed.\n\n---\n\nWe landed.']) {
        const { title, author, date, blocks } = await markdown(`${fields}${text}`);
        assert.deepEqual([plain(title ?? []), author, date], ['Why now', 'Ada Byron', '2016-02-13']);
        assert.deepEqual(sketch(blocks.slice(0, 1)), ['paragraph: We sailed.']);
      }
    });

    it('takes fields above a line for front matter that nothing opens', async () => {
      const fields =
        'title: A year of boats\ndate: 2010-01-01 12:34:56\ntags:\n- boats\n- piers\nlink: year\n\n---\n\n';
      const { title, date, blocks } = await markdown(`${fields}We sailed.`);
      assert.deepEqual([plain(title ?? []), date, blocks.length], ['A year of boats', '2010-01-01', 1]);
      const heading = await markdown('title: A year of boats\n---\n\nWe sailed.');
      assert.equal(heading.blocks.length + heading.sections.length, 1);
    });

    it('is called by its heading rather than by the name of its file', async () => {
      const titleOf = async (named: string, heading: string) =>
        plain((await markdown(`---\ntitle: ${named}\n---\n\n# ${heading}\n\nWho.\n`)).title!);
      assert.equal(
        await titleOf('0003-one-ferry-for-two', 'One ferry for two harbors'),
        'One ferry for two harbors',
      );
      assert.equal(await titleOf('One ferry', 'Two harbors'), 'One ferry');
    });

    it('reads front matter below blank lines', async () => {
      const { title, sections } = await markdown('\n\n---\ntitle: "Ada: a boat"\n---\n\n## Crew\n\nTwo.');
      assert.equal(plain(title!), 'Ada: a boat');
      assert.equal(sections[0]!.position.from, 7);
      assert.equal((await markdown('\n---\nAda: a boat, she said.\n---\n\nTwo.')).title, undefined);
    });

    it('takes what only looks like front matter for text', async () => {
      assert.match(fullText(await markdown('---\nNo: [yaml\n---\ntext')), /No: \[yaml[\s\S]*text/);
    });
  });

  describe('text', () => {
    const spansOf = async (text: string) => {
      const [block] = await blocksOf(text);
      assert.equal(block?.kind, 'paragraph');
      return block.text;
    };

    it('knows emphasis between letters and punctuation of East Asian texts', async () => {
      for (const [text, strong] of [
        ['これは**「重要」**です。', '「重要」'],
        ['**注意。**次に進む。', '注意。'],
        ['该**星号（括号）**会显示', '星号（括号）'],
        ['이것은 **(강조)**입니다', '(강조)'],
      ] as const) {
        const [block] = await blocksOf(text);
        assert.ok(block?.kind === 'paragraph');
        assert.deepEqual(
          block.text.filter(({ marks }) => marks?.includes('strong')),
          [{ text: strong, marks: ['strong'] }],
        );
      }
    });

    it('breaks a line that its author ended above one that is longer than anybody wraps', async () => {
      const long = `Branding is for ${'the committee of the harbor and its members '.repeat(4)}to decide.`;
      const linesIn = async (text: string) => plain(await spansOf(text)).split('\n').length;
      assert.equal(await linesIn(`Style guide, reviews\n${long}`), 2);
      assert.equal(await linesIn(`Style guide and what\nBranding is for who decides.`), 1);
      assert.equal(await linesIn(`It is decided.\n${long}`), 1);
    });

    it('breaks lines as its author saw them, and not within a long sentence', async () => {
      const said = async (text: string) => plain(await spansOf(text));
      const long = 'If you put a key there, it is out of your control';
      assert.equal(await said(`${long}  \nand all can use it`), `${long} and all can use it`);
      assert.equal(await said(`${long}.  \nit is so`), `${long}.\nit is so`);
      assert.equal(await said(`${long}  \nAda Ruiz`), `${long}\nAda Ruiz`);
      assert.equal(await said('pier 4  \nleft of the quay'), 'pier 4\nleft of the quay');
    });

    it('keeps emphasis, code, strikes and math', async () => {
      assert.deepEqual(await spansOf('a **b _c_** `d  e` ~~f~~ $x^2$'), [
        { text: 'a ' },
        { text: 'b', marks: ['strong'] },
        { text: ' ' },
        { text: 'c', marks: ['strong', 'emphasis'] },
        { text: ' ' },
        { text: 'd  e', marks: ['code'] },
        { text: ' ' },
        { text: 'f', marks: ['strike'] },
        { text: ' ' },
        { text: 'x^2', marks: ['math'] },
      ]);
    });

    it('links what is safe to follow, and keeps the words of other links', async () => {
      assert.deepEqual(
        await spansOf(
          '[a](https://e.com) [b](javascript:alert(1)) [c](./c.md) [d][r] e [f](f@e.com) g <mailto:h@e.com>\n\n[r]: mailto:d@e.com',
        ),
        [
          { text: 'a', href: 'https://e.com' },
          { text: ' b c ' },
          { text: 'd', href: 'mailto:d@e.com' },
          { text: ' e ' },
          { text: 'f', href: 'mailto:f@e.com' },
          { text: ' g ' },
          { text: 'h@e.com', href: 'mailto:h@e.com' },
        ],
      );
    });

    it('leaves out the sign that links to its own place', async () => {
      assert.deepEqual(await sketchOf('<a name="min" href="#min">#</a> d3.min() and [#](https://e.org)'), [
        'paragraph: d3.min() and #',
      ]);
    });

    it('joins lines with a space, but not within Chinese or Japanese', async () => {
      assert.equal(plain(await spansOf('one\ntwo  \nthree')), 'one two\nthree');
      assert.equal(plain(await spansOf('日本語の\n文章です')), '日本語の文章です');
      assert.equal(plain(await spansOf('한국어\n문장')), '한국어 문장');
    });

    it('takes words between escaped brackets for words', async () => {
      const [block] = (await markdown('The space \\(unless it is set otherwise\\) is \\(a + b\\).')).blocks;
      assert.ok(block?.kind === 'paragraph');
      assert.equal(plain(block.text), 'The space (unless it is set otherwise) is a + b.');
    });

    it('decodes entities and leaves dollars of money alone', async () => {
      assert.equal(plain(await spansOf('&amp; &copy; :rocket: $5 and $6')), '& © $5 and $6');
    });

    it('reads the HTML people write into Markdown', async () => {
      assert.deepEqual(
        await spansOf('H<sub>2</sub>O <b>x</b><br/>press <kbd>Ctrl</kbd> <a href="https://e.com">e</a>'),
        [
          { text: 'H₂O ' },
          { text: 'x\n', marks: ['strong'] },
          { text: 'press ' },
          { text: 'Ctrl', marks: ['code'] },
          { text: ' ' },
          { text: 'e', href: 'https://e.com' },
        ],
      );
    });
  });

  describe('blocks', () => {
    it('keeps the name that a program jumps to, written right behind the fence', async () => {
      const [code] = await blocksOf('```SQUARE:\n  mul\n```\n');
      assert.ok(code?.kind === 'code');
      assert.deepEqual([code.language, code.code], [undefined, 'SQUARE:\n  mul']);
    });

    it('nests lists, tasks and what stands in items', async () => {
      const [list] = await blocksOf('3. a\n   - [x] b\n   - [ ] c\n\n   ```js\n   d\n   ```\n4. e\n');
      assert.equal(list?.kind, 'list');
      assert.deepEqual([list.ordered, list.start], [true, 3]);
      const [first] = list.items;
      assert.deepEqual(sketch(first!.blocks), ['list: b | c', 'code: d']);
      const [tasks] = first!.blocks;
      assert.equal(tasks?.kind, 'list');
      assert.deepEqual(
        tasks.items.map(({ checked }) => checked),
        [true, false],
      );
    });

    it('reads tables with alignment, of Markdown and of HTML', async () => {
      const [table] = await blocksOf('| a | b |\n|:-:|--:|\n| *1* | 2 |\n');
      assert.equal(table?.kind, 'table');
      assert.deepEqual(table.align, ['center', 'end']);
      assert.deepEqual(table.rows, [[[{ text: '1', marks: ['emphasis'] }], [{ text: '2' }]]]);
      const html = '<table><caption>C</caption><tr><th>a<th>b</tr><tr><td>1<td>2</table>';
      assert.deepEqual(await sketchOf(html), ['table: C | a | b | 1 | 2']);
    });

    it('keeps the words of a table that has nothing but a head', async () => {
      const [table] = await blocksOf('| [Guide](g.md) | Reference |\n|---|---|\n');
      assert.equal(table?.kind, 'table');
      assert.deepEqual(table.rows, [[[{ text: 'Guide' }], [{ text: 'Reference' }]]]);
    });

    it('reads the cells of a table that arranges pictures or listings one by one', async () => {
      const html = '<table><tr><td>\n\n```js\na\n```\n\n</td><td>\n\n```js\nb\n```\n\n</td></tr></table>\n';
      assert.deepEqual(await sketchOf(html), ['code: a', 'code: b']);
    });

    it('reads code with language and file name, in the ways people write them', async () => {
      const code = async (info: string) => {
        const [block] = await blocksOf(`\`\`\`${info}\nx\n\`\`\`\n`);
        assert.equal(block?.kind, 'code');
        return [block.language, block.fileName];
      };
      assert.deepEqual(await code('ts title="src/a b.ts" {1,3}'), ['ts', 'src/a b.ts']);
      assert.deepEqual(await code('ts:src/a.ts'), ['ts', 'src/a.ts']);
      assert.deepEqual(await code('python a.py'), ['python', 'a.py']);
      assert.deepEqual(await code('{.rust .numberLines}'), ['rust', undefined]);
      assert.deepEqual(await code('{r, echo=FALSE}'), ['r', undefined]);
      assert.deepEqual(await code('config.yaml'), ['yaml', 'config.yaml']);
      assert.deepEqual(await code('21.3'), [undefined, undefined]);
      assert.deepEqual(await code('c++'), ['c++', undefined]);
      assert.deepEqual(await code('text'), [undefined, undefined]);
      assert.deepEqual(await code('notes.txt'), [undefined, 'notes.txt']);
      assert.deepEqual(await code(''), [undefined, undefined]);
    });

    it('tells diagrams and math from code', async () => {
      assert.deepEqual(await sketchOf('```mermaid\ngraph TD\n```\n\n$$\nE=mc^2\n$$\n\n```math\nx\n```\n'), [
        'diagram: graph TD',
        'math: E=mc^2',
        'math: x',
      ]);
    });

    it('takes lines that begin with names in bold for a list', async () => {
      const [team] = await blocksOf('**Ada**, engines\n**Bo**, sails\n');
      assert.ok(team?.kind === 'list');
      assert.deepEqual(
        team.items.map(({ text }) => plain(text)),
        ['Ada, engines', 'Bo, sails'],
      );
      assert.deepEqual(await sketchOf('**Ada** and\n**Bo** sail\n'), ['paragraph: Ada and Bo sail']);
    });

    it('parts a bold name in a line of its own from what stands below', async () => {
      for (const text of ['**Data**  \nIt is open.', '**Data**\nIt is open.'])
        assert.deepEqual(await sketchOf(text), ['paragraph: Data', 'paragraph: It is open.']);
      const long = 'What we measured in the spring of the year';
      for (const text of [
        `**${long}**\nIt is open.`,
        '**Data**\nis open.',
        '**Data**  \nis open.',
        '**Open.**  \nIt is.',
      ])
        assert.equal((await blocksOf(text)).length, 1, text);
    });

    it('takes what calls itself a note for a callout', async () => {
      const [callout] = await blocksOf('> **Achtung:** Das Tor ist zu.\n');
      assert.ok(callout?.kind === 'callout');
      assert.equal(callout.tone, 'warning');
    });

    it('takes an answer behind the words for no name', async () => {
      const [quote] = await blocksOf('> "Nobody will use it." — Then we stop after a year, and sell it.\n');
      assert.ok(quote?.kind === 'quote');
      assert.equal(quote.who, undefined);
      assert.match(sketch(quote.blocks).join(), /Then we stop/);
    });

    it('leaves out a bar of links, whether they lead somewhere or not', async () => {
      const bar = '<sup>[from template][t] | [:date: Calendar][c] | [Tasks][k]</sup>';
      const known = '[t]: https://a.example\n[c]: https://b.example\n[k]: https://c.example\n';
      for (const text of [`${bar}\n\nIt sails.\n`, `${bar}\n\nIt sails.\n\n${known}`])
        assert.deepEqual(await sketchOf(text), ['paragraph: It sails.']);
      const [pair] = await sketchOf('[Red](https://a.example) | [Blue](https://b.example)\n');
      assert.match(pair ?? '', /Red/);
    });

    it('leaves out the links above and below all of it that lead to the pages beside it', async () => {
      assert.deepEqual(await sketchOf('[Home](README.md)\n\nIt sails.\n\n[Next one](sails.md)\n'), [
        'paragraph: It sails.',
      ]);
      assert.equal((await sketchOf('[Home](README.md)\n\n[Far](https://far.example/a.md)\n')).length, 1);
    });

    it('leaves out what a program says of the looks of some words', async () => {
      assert.deepEqual(await sketchOf('A [shared library]{.underline} of tools.\n'), [
        'paragraph: A shared library of tools.',
      ]);
    });

    it('goes on in a line that begins with a dash and names nobody', async () => {
      const [text] = await blocksOf(
        'Renaming a boat breaks the list when it is read\n— and the search by endings finds another boat, without a word to who looks for it.\n',
      );
      assert.ok(text?.kind === 'paragraph');
      assert.equal(plain(text.text).includes('\n'), false);
    });

    it('knows who is quoted where it stands behind the words', async () => {
      const [quote] = await blocksOf('> "It sails." — Bo, captain\n');
      assert.ok(quote?.kind === 'quote');
      assert.deepEqual(sketch(quote.blocks), ['paragraph: "It sails."']);
      assert.equal(plain(quote.who ?? []), 'Bo, captain');
    });

    it('has a tick where a cell is a box that is ticked, and an empty stack as it is', async () => {
      assert.deepEqual(await sketchOf('| a | b | c |\n| --- | --- | --- |\n| [x] | [ ] | [] |\n'), [
        'table: a | b | c | ✓ | ☐ | []',
      ]);
    });

    it('reads what stands between the rows of a table that has none', async () => {
      assert.deepEqual(await sketchOf('<table>\n\nIt is *there*.\n\n</table>\n'), [
        'paragraph: It is there.',
      ]);
    });

    it('takes what begins with a sign for a callout', async () => {
      const [tip] = await blocksOf('> 💡 You may skip this page.\n');
      assert.ok(tip?.kind === 'callout' && tip.tone === 'note');
      assert.deepEqual(tip.blocks.flatMap(blockTexts).map(plain), ['You may skip this page.']);
      const [warning] = await blocksOf('> ⚠️ Do not unplug it.\n');
      assert.ok(warning?.kind === 'callout' && warning.tone === 'warning');
    });

    it('takes what stands aside and begins with a sign for a callout', async () => {
      const [aside] = await blocksOf('<aside>\n💡 The queue was full.\n\n</aside>\n');
      assert.ok(aside?.kind === 'callout');
      assert.deepEqual(aside.blocks.flatMap(blockTexts).map(plain), ['The queue was full.']);
      const [plainly] = await blocksOf('<aside>\n\nThe queue was full.\n\n</aside>\n');
      assert.equal(plainly?.kind, 'paragraph');
    });

    it('tells callouts from quotations, and who is quoted', async () => {
      const [callout, quote] = await blocksOf('> [!WARNING]\n> Take **care**\n\n> To be.\n> — Hamlet\n');
      assert.equal(callout?.kind, 'callout');
      assert.equal(callout.tone, 'warning');
      assert.deepEqual(sketch(callout.blocks), ['paragraph: Take care']);
      assert.equal(quote?.kind, 'quote');
      assert.deepEqual(sketch(quote.blocks), ['paragraph: To be.']);
      assert.equal(plain(quote.who!), 'Hamlet');
    });

    it('reads callouts between colons', async () => {
      const [callout, after] = await blocksOf(':::tip[Do this]\nfirst\n\n- a\n:::\nafter\n');
      assert.equal(callout?.kind, 'callout');
      assert.equal(callout.tone, 'tip');
      assert.deepEqual(sketch(callout.blocks), ['paragraph: Do this', 'paragraph: first', 'list: a']);
      assert.deepEqual(sketch([after!]), ['paragraph: after']);
    });

    it('reads definition lists as terms and what they mean', async () => {
      assert.deepEqual(await sketchOf('Term\n: Meaning\n'), ['list: Term: Meaning']);
    });

    it('puts a footnote into the notes of the place that refers to it, and keeps one that nothing refers to', async () => {
      const document = await markdown(
        'Text[^1] and ^[inline *note*].\n\n[^1]: The note[^2].\n[^2]: Deeper.\n[^3]: Lonely.\n',
      );
      assert.deepEqual(document.notes, [
        { position: { from: 1, to: 1 }, text: 'The note.' },
        { position: { from: 1, to: 1 }, text: 'inline note' },
        { position: { from: 3, to: 3 }, text: 'Deeper.' },
      ]);
      assert.deepEqual(sketch(document.blocks), ['paragraph: Text and.', 'paragraph: Lonely.']);
    });

    it('reads Markdown within HTML', async () => {
      const { blocks, sections } = await markdown(
        '<details><summary>More</summary>\n\nInner *text*\n\n</details>\n\n<div align="center">\n\n## Head\n\n<p>Hi</p>\n\n</div>\n\nend',
      );
      assert.deepEqual(sketch(blocks), ['paragraph: More', 'paragraph: Inner text']);
      assert.deepEqual(outline(sections), ['Head']);
      assert.deepEqual(sketch(sections[0]!.blocks), ['paragraph: Hi', 'paragraph: end']);
    });

    it('takes no scripts, styles, frames or comments along, closed or not', async () => {
      const text =
        'a\n\n<script>\n\nalert(1)\n\n</script>\n\n<style>b{}</style>\n\n<iframe src="x">c</iframe>\n\n<!-- d -->\n\ne <!-- f --> <script>g</script> h\n\n<script>i\n\n';
      assert.deepEqual(await sketchOf(text), ['paragraph: a', 'paragraph: e h']);
    });
  });
});
