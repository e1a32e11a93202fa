import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { leadsIn, leansWithin, pointsBack } from '../../../../src/languages/recognising/openers.ts';

const back: readonly [Language, text: string, words: string][] = [
  ['us', 'However, the cache helps.', 'However'],
  ['us', '“This was slow.”', 'This'],
  ['us', 'Note that these filters may break it.', 'Note that these'],
  ['us', 'We also mend boats.', 'We also'],
  ['uk', 'The latter is cheaper.', 'The latter'],
  ['de', 'Dies spart Geld.', 'Dies'],
  ['fr', 'Cela coûte trop cher.', 'Cela'],
  ['es', 'Sin embargo, funciona.', 'Sin embargo'],
  ['it', 'Inoltre costa meno.', 'Inoltre'],
  ['pt', 'No entanto, funciona.', 'No entanto'],
  ['in', 'Namun biayanya naik.', 'Namun'],
  ['ja', 'それは高すぎる。', 'それ'],
  ['cn', '因此我们推迟了。', '因此'],
  ['ko', '그러나 비용이 크다.', '그러나'],
  ['ar', 'لكنه أبطأ.', 'لكنه'],
  ['hi', 'इसलिए हम रुके।', 'इसलिए'],
  ['bn', 'তবে খরচ বেশি।', 'তবে'],
  ['us', 'In fact, it costs less.', 'In fact'],
  ['us', 'That said, it works.', 'That said'],
  ['uk', 'Similarly, the roof leaks.', 'Similarly'],
  ['de', 'Tatsächlich kostet der Umbau weniger.', 'Tatsächlich'],
  ['fr', 'Cela dit, le pont tient.', 'Cela dit'],
  ['es', 'En efecto, el puente aguanta.', 'En efecto'],
  ['it', 'Infatti il ponte regge.', 'Infatti'],
  ['pt', 'Na verdade, a ponte aguenta.', 'Na verdade'],
  ['in', 'Akibatnya, jembatan ditutup.', 'Akibatnya'],
  ['ja', '確かに橋は古い。', '確かに'],
  ['cn', '事实上桥很旧。', '事实上'],
  ['ko', '실제로 다리는 낡았다.', '실제로'],
  ['ar', 'في الواقع الجسر قديم.', 'في الواقع'],
  ['hi', 'वास्तव में पुल पुराना है।', 'वास्तव में'],
  ['bn', 'আসলে সেতুটি পুরোনো।', 'আসলে'],
];

const standing: readonly [Language, string][] = [
  ['us', 'This document lists the options.'],
  ['us', 'The cache helps.'],
  ['de', 'Das Projekt endet im Mai.'],
  ['ja', 'この文書は選択肢を示す。'],
  ['cn', '其他方案更贵。'],
  ['ko', '그래프는 추세를 보여 준다.'],
  ['ar', 'هذا المشروع جديد.'],
  ['hi', 'यह परियोजना नई है।'],
  ['bn', 'এই প্রকল্পটি নতুন।'],
  ['in', 'Dokumen ini memuat pilihan.'],
];

const announcing: readonly [Language, string][] = [
  ['us', 'A note is either'],
  ['us', 'Run these:'],
  ['us', 'We tried it. The flow looks like'],
  ['us', 'Here are some strategies'],
  ['de', 'Das Ergebnis sieht wie folgt aus.'],
  ['fr', 'Les étapes sont les suivantes.'],
  ['es', 'Siga los siguientes pasos.'],
  ['it', 'I passaggi sono i seguenti.'],
  ['pt', 'Os passos são os seguintes.'],
  ['in', 'Langkahnya sebagai berikut.'],
  ['ja', '手順は以下のとおりです。'],
  ['cn', '步骤如下。'],
  ['ko', '순서는 다음과 같습니다.'],
  ['ar', 'الخطوات كالتالي.'],
  ['hi', 'चरण इस प्रकार हैं।'],
  ['bn', 'ধাপগুলো নিম্নরূপ।'],
];

describe('openers', () => {
  it('point back where they say how it was decided', () => {
    assert.notEqual(pointsBack('Der Antrag wird einstimmig angenommen.', 'de'), undefined);
    assert.notEqual(pointsBack('Motion carried, 5 to 1.', 'us'), undefined);
    assert.equal(pointsBack('The motion of the tide drives it.', 'us'), undefined);
  });

  for (const [language, text, words] of back)
    it(`point back: ${text}`, () => assert.equal(pointsBack(text, language), words));

  for (const [language, text] of standing)
    it(`stand alone: ${text}`, () => assert.equal(pointsBack(text, language), undefined));
});

describe('openers below a heading', () => {
  for (const [language, text] of [
    ['us', 'It is the least number of members.'],
    ['fr', "C'est un nombre minimal de membres."],
    ['de', 'Es ist die kleinste Zahl von Mitgliedern.'],
    ['es', 'Este es el número mínimo de miembros.'],
    ['ja', 'これは最小の会員数です。'],
    ['cn', '这是最少的会员人数。'],
    ['us', 'In this case the club would pay.'],
    ['de', 'In diesem Fall zahlt der Verein.'],
    ['pt', 'Neste caso o clube paga.'],
  ] as const)
    it(`mean what it names: ${text}`, () => {
      assert.notEqual(pointsBack(text, language), undefined);
      assert.equal(pointsBack(text, language, true), undefined);
    });

  it('say what it is called besides', () => {
    const text = 'Also known as the reporter, it writes what others read.';
    assert.equal(pointsBack(text, 'us', true), undefined);
    assert.notEqual(pointsBack(text, 'us'), undefined);
  });

  it('join all the same', () => {
    for (const text of ['However, it rained.', 'Because of this it rained.', 'The latter is better.'])
      assert.notEqual(pointsBack(text, 'us', true), undefined);
  });
});

describe('lead-ins', () => {
  for (const [language, text] of announcing)
    it(`announce: ${text}`, () => assert.equal(leadsIn(text, language), true));

  it('are no statements', () => {
    assert.equal(leadsIn('Sales grew by a third.', 'us'), false);
    assert.equal(leadsIn('The following risks may well delay us for some weeks.', 'us'), true);
    assert.equal(leadsIn('The following year brought a loss of two thirds of all customers.', 'us'), false);
    assert.equal(leadsIn('売上は三割増えた。', 'ja'), false);
  });
});

const leaning: readonly [Language, leans: string, stands: string][] = [
  ['us', 'A patch avoids this', 'A patch of this document avoids it'],
  ['uk', 'Boats may also be mended', 'Boats may be mended'],
  ['de', 'Boote werden auch geflickt', 'Boote werden geflickt'],
  ['fr', 'Les bateaux sont également réparés', 'Les bateaux sont réparés'],
  ['es', 'Los barcos también se reparan', 'Los barcos se reparan'],
  ['it', 'Si riparano anche le barche', 'Si riparano le barche'],
  ['pt', 'Reparamos também os barcos', 'Reparamos os barcos'],
  ['in', 'Perahu juga diperbaiki', 'Perahu diperbaiki'],
  ['ja', '船はこれで直る', '船は釘で直る'],
  ['ko', '배 또한 고친다', '배를 고친다'],
  ['cn', '船也可以修', '船可以修'],
  ['ar', 'نصلح القوارب أيضا', 'نصلح القوارب'],
  ['hi', 'नाव भी ठीक होती है', 'नाव ठीक होती है'],
  ['us', 'The table above shows two boats', 'The sign above the door shows two boats'],
  ['us', 'We address the above situations', 'We hang boats above the pier'],
  ['de', 'Wir flicken die oben genannten Boote', 'Wir flicken oben die Boote'],
  ['fr', 'Les bateaux ci-dessus sont réparés', 'Les bateaux rouges sont réparés'],
  ['es', 'Los barcos mencionados anteriormente se reparan', 'Los barcos anteriormente se reparaban'],
  ['it', 'Si riparano le suddette barche', 'Si riparano le barche sopra il molo'],
  ['pt', 'Reparamos os barcos descritos acima', 'Reparamos os barcos acima da praia'],
  ['ja', '上記の船は直る', '船の上は直る'],
  ['bn', 'এই নৌকা ঠিক হবে', 'নৌকা ঠিক হবে'],
];

describe('leansWithin', () => {
  for (const [language, leans, stands] of leaning)
    it(`finds what only something before it explains: ${leans}`, () => {
      assert.equal(leansWithin(leans, language), true);
      assert.equal(leansWithin(stands, language), false);
    });
});
