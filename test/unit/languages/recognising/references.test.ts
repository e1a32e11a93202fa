import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import {
  namesPicture,
  referenceLength,
  referencesIn,
} from '../../../../src/languages/recognising/references.ts';

const points: Readonly<Record<Language, readonly string[]>> = {
  us: ['(Figs. 3a–c)', '(see sections 4 and 5.2)'],
  uk: ['(Table 2)', '(cf. Appendix B)'],
  de: ['(Abb. 3)', '(vgl. 6.1)'],
  fr: ['(figure 1)', '(voir annexe B)'],
  es: ['(tabla 2)', '(véase el apartado 3)'],
  it: ['(fig. 2)', '(vedi sezione 4)'],
  pt: ['(Tabela 1)', '(ver seção 3)'],
  in: ['(Gambar 2)', '(lihat bab 3)'],
  ja: ['（図1）', '（4.2節を参照）'],
  cn: ['（图 3）', '（详见第三节）'],
  ko: ['(그림 1)', '(3.2절 참조)'],
  ar: ['(الشكل 2)', '(انظر القسم 3)'],
  hi: ['(चित्र 2)', '(खंड 3 देखें)'],
  bn: ['(চিত্র 2)', '(অধ্যায় 3 দেখুন)'],
};

const referencesOf = (sentence: string, language: Language): string[] =>
  referencesIn(sentence, language).map(({ from, to }) => sentence.slice(from, to));

describe('References to places of a document', () => {
  for (const [language, brackets] of Object.entries(points))
    it(`are known in ${language}`, () => {
      for (const place of brackets)
        assert.deepEqual(referencesOf(`x${place}y`, language as Language), [place]);
    });

  it('are no names, years or signs', () => {
    for (const said of ['(Section 230)', '(4)', '(CEST)', '(see issue 12)', '(2019)', '(I)', '(part 2)'])
      assert.deepEqual(referencesOf(`The pump ${said} leaks.`, 'us'), [], said);
  });

  it('are no words that begin as those for looking do', () => {
    const words: readonly (readonly [string, Language])[] = [
      ['（如果适用于您的平台）', 'cn'],
      ['（如 3 天）', 'cn'],
      ['（见面地点在码头）', 'cn'],
      ['（詳しくは船で）', 'ja'],
      ['(참고 사항)', 'ko'],
      ['(انظر إلى البحر)', 'ar'],
      ['(नाव को देखें)', 'hi'],
      ['(নৌকা দেখুন)', 'bn'],
      ['(see a doctor)', 'us'],
      ['(s. u. und o.)', 'de'],
    ];
    for (const [said, language] of words) assert.deepEqual(referencesOf(`x${said}y`, language), [], said);
  });

  it('name a picture, where a sign of its word is no part of another', () => {
    const named: readonly (readonly [string, Language, boolean])[] = [
      ['The following figure shows it.', 'us', true],
      ['It has figurative sense.', 'us', false],
      ['Build the image with this command.', 'us', false],
      ['接続数の推移は下図のとおりです。', 'ja', true],
      ['図2は全体です。', 'ja', true],
      ['その意図です。', 'ja', false],
      ['그림을 보면', 'ko', true],
      ['Das Schaubild zeigt es.', 'de', true],
    ];
    for (const [sentence, language, is] of named)
      assert.equal(namesPicture(sentence, language), is, sentence);
  });

  it('go on from a clause', () => {
    assert.equal(referenceLength(' in Figure 1, it leaks', 'us'), ' in Figure 1'.length);
    assert.equal(referenceLength(', in Figure 1', 'us'), 0);
  });
});
