import assert from 'node:assert/strict';
import { mergeTexts } from '../../../src/deckFile/mergeTexts.ts';

const before = '# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n\n---\n\n## Price\n\n12 cents\n';

describe('mergeTexts', () => {
  it('takes what one of two changed', () => {
    const changed = before.replace('black', 'black and white');
    assert.equal(mergeTexts(before, changed, before), changed);
    assert.equal(mergeTexts(before, before, changed), changed);
    assert.equal(mergeTexts(before, changed, changed), changed);
  });

  it('brings together what both changed, each somewhere else', () => {
    const mine = before.replace('# Tea\n', '# Tea for all\n').replace('- green\n', '');
    const theirs = before.replace('12 cents', '18 cents').replace('## Price', '## What it costs');
    assert.equal(
      mergeTexts(before, mine, theirs),
      '# Tea for all\n\n---\n\n## Kinds\n\n- black\n\n---\n\n## What it costs\n\n18 cents\n',
    );
  });

  it('keeps a slide that one of them put in, and one that the other added behind', () => {
    const mine = before.replace('---\n\n## Price', '---\n\n## Mine\n\n---\n\n## Price');
    const theirs = `${before}\n---\n\n## Theirs\n`;
    assert.equal(
      mergeTexts(before, mine, theirs),
      `${before.replace('---\n\n## Price', '---\n\n## Mine\n\n---\n\n## Price')}\n---\n\n## Theirs\n`,
    );
  });

  it('chooses nothing where both changed the same lines', () => {
    const [mine, theirs] = [before.replace('12', '13'), before.replace('12', '18')];
    assert.equal(mergeTexts(before, mine, theirs), undefined);
    assert.equal(mergeTexts(before, before.replace('12 cents\n', ''), theirs), undefined);
  });

  it('does not mind how lines end', () => {
    assert.equal(
      mergeTexts(before, before.replaceAll('\n', '\r\n'), before.replace('12', '18')),
      before.replace('12', '18'),
    );
  });

  it('leaves texts alone that are too long to compare', () => {
    const long = (word: string) => Array.from({ length: 6_000 }, (_, at) => `${word} ${at}`).join('\n');
    assert.equal(mergeTexts(long('a'), long('b'), long('a')), undefined);
  });
});
