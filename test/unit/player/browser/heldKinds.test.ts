import assert from 'node:assert/strict';
import mermaid from 'mermaid';
import { blocksIn, holdKinds, sizingsOf } from '../../../../src/player/browser/heldKinds.ts';

const nested = (levels: number): string =>
  `block-beta\n${'block\n'.repeat(levels)}a\n${'end\n'.repeat(levels)}`;

const read = async (source: string): Promise<unknown> => {
  mermaid.initialize({ startOnLoad: false });
  await holdKinds(source);
  return mermaid.mermaidAPI.getDiagramFromText(source);
};

describe('holdKinds', () => {
  it('lets diagrams through as people draw them', async () => {
    for (const source of [
      'block-beta\n  columns 3\n  a space:2\n  block:group:3\n    columns 2\n    b c\n  end\n  a --> b',
      nested(8),
      'packet-beta\n  0-15: "Source port"\n  16-31: "Destination port"\n  32-63: "Sequence number"',
      'packet-beta\n  0-8191: "Page"',
    ])
      assert.ok(await read(source), source);
  });

  it('has none read that would take minutes to be drawn', async () => {
    for (const source of [
      nested(20),
      nested(100),
      `block-beta\n${'block\n'.repeat(9)}${'a b c d e f g h i j k l\n'.repeat(2)}${'end\n'.repeat(9)}`,
      'block-beta\n  space:99999999',
      `block-beta\n${Array.from({ length: 400 }, (_, at) => `a${at}`).join(' ')}`,
      'block-beta\n  a\n  block\n    space:9%%{a:b 99999\n  end',
      'packet-beta\n  0-99999999: "x"',
      'packet-beta\n  0-5999: "x"\n  6000-11999: "y"',
      `blo%%{a:b ck-beta\n${'block\n'.repeat(30)}a\n${'end\n'.repeat(30)}`,
    ])
      await assert.rejects(read(source), /too many parts/, source.slice(0, 40));
  });
});

describe('the work of drawing blocks', () => {
  const leaf = { type: 'na' };
  const around = (...children: object[]) => ({ type: 'composite', children });

  it('is to draw each, and each of the spaces', () =>
    assert.equal(blocksIn([leaf, { type: 'space', width: 4 }, around(leaf, leaf)]), 8));

  it('is to size what is in a block twice as often as the block', () => {
    assert.equal(sizingsOf([leaf, around(leaf, leaf)]), 6);
    assert.equal(sizingsOf([around(around(leaf))]), 7);
  });
});
