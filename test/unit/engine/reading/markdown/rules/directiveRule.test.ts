import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const blocksOf = async (lines: readonly string[]) => (await markdown(lines.join('\n'))).blocks;

describe('directives in fences', () => {
  it('are remarks with a title, their options left out', async () => {
    const blocks = await blocksOf([
      '````{warning} Wet paint',
      ':class: wide',
      'Do **not** lean.',
      '',
      '```js',
      'wait()',
      '```',
      '````',
      'After.',
    ]);
    const [callout, after] = blocks;
    assert.ok(callout?.kind === 'callout');
    assert.equal(callout.tone, 'warning');
    assert.deepEqual(sketch(callout.blocks), [
      'paragraph: Wet paint',
      'paragraph: Do not lean.',
      'code: wait()',
    ]);
    assert.equal(after?.kind, 'paragraph');
  });

  it('are without the options that stand between two lines of dashes', async () => {
    const lines = ['```{note}', '---', 'width: 600px', 'name: quay', '---', 'Mind the step.', '```'];
    const [callout] = await blocksOf(lines);
    assert.ok(callout?.kind === 'callout');
    assert.deepEqual(sketch(callout.blocks), ['paragraph: Mind the step.']);
  });

  it('are listings in the language of their argument', async () => {
    const [block] = await blocksOf(['```{code-block} python', ':linenos:', 'x = 1', '```']);
    assert.ok(block?.kind === 'code');
    assert.deepEqual([block.language, block.code], ['python', 'x = 1']);
  });

  it('are formulas and diagrams by their name', async () => {
    assert.deepEqual(
      sketch(await blocksOf(['```{math}', 'x^2', '```', '', '~~~{mermaid}', 'graph TD', '~~~'])),
      ['math: x^2', 'diagram: graph TD'],
    );
  });

  it('are pictures with what is said below them', async () => {
    assert.deepEqual(
      sketch(await blocksOf(['```{figure} https://e.org/a.png', ':width: 3', 'The boat.', '```'])),
      ['image: ', 'paragraph: The boat.'],
    );
  });

  it('leave out what a site fills in', async () => {
    assert.deepEqual(sketch(await blocksOf(['```{toctree}', 'one', 'two', '```', 'Text.'])), [
      'paragraph: Text.',
    ]);
  });

  it('end with the text where nobody closed them', async () => {
    assert.deepEqual(sketch(await blocksOf(['```{note}', 'Open.'])), ['callout: Open.']);
  });

  it('are listings like any other under a name that is none of theirs', async () => {
    assert.deepEqual(sketch(await blocksOf(['```{python}', 'x = 1', '```'])), ['code: x = 1']);
  });
});
