import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

const said = async (text: string) => {
  const [block] = (await markdown(text)).blocks;
  assert.ok(block?.kind === 'paragraph');
  return plain(block.text);
};

describe('what a program would have put there', () => {
  it('leaves no name of its kind before code', async () => {
    assert.equal(await said('Press {kbd}`Ctrl` and {kbd}`D`, then look.'), 'Press Ctrl and D, then look.');
    assert.equal(await said('Set {mode} with `--mode`.'), 'Set {mode} with --mode.');
  });

  it('leaves the words of an address where a link has none', async () => {
    assert.equal(
      await said('See [](#move-the-data) and [](guide/old_piers.md).'),
      'See move the data and old piers.',
    );
  });

  it('leaves nothing of a link without words that stands alone, as where a page shows a picture', async () => {
    const { blocks } = await markdown(
      'It is fun to watch:\n\n<blockquote><a href="//pictures.example/6hkPPwA"></a></blockquote>\n',
    );
    assert.equal(blocks.length, 1);
  });

  it('leaves nothing of a link without words beside one that leads to the same place', async () => {
    const link = (words: string): string => `[${words}](https://harbor.example/pull/512)`;
    assert.equal(await said(`${link('Move')} ${link('')}${link('the pier')}.`), 'Move the pier.');
  });

  it('leaves no bracket around a link without words', async () => {
    assert.equal(await said('Run it again (see [](#pods)) now.'), 'Run it again now.');
    assert.equal(await said('Run it (see [the pods](#pods)) now.'), 'Run it (see the pods) now.');
  });
});
