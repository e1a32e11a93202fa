import assert from 'node:assert/strict';
import { withAdmonishFences } from '../../../../../../../src/engine/reading/markdown/cleaning/template/admonishFences.ts';
import { markdown } from '../../../../../../support/reading.ts';

describe('withAdmonishFences', () => {
  it('makes a callout of what a maker of books sets off as a listing', async () => {
    assert.equal(withAdmonishFences('```admonish warning\nMind.\n```'), '```{warning}\nMind.\n```');
    assert.equal(
      withAdmonishFences('~~~admonish task title="Row (alone)"\nRow.\n~~~'),
      '~~~{note} Row (alone)\nRow.\n~~~',
    );
    assert.equal(withAdmonishFences('```admonish solution\nRow.\n```'), '```{note} Solution\nRow.\n```');
    const { blocks } = await markdown('# Boats\n\n```admonish warning\nMind **the tide**.\n```\n');
    const [callout] = blocks;
    assert.equal(callout?.kind === 'callout' && callout.tone, 'warning');
  });

  it('leaves other listings', () => {
    const text = '```sh\nadmonish --all\n```';
    assert.equal(withAdmonishFences(text), text);
  });
});
