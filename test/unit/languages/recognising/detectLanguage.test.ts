import assert from 'node:assert/strict';
import { detectLanguage } from '../../../../src/languages/recognising/detectLanguage.ts';

describe('detectLanguage', () => {
  const texts = {
    us: 'The organization centers its programs on the color of the label, and we analyzed what it costs.',
    uk: 'The organisation centres its programmes on the colour of the label, and we analysed what it costs.',
    es: 'El equipo ha reducido los plazos y la calidad no ha bajado en ningún momento del trimestre.',
    fr: 'L’équipe a réduit les délais et la qualité n’a pas baissé pendant le trimestre.',
    de: 'Das Team hat die Fristen verkürzt, und die Qualität ist nicht gesunken.',
    it: 'La squadra ha ridotto i tempi e la qualità non è diminuita durante il trimestre.',
    pt: 'A equipe reduziu os prazos e a qualidade não diminuiu durante o trimestre.',
    in: 'Tim kami telah mengurangi waktu tunggu dan kualitasnya tidak menurun dalam triwulan ini.',
    cn: '团队缩短了期限，质量没有下降。',
    ja: 'チームは期限を短縮し、品質は下がりませんでした。',
    ko: '팀은 기한을 단축했고 품질은 떨어지지 않았습니다.',
    ar: 'قلّص الفريق المهل ولم تنخفض الجودة خلال الربع.',
    hi: 'टीम ने समय सीमा घटाई और गुणवत्ता कम नहीं हुई।',
    bn: 'দল সময়সীমা কমিয়েছে এবং মান কমেনি।',
  };
  for (const [language, text] of Object.entries(texts)) {
    it(`knows ${language}`, () => assert.equal(detectLanguage(text), language));
  }

  const prompts = {
    us: 'A pitch for investors, 8 slides',
    de: 'Eine Präsentation für Investoren, 8 Folien',
    fr: 'Une présentation pour investisseurs, 8 diapositives',
    es: 'Una presentación para inversores, sin agenda',
    it: 'Una presentazione per gli investitori',
    pt: 'Uma apresentação para investidores',
    in: 'Presentasi untuk investor, 8 salindia',
    ja: '太陽光発電',
    cn: '太阳能发电',
  };
  for (const [language, prompt] of Object.entries(prompts)) {
    it(`knows ${language} from a prompt`, () => assert.equal(detectLanguage(prompt), language));
  }

  it('is not misled by English code and addresses', () => {
    const text = `${texts.de}\n\n\`\`\`js\nif (the) { return this.that.and.the.other; }\n\`\`\`\nhttps://the.of.and/to/in`;
    assert.equal(detectLanguage(text), 'de');
  });

  it('takes Japanese with a few English words for Japanese', () => {
    assert.equal(detectLanguage('Kubernetes クラスターを TypeScript で管理する方法を説明します。'), 'ja');
  });

  it('takes Japanese about English names and settings for Japanese', () => {
    const listing =
      '{% codeblock boat.conf %}\n# where we want the boat to be, this is the default\n{% endcodeblock %}';
    const text = `hostname の変更。今の状態では ubuntu と割り当てられているので、hostname を変更する。\n${listing.repeat(9)}`;
    assert.equal(detectLanguage(text), 'ja');
  });

  it('does not claim languages it does not know', () => {
    for (const text of [
      'Dit is een tekst in het Nederlands over de fiets en de stad, en het gaat goed.',
      'Det här är en text på svenska om cyklar och städer som vi har sett.',
      'Привет, мир! Это текст на русском языке.',
      'این یک متن فارسی است که باید شناخته نشود و گفتگو دارد',
      'یہ اردو کا ایک متن ہے جو پہچانا نہیں جانا چاہیے',
    ]) {
      assert.equal(detectLanguage(text), undefined, text);
    }
  });

  it('says nothing of what is too short to tell', () => {
    for (const text of ['', '42', 'Kubernetes', 'npm install', '```\nthe of and\n```']) {
      assert.equal(detectLanguage(text), undefined, text);
    }
  });
});
