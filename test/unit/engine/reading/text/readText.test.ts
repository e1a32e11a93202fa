import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { documentOf, outline, sketch } from '../../../../support/reading.ts';

const text = (content: string) => documentOf('notes.txt', content);

describe('reading plain text', () => {
  it('finds headings that are underlined, in capitals, numbered or short and alone', async () => {
    const { title, sections } = await text(
      'Project Falcon\n\nOVERVIEW\n\nSome words that say what it is.\n\n1.2 Scope of work\n\nMore words.\n\nNext steps\n----------\nLast words.\n\nOpen questions\n\nThe pier is owned by somebody.\n',
    );
    assert.equal(plain(title!), 'Project Falcon');
    assert.deepEqual(outline(sections), [
      'OVERVIEW',
      '  1.2 Scope of work',
      'Next steps',
      '  Open questions',
    ]);
  });

  it('takes sentences and lines of a list for what they are', async () => {
    const { sections, blocks } = await text(
      'This is one sentence.\n\nThis is another, a longer one.\n\n1. First\n\n2. Second\n',
    );
    assert.deepEqual(sections, []);
    assert.deepEqual(sketch(blocks), [
      'paragraph: This is one sentence.',
      'paragraph: This is another, a longer one.',
      'list: First | Second',
    ]);
  });

  it('unwraps paragraphs and keeps lines that end on purpose', async () => {
    const { blocks } = await text(
      'A paragraph that somebody wrapped by hand after\nabout fifty characters, as one did for a long\ntime.\n\nRoses are red\nViolets are blue\n',
    );
    assert.deepEqual(sketch(blocks), [
      'paragraph: A paragraph that somebody wrapped by hand after about fifty characters, as one did for a long time.',
      'paragraph: Roses are red\nViolets are blue',
    ]);
  });

  it('reads lists with bullets of many kinds, nested by their indent', async () => {
    const { blocks } = await text(
      'We need:\n• one that goes\n  on here\n• two\n    - three\n    - four\n☑ five\n',
    );
    const [, list] = blocks;
    assert.deepEqual(sketch(blocks), [
      'paragraph: We need:',
      'list: one that goes on here | two | three | four | five',
    ]);
    assert.equal(list?.kind, 'list');
    assert.deepEqual(
      list.items.map(({ blocks: inner, checked }) => [inner.length, checked]),
      [
        [0, undefined],
        [1, undefined],
        [0, true],
      ],
    );
  });

  it('reads Chinese and Japanese', async () => {
    const { title, sections } = await text(
      '製品概要\n\n第一章 目的\n\nこれは長い文章で、\n次の行に続きます。\n\n・早い\n・安い\n',
    );
    assert.equal(plain(title!), '製品概要');
    assert.deepEqual(outline(sections), ['第一章 目的']);
    assert.deepEqual(sketch(sections[0]!.blocks), [
      'paragraph: これは長い文章で、次の行に続きます。',
      'list: 早い | 安い',
    ]);
  });

  it('reads tables of tabs, and addresses as links', async () => {
    const { blocks } = await text('Name\tAge\nAda\t36\n\nSee https://e.com/a.\n');
    assert.deepEqual(sketch(blocks), ['table: Name | Age | Ada | 36', 'paragraph: See https://e.com/a.']);
    assert.deepEqual(blocks[1]!.kind === 'paragraph' && blocks[1]!.text[1], {
      text: 'https://e.com/a',
      href: 'https://e.com/a',
    });
  });

  it('reads Markdown that came as plain text', async () => {
    const { kind, sections } = await text('## One\n\n**a**\n\n## Two\n');
    assert.equal(kind, 'text');
    assert.deepEqual(outline(sections), ['One', 'Two']);
  });
});
