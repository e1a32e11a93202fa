import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { saysInOrder } from '../../../../src/languages/recognising/saysInOrder.ts';

const inOrder: Readonly<Record<Language, string>> = {
  us: 'Then open the valve.',
  uk: 'Once it is shut, finally paint it.',
  de: 'Danach öffnen Sie das Ventil.',
  fr: 'Ensuite, ouvrez la vanne.',
  es: 'Luego, abra la válvula.',
  it: 'Infine aprire la valvola.',
  pt: 'Em seguida, abra a válvula.',
  in: 'Setelah itu buka katup.',
  ja: '次に弁を開けます。',
  cn: '然后打开阀门。',
  ko: '그런 다음 밸브를 엽니다.',
  ar: 'ثم افتح الصمام.',
  hi: 'उसके बाद वाल्व खोलें।',
  bn: 'তারপর ভালভ খুলুন।',
};

describe('What says that one thing is done after another', () => {
  for (const [language, text] of Object.entries(inOrder))
    it(`is known in ${language}`, () => assert.ok(saysInOrder(text, language as Language)));

  it('is no part of a longer word', () => {
    assert.ok(!saysInOrder('The boats of Athens', 'us'));
  });
});
