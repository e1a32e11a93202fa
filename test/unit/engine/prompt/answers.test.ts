import assert from 'node:assert/strict';
import { isLeftToUs, readAnswer } from '../../../../src/engine/prompt/answers.ts';

describe('isLeftToUs', () => {
  it('understands "skip" and "you decide" in every language', () => {
    for (const answer of [
      'skip',
      'Skip it, please.',
      'You decide!',
      'No',
      'Überspringen',
      'Entscheide du',
      'Das überlasse ich Ihnen.',
      'Passer',
      'À vous de décider',
      'Comme vous voulez',
      'Tú decides',
      'Omítela',
      'Decidi tu',
      'Salta',
      'Você decide',
      'Pular',
      'Lewati saja',
      'Terserah',
      '跳过',
      '你决定',
      '您来决定。',
      'スキップしてください',
      'お任せします',
      'おまかせします。',
      '건너뛰기',
      '알아서 해 주세요',
      'تخطَّ',
      'القرار لك',
      'تخطي',
      'छोड़ दें',
      'आप तय करें',
      'বাদ দিন',
      'আপনি ঠিক করুন',
      '-',
      '…',
    ]) {
      assert.ok(isLeftToUs(answer), answer);
    }
  });

  it('takes everything else for an answer', () => {
    for (const answer of [
      'Skip the intro and tell them about the price',
      'No money is left',
      'The board',
      '投資家',
      'Nichts geht mehr ohne Strom',
    ]) {
      assert.ok(!isLeftToUs(answer), answer);
    }
  });
});

describe('readAnswer', () => {
  it('takes who and why for steering', () => {
    const answer = readAnswer('audience', 'The board of directors', 'us');
    assert.deepEqual(answer, {
      kind: 'steering',
      steering: { audience: 'The board of directors', narrative: 'Meeting' },
    });
  });

  it('takes what a section should say for content', () => {
    assert.deepEqual(readAnswer('section:team', 'Ana leads, Ben builds.', 'us'), {
      kind: 'content',
      text: 'Ana leads, Ben builds.',
      steering: {},
    });
  });

  it('takes text for content and what it asks for as steering', () => {
    const answer = readAnswer(
      'topic',
      'Make a pitch for investors. We sell bikes to cities, and cities love them.',
      'us',
    );
    assert.equal(answer.kind, 'content');
    assert.equal(
      answer.kind === 'content' && answer.text.trim(),
      'We sell bikes to cities, and cities love them.',
    );
    assert.equal(answer.kind === 'content' && answer.steering.narrative, 'Pitch');
  });

  it('knows that nothing is wanted', () => {
    assert.deepEqual(readAnswer('pictures', 'スキップ', 'ja'), { kind: 'skip' });
  });
});
