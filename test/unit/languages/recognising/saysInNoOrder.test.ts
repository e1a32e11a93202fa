import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { saysInNoOrder } from '../../../../src/languages/recognising/saysInNoOrder.ts';

const inNoOrder: Readonly<Record<Language, string>> = {
  us: 'You can do one of the following:',
  uk: 'There are two ways to open the valve:',
  de: 'Es gibt drei Möglichkeiten, das Ventil zu öffnen:',
  fr: 'Il y a deux façons d’ouvrir la vanne :',
  es: 'Hay dos formas de abrir la válvula:',
  it: 'Ci sono due modi per aprire la valvola:',
  pt: 'Há duas formas de abrir a válvula:',
  in: 'Ada dua cara membuka katup:',
  ja: '弁を開けるには2つの方法があります。',
  cn: '打开阀门有两种方法：',
  ko: '밸브를 여는 두 가지 방법이 있습니다.',
  ar: 'هناك خياران لفتح الصمام:',
  hi: 'वाल्व खोलने के दो तरीके हैं:',
  bn: 'ভালভ খোলার দুটি উপায় আছে:',
};

describe('What says that none of several things comes before another', () => {
  for (const [language, text] of Object.entries(inNoOrder))
    it(`is known in ${language}`, () => assert.ok(saysInNoOrder(text, language as Language)));

  it('is not what announces steps', () => {
    assert.ok(!saysInNoOrder('The attack went as follows:', 'us'));
  });
});
