import assert from 'node:assert/strict';
import { array, assert as check, constantFrom, oneof, property, string } from 'fast-check';
import { plain } from '../../../src/deck/richText.ts';
import { DeckReader, readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { Deck } from '../../../src/layouts/deck.ts';
import { deckFiles } from '../../support/deckFiles.ts';

const slidesOf = (text: string) => readDeckFile(text).deck.sections.flatMap(({ slides }) => slides);
const layoutsOf = (text: string) => slidesOf(text).map(({ layout }) => layout);
const problemsOf = (text: string) =>
  readDeckFile(text).problems.map(({ kind, line }) => `${line + 1}: ${kind}`);

describe('readDeckFile', () => {
  it('gives content the layout that suits it', () => {
    const written: [string, string[]][] = [
      ['# A talk\n\nabout it', ['cover']],
      ['# A talk\n\n---\n\n# First part\n\n---\n\n## Only words', ['cover', 'section', 'statement']],
      ['## T\n\nIt is old.\n\nIt leaks.', ['text']],
      ['## T\n\n- a\n- b', ['bullets']],
      ['## T\n\nThree:\n\n- a\n- b\n\nThat is all.', ['bullets']],
      ['## T\n\n1. a\n2. b', ['steps']],
      ['## T\n\n### A\n\ntext\n\n### B\n\n- x', ['columns']],
      ['## T\n\n| a | b |\n| - | - |\n| 1 | 2 |', ['table']],
      ['## T\n\nIt grew.\n\n| a | b |\n| - | - |\n| 1 | 2 |', ['table']],
      ['## T\n\n```ts\nx\n```', ['code']],
      ['## T\n\n```ts\nx\n```\n\nIt returns x.', ['code']],
      ['## T\n\nLike this:\n\n```ts\nx\n```\n\n- **x** is returned\n- nothing else', ['code']],
      ['## T\n\n```mermaid\nflowchart TD\n```', ['diagram']],
      ['## T\n\n![a](b.png)', ['image']],
      ['## T\n\n![a](b.png)\n\n- text', ['image-and-text']],
      ['## T\n\n![a](b.png)\n\n![c](d.png)', ['gallery']],
      ['## T\n\n> said\n>\n> — who', ['quote']],
      ['## T\n\n$$\nx^2\n$$', ['math']],
      ['<!-- chart kind=line -->\n\n## T\n\n| | a |\n| - | - |\n| x | 1 |', ['chart']],
    ];
    for (const [text, expected] of written) assert.deepEqual(layoutsOf(text), expected, text);
  });

  it('parts what no layout holds at once, and says from which line', () => {
    const text = '## T\n\n- a\n\n| a |\n| - |\n| 1 |\n\nend';
    assert.deepEqual(layoutsOf(text), ['bullets', 'table']);
    assert.deepEqual(problemsOf(text), ['5: slide-parted']);
  });

  it('says which marker it does not know, and what a layout lacks', () => {
    assert.deepEqual(problemsOf('<!-- carousel -->\n\n## T\n\ntext'), ['1: marker-unknown']);
    assert.deepEqual(problemsOf('<!-- chart -->\n\n## T\n\n| a | b |\n|-|-|\n| x | y |'), [
      '1: chart-without-figures',
    ]);
    assert.deepEqual(problemsOf('---\ntheme: neon\n---\n\n# T'), ['2: theme-unknown']);
  });

  it('reads colors of one’s own as people write them', () => {
    const { deck, problems } = readDeckFile(
      '---\ntheme: slate\ncolors:\n  background: #FFF # white\n  text: "#123456"\n  accent: rgb(180, 0, 60)\nheadings: serif\n---\n\n# T',
    );
    assert.deepEqual(problems, []);
    assert.deepEqual(deck.colors, { background: '#ffffff', text: '#123456', accent: '#b4003c' });
    assert.equal(deck.headings, 'serif');
  });

  it('says at its line what is no color, what cannot be set, and what cannot be read', () => {
    const text =
      '---\ncolors:\n  background: "#fff"\n  text: "#999"\n  accent: navy\n  shadow: "#000"\nheadings: comic\n---\n\n# T';
    assert.deepEqual(problemsOf(text), [
      '5: color-unreadable',
      '6: color-name-unknown',
      '4: contrast-low',
      '7: headings-unknown',
    ]);
    assert.deepEqual(problemsOf('---\ncolors: blue\n---\n\n# T'), ['2: color-unreadable']);
  });

  it('knows the lines of each slide', () => {
    const { lines } = readDeckFile('---\ntitle: x\n---\n\n# A\n\n---\n\n## B\n\ntext\n');
    assert.deepEqual(
      lines.map(({ line, end }) => [line, end]),
      [
        [3, 6],
        [7, 12],
      ],
    );
  });

  it('keeps a line of dashes in code and in notes', () => {
    const [code, noted, last] = slidesOf(
      '## C\n\n```yaml\na: 1\n---\nb: 2\n```\n\n---\n\n## N\n\nx\n\n<!-- notes -->\none\n\\---\ntwo\n\n---\n\nz',
    );
    assert.equal(code?.layout === 'code' && code.lines[1]?.text, '---');
    assert.equal(noted?.notes, 'one\n---\ntwo');
    assert.equal(last?.layout === 'statement' && plain(last.text), 'z');
  });

  it("reads other programs' decks with all they say, and tells what is theirs", () => {
    const text = [
      '---\nmarp: true\ntheme: gaia\npaginate: true\n---\n\n<!-- _class: lead -->\n\n# Tides\n\nA talk',
      'layout: two-cols\nclass: text-center',
      '# Left\n\n- one\n\n::right::\n\n- two\n\n<v-click>three</v-click>\n\n<!-- Say hello\nto all -->',
    ]
      .join('\n\n---\n')
      .replace('text-center\n\n---', 'text-center\n---');
    const { deck, problems } = readDeckFile(text);
    const slides = deck.sections.flatMap((section) => section.slides);
    const shown = JSON.stringify(slides);
    for (const said of ['Tides', 'A talk', 'Left', 'one', 'two', 'three'])
      assert.match(shown, new RegExp(said));
    assert.doesNotMatch(shown, /two-cols|right::|_class|v-click/);
    assert.match(slides.map(({ notes }) => notes).join(), /Say hello\nto all/);
    const foreign = problems.filter(({ kind }) => kind === 'foreign-syntax').map(({ line }) => line + 1);
    assert.deepEqual(
      foreign.sort((a, b) => a - b),
      [7, 14, 21],
    );
  });

  it('reads every beginning of ten deck files, as it is typed', function () {
    this.timeout(120_000);
    for (const text of deckFiles) {
      const reader = new DeckReader();
      for (let at = 0; at <= text.length; at += 1) {
        const { deck: read } = reader.read(text.slice(0, at));
        assert.ok(
          read.sections.every((section) => section.slides.length > 0),
          text.slice(0, at),
        );
      }
    }
  });

  it('reads a file that it has read before as one that is new', function () {
    this.timeout(60_000);
    const pictures = '## A\n\n![x](https://a.example/1.png)\n\n---\n\n## B\n\n![y](https://a.example/2.png)';
    for (const text of [...deckFiles, pictures]) {
      const reader = new DeckReader();
      const cut = Math.floor(text.length / 3);
      const texts = [text, text.slice(cut), text, `# New\n\n---\n\n${text}`, text.slice(0, cut), text];
      for (const each of texts) assert.deepEqual(reader.read(each), readDeckFile(each));
    }
  });

  it('reads any text as a deck', () => {
    const piece = oneof(
      string({ unit: 'grapheme' }),
      constantFrom(
        '\n',
        '\n\n',
        '---\n',
        '# ',
        '- ',
        '1. ',
        '| a | b |\n| - | - |\n',
        '```\n',
        '> ',
        '<!-- chart -->',
        '<!-- notes -->',
        '$$\n',
        '![a](b)',
        '### x\n',
        '<div>',
        'a: b\n',
      ),
    );
    check(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const { deck } = readDeckFile(pieces.join(''));
        assert.deepEqual(Deck.parse(deck), deck);
      }),
      { numRuns: 1000 },
    );
  });
});
