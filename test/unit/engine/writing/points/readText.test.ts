import assert from 'node:assert/strict';
import type { Language, RewriteStyle } from '../../../../../src/api/generationOptions.ts';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { readText } from '../../../../../src/engine/writing/points/readText.ts';

const frame = { title: rich('Boats'), isContinued: false };
/** Each as the sentences of one paragraph. */
const sentences = (...paragraphs: string[][]): Point[] =>
  paragraphs.flatMap((texts) => {
    const paragraph = rich(texts.join(' '));
    return texts.map((text, at) => ({
      ...pointOf(rich(text)),
      ...(at > 0 ? { goesOn: true } : {}),
      paragraph,
    }));
  });
const read = (
  points: readonly Point[],
  { style = 'Preserve', language = 'us' }: { style?: RewriteStyle; language?: Language } = {},
): string[] | undefined => {
  const slide = readText({ points }, frame, { language, deckLanguage: language, style, before: [] });
  return slide?.layout === 'text' ? slide.paragraphs.map(plain) : undefined;
};

describe('readText', () => {
  it('reads sentences in the paragraphs that they were written in', () => {
    assert.deepEqual(read(sentences(['It is old.', 'It leaks.'], ['We sail it.'])), [
      'It is old. It leaks.',
      'We sail it.',
    ]);
    assert.deepEqual(read(sentences(['船は古い。', '水が漏る。']), { language: 'ja' }), [
      '船は古い。水が漏る。',
    ]);
  });

  it('leaves entries, names and what is rewritten to other layouts', () => {
    assert.equal(read([pointOf(rich('a mast'), 'item'), pointOf(rich('an oar'), 'item')]), undefined);
    assert.equal(read([{ ...pointOf(rich('It is old.')), lead: rich('Age') }]), undefined);
    assert.equal(read(sentences(['It is old.', 'It leaks.']), { style: 'Subtle' }), undefined);
  });

  it('is no page of print', () => {
    assert.equal(
      read(sentences(Array.from({ length: 30 }, () => 'It is old and it leaks a lot.'))),
      undefined,
    );
  });
});
