import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { plain } from '../../../../src/deck/richText.ts';
import { countWords, richSentences, sentencesOf, wordsOf } from '../../../../src/engine/text/sentences.ts';

describe('sentencesOf', () => {
  const cases: Partial<Record<Language, string[][]>> = {
    us: [
      ['Mr. Smith left.', 'He took v1.2.3 with him.'],
      ['"Hello!" he said.', 'Nobody answered.'],
      ['We met at 5 p.m.', 'The room was full.'],
      ['Doors open at 5 p.m. Monday.', 'Bring friends.'],
      ['See e.g. the U.S. Army or No. 5 of Fig. 3.', 'That is all.'],
      ['J. K. Rowling wrote it.', 'Really?!', 'Yes… of course.'],
      ['The answer is no.', 'We know modern art.', 'It costs 3.5 million.'],
      ['1. Take the file.', '2. Open it.'],
      ['1.1. Take the file.', '1.2.* Open it, if you like.'],
      ['(It works. Really.)', 'Go on.'],
      ['The pier is mended. #12, #15.', 'It rains.'],
      ['We moved from .NET classic to .NET Core in v. 2.0 of (.Net) tools.', 'Use .Venv.', 'It works.'],
      ['“... I did not know.”', 'She left.'],
      ['The treasurer (...) (since May) reports.', 'The chair […] Adams thanks her.'],
      ['Press q to quit, or ? for help.', 'Is it well?', 'yes.'],
      ['The Yahoo! page is on.', 'Go!', 'We go.'],
      ['we have fourteen!', 'nine said yes.'],
      ['It is faster. (#52, #53)'],
      ['It is faster. [Feature #52]'],
      ['It is colored. (Default: true)'],
      ['It was slow. (ㅠㅠ)', 'We waited.', 'It hung. (T_T)', 'Then it went on.'],
      ['It is faster.', '(It is #1 now)'],
    ],
    de: [
      ['Das ist z. B. gut.', 'Am 3. Mai kam er.', 'Nr. 5 lebt.'],
      ['Siehe S. 12 bzw. Kap. 4.', 'Im 19. Jahrhundert war das so.', 'Es ist i. d. R. So gut.'],
      ['Frau Dr. Weiß kommt usw.', 'Das reicht.'],
      ['Es leitet der/die 1. Vorsitzende.', 'Sonst leitet die 2. Vorsitzende.'],
      ['„Das geht.“ sagte er.', '»Gut.« sagte sie.'],
    ],
    fr: [['M. Dupont arrive à 8 h.', 'Voir p. ex. Paris.', 'Fin !']],
    es: [['El Sr. López llegó.', '¿Qué tal?', '¡Bien!', 'EE. UU. es grande.']],
    it: [
      ['Il sig. Rossi, ecc.', 'La fine.'],
      ['Il Dott. Bianchi parla.', 'Basta.'],
    ],
    pt: [['A Dra. Ana e o Sr. Silva chegaram.', 'Fim.']],
    in: [['Bpk. Budi datang.', 'Buku, pena, dll.', 'Kami pulang ke Jl. Sudirman No. 5.']],
    cn: [['我们来了。', '他说：“好的。”', '然后走了！', '是吗？']],
    ja: [
      ['私は、「何ですか？」系の記事を読まない。', '次の文です。'],
      ['「はい。」と言った。', '終わり！', '本当？'],
      ['「わかります！」と言われた。', '懇親会でもわかります！って言われた。'],
      ['続けたいですね。', '（開催は未定ですが。）', '終わり。'],
      ['タイミングがよかった（悪かった？）だけだった。', '終わり。'],
    ],
    ko: [
      ['안녕하세요.', '반갑습니다!', '네?'],
      ['“얼마가 승인되었다.” 보다는 “총 얼마다.” 가 깔끔하다.', '그는 "좋다."라고 말했다.'],
    ],
    ar: [['هل أنت هنا؟', 'نعم.', 'جاء د. أحمد.']],
    hi: [['यह है।', 'वह है॥', 'ठीक?', 'डॉ. शर्मा आए।']],
    bn: [['এটা।', 'ওটা কি?', 'ড. রহমান এলেন।']],
  };
  for (const [language, texts] of Object.entries(cases)) {
    for (const sentences of texts) {
      const joint = language === 'cn' || language === 'ja' ? '' : ' ';
      it('keeps with a sentence whom it points on to', () => {
        assert.deepEqual(sentencesOf('Somebody has to ask. → Ana. Before the next meeting.', 'us'), [
          'Somebody has to ask. → Ana.',
          'Before the next meeting.',
        ]);
      });

      it(`${language}: ${sentences.join(joint)}`, () => {
        assert.deepEqual(sentencesOf(sentences.join(joint), language as Language), sentences);
      });
    }
  }

  it('keeps with a question what answers it behind an arrow', () => {
    const whole = 'A stand of ours ? → Who has time for that on a Sunday in the spring of the year';
    assert.deepEqual(sentencesOf(`${whole}. We ask.`, 'us'), [`${whole}.`, 'We ask.']);
  });

  it('keeps an answer of one word with what follows', () => {
    assert.deepEqual(sentencesOf('None. Nothing breaks. All is well.', 'us'), [
      'None. Nothing breaks.',
      'All is well.',
    ]);
    assert.deepEqual(sentencesOf('Keine. Es bleibt so.', 'de'), ['Keine. Es bleibt so.']);
    assert.deepEqual(sentencesOf('TL;DR? It works.', 'us'), ['TL;DR? It works.']);
    assert.deepEqual(sentencesOf('It leaks. None. Handout. It is.', 'us').length, 4);
  });

  it('does not end at the day of a date or a revision before its number', () => {
    assert.deepEqual(sentencesOf('Termine: Do 20.2. 21:45, Mo 24.2. 13:45. Bitte kommen.', 'de'), [
      'Termine: Do 20.2. 21:45, Mo 24.2. 13:45.',
      'Bitte kommen.',
    ]);
    assert.deepEqual(sentencesOf('Was ist neu in Rev. 7? Viel.', 'de'), ['Was ist neu in Rev. 7?', 'Viel.']);
  });

  it('takes a line break for a space', () => {
    assert.deepEqual(sentencesOf('One sentence over\nTwo lines. Another.', 'us'), [
      'One sentence over\nTwo lines.',
      'Another.',
    ]);
  });

  it('finds no sentence in nothing', () => {
    assert.deepEqual(sentencesOf(' \n', 'us'), []);
  });

  it('finds the same sentences in a text longer than a stretch', () => {
    const sentence = 'Every sentence of this long paragraph is the same as the one before it.';
    const found = sentencesOf(Array.from({ length: 500 }, () => sentence).join(' '), 'us');
    assert.equal(found.length, 500);
    assert.ok(found.every((one) => one === sentence));
  });
});

describe('richSentences', () => {
  it('keeps marks on both sides of a boundary', () => {
    assert.deepEqual(
      richSentences([{ text: 'One ' }, { text: 'bold. More', marks: ['strong'] }, { text: ' text.' }], 'us'),
      [
        [{ text: 'One ' }, { text: 'bold.', marks: ['strong'] }],
        [{ text: 'More', marks: ['strong'] }, { text: ' text.' }],
      ],
    );
  });

  it('does not break inside code, formulas and links', () => {
    const text = [
      { text: 'Call ' },
      { text: 'a. B', marks: ['code' as const] },
      { text: ' or ' },
      { text: 'see this. Or that', href: 'https://example.org' },
      { text: '. Then stop.' },
    ];
    assert.deepEqual(richSentences(text, 'us').map(plain), ['Call a. B or see this. Or that.', 'Then stop.']);
  });

  it('loses no letter', () => {
    const text = [
      { text: ' First. ' },
      { text: 'Second', marks: ['strong' as const] },
      { text: '! Third? ' },
    ];
    assert.equal(richSentences(text, 'us').map(plain).join(' '), 'First. Second! Third?');
  });
});

describe('wordsOf', () => {
  it('keeps contractions, versions and figures whole', () => {
    assert.deepEqual(wordsOf("Don't use Node.js 3.5 for 1,234 iPhones.", 'us'), [
      "Don't",
      'use',
      'Node.js',
      '3.5',
      'for',
      '1,234',
      'iPhones',
    ]);
  });

  it('finds the words of scripts without spaces', () => {
    assert.deepEqual(wordsOf('図書館でTypeScriptを学ぶ。', 'ja'), [
      '図書館',
      'で',
      'TypeScript',
      'を',
      '学ぶ',
    ]);
  });

  it('keeps vowel signs and joiners inside words', () => {
    assert.deepEqual(wordsOf('हिन्दी में लिखा', 'hi'), ['हिन्दी', 'में', 'लिखा']);
    assert.equal(countWords('বই খুঁজতে সাহায্য', 'bn'), 3);
  });
});
