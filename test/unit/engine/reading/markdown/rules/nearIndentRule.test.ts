import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import type { Block } from '../../../../../../src/engine/reading/document/sourceDocument.ts';
import { markdown } from '../../../../../support/reading.ts';

type Entries = (string | Entries)[];

/** The entries of lists by their texts, each followed by those below it. */
const entriesOf = (blocks: readonly Block[]): Entries =>
  blocks.flatMap((block): Entries => {
    if (block.kind === 'paragraph') return [plain(block.text)];
    if (block.kind === 'code') return [block.code];
    if (block.kind !== 'list') return [];
    return block.items.flatMap(({ text, blocks: inner }): Entries => {
      const below = entriesOf(inner);
      return below.length > 0 ? [plain(text), below] : [plain(text)];
    });
  });
const entries = async (...lines: string[]) => entriesOf((await markdown(lines.join('\n'))).blocks);

describe('entries that are indented by less than the text above them', () => {
  it('stand below a numbered one, which goes on counting', async () => {
    assert.deepEqual(await entries('1. One', '  * a', '  * b', '2. Two'), ['One', ['a', 'b'], 'Two']);
  });

  it('stand below it where they are numbered themselves, from one on', async () => {
    assert.deepEqual(await entries('1. One', '  1. a', '  2. b', '    - c', '2. Two'), [
      'One',
      ['a', 'b', ['c']],
      'Two',
    ]);
  });

  it('take what stands below them along', async () => {
    assert.deepEqual(
      await entries('1. One', '  * a', '', '    more', '    ```', '    code', '    ```', '2. Two'),
      ['One', ['a', ['more', 'code']], 'Two'],
    );
  });

  it('stay beside it where they count on, or stand a blank further in', async () => {
    assert.deepEqual(await entries('1. One', '  2. Two'), ['One', 'Two']);
    assert.deepEqual(await entries('- One', ' - Two'), ['One', 'Two']);
  });

  it('are read as they are in code', async () => {
    assert.deepEqual(await entries('1. One', '', '   ```', '   1. a', '     * b', '   ```'), [
      'One',
      ['1. a\n  * b'],
    ]);
  });

  it('begin a list of their own below a paragraph', async () => {
    assert.deepEqual(await entries('1. One', '', 'Text.', '', '  * a'), ['One', 'Text.', 'a']);
  });
});
