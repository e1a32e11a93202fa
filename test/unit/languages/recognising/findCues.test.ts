import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { findCues } from '../../../../src/languages/recognising/findCues.ts';

const said = (text: string, language: Language = 'us'): string[] =>
  findCues(text, language).map(({ role, from, to }) => `${role}: ${text.slice(from, to)}`);

describe('finding cues', () => {
  it('finds whole words only', () => {
    assert.deepEqual(said('A duet on a brisk walk.'), []);
    assert.deepEqual(said('Überrisikolos', 'de'), []);
  });

  it('takes a letter with its mark for one letter of a word', () => {
    assert.deepEqual(said('कामना', 'hi'), []);
  });

  it('finds them in any case', () => {
    assert.deepEqual(said('WE DECIDED nothing'), ['decision: WE DECIDED']);
    assert.deepEqual(said('RISIKEN', 'de'), ['risk: RISIKEN']);
  });

  it('finds every ending where a cue allows it, and says where the word ends', () => {
    assert.deepEqual(said('Recommendations follow'), ['recommendation: Recommendations']);
  });

  it('lets the longest cue win over those inside it', () => {
    assert.deepEqual(said('This is not yet decided.'), ['question: not yet decided']);
    assert.deepEqual(said('尚未决定由谁参加。', 'cn'), ['question: 尚未决定']);
  });

  it('keeps two cues that share a word', () => {
    assert.deepEqual(said('Due to rain all agreed to follow up'), [
      'cause: Due to',
      'decision: agreed to',
      'action: to follow up',
    ]);
  });

  it('finds words across hyphens and line breaks', () => {
    assert.deepEqual(said('root-cause'), ['cause: root-cause']);
    assert.deepEqual(said('root\ncause'), ['cause: root\ncause']);
  });

  it('finds nothing in code', () => {
    assert.deepEqual(said('Call `because of` and ``root `cause` `` here'), []);
    assert.deepEqual(findCues('Call because of here', 'us', [{ from: 5, to: 15 }]), []);
  });

  it('finds cues anywhere where words are written together', () => {
    assert.deepEqual(said('本日の会議で採用することに決まった。', 'ja'), [
      'decision: 採用する',
      'decision: 決まった',
    ]);
  });

  it('finds what is glued onto Korean words', () => {
    assert.deepEqual(said('서버를 증설하기로 했다', 'ko'), ['decision: 기로 했']);
  });

  it('finds Arabic words behind what is written onto them, with and without vowels', () => {
    assert.deepEqual(said('وبسبب المطر', 'ar'), ['cause: وبسبب']);
    assert.deepEqual(said('بِسَبَبِ المطر', 'ar'), ['cause: بِسَبَبِ']);
  });

  it('takes one way of writing for the other', () => {
    assert.deepEqual(said('We won’t do it'), ['decision: We won’t']);
    assert.deepEqual(said('मंज़ूरी दी', 'hi'), ['decision: मंज़ूरी दी']);
    assert.deepEqual(said('मंजूरी दी', 'hi'), ['decision: मंजूरी दी']);
    assert.deepEqual(said('De\u0301cide\u0301 : décision', 'fr').at(-1), 'decision: décision');
  });

  it('says which cues leave no doubt', () => {
    const [sure] = findCues('because of rain', 'us');
    const [perhaps] = findCues('whether it rains', 'us');
    assert.deepEqual([sure?.strength, perhaps?.strength], [2, 1]);
  });
});
