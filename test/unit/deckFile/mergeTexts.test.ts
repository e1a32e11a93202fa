import assert from 'node:assert/strict';
import { mergeTexts } from '../../../src/deckFile/mergeTexts.ts';

const merged = (before: string, one: string, other: string): string | undefined => {
  const found = mergeTexts(before, one, other);
  assert.equal(found?.conflicts, 0);
  return found?.text;
};

const before = '# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n\n---\n\n## Price\n\n12 cents\n';

describe('mergeTexts', () => {
  it('takes what one of two changed', () => {
    const changed = before.replace('black', 'black and white');
    assert.equal(merged(before, changed, before), changed);
    assert.equal(merged(before, before, changed), changed);
    assert.equal(merged(before, changed, changed), changed);
  });

  it('brings together what both changed, each somewhere else', () => {
    const mine = before.replace('# Tea\n', '# Tea for all\n').replace('- green\n', '');
    const theirs = before.replace('12 cents', '18 cents').replace('## Price', '## What it costs');
    assert.equal(
      merged(before, mine, theirs),
      '# Tea for all\n\n---\n\n## Kinds\n\n- black\n\n---\n\n## What it costs\n\n18 cents\n',
    );
  });

  it('keeps a slide that one of them put in, and one that the other added behind', () => {
    const mine = before.replace('---\n\n## Price', '---\n\n## Mine\n\n---\n\n## Price');
    const theirs = `${before}\n---\n\n## Theirs\n`;
    assert.equal(
      merged(before, mine, theirs),
      `${before.replace('---\n\n## Price', '---\n\n## Mine\n\n---\n\n## Price')}\n---\n\n## Theirs\n`,
    );
  });

  it('keeps what the one has where both changed the same lines, and says in how many places', () => {
    const mine = before.replace('12', '13');
    const theirs = before.replace('12', '18').replace('# Tea\n', '# Tea for all\n');
    assert.deepEqual(mergeTexts(before, mine, theirs), {
      text: mine.replace('# Tea\n', '# Tea for all\n'),
      conflicts: 1,
    });
    const without = before.replace('12 cents\n', '');
    assert.deepEqual(mergeTexts(before, without, before.replace('12', '18')), {
      text: without,
      conflicts: 1,
    });
  });

  it('does not mind how lines end', () => {
    assert.equal(
      merged(before, before.replaceAll('\n', '\r\n'), before.replace('12', '18')),
      before.replace('12', '18'),
    );
  });

  it('leaves texts alone that are too long to compare', () => {
    const long = (word: string) => Array.from({ length: 6_000 }, (_, at) => `${word} ${at}`).join('\n');
    assert.equal(mergeTexts(long('a'), long('b'), long('a')), undefined);
  });
});
