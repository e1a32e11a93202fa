import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import {
  connectiveLength,
  mayTalk,
  talkClauses,
  wholeTalk,
} from '../../../../src/languages/recognising/talk.ts';

interface Said {
  /** A sentence that is all talk. */
  readonly whole: string;
  /** One with a clause of it, and that clause with its marks. */
  readonly partly: readonly [sentence: string, clause: string];
  readonly greets: string;
  readonly joins: readonly [sentence: string, connective: string];
}

const said: Readonly<Record<Language, Said>> = {
  us: {
    whole: 'We discuss each of these in turn below.',
    partly: ['As mentioned above, the pump is new.', 'As mentioned above,'],
    greets: 'Dear all, The pump is new.',
    joins: ['However, the pump is old.', 'However, '],
  },
  uk: {
    whole: 'If you have a pump, please read on.',
    partly: ['The pump (see below) is new.', ' (see below)'],
    greets: 'Hello everyone, The pump is new.',
    joins: ['For these reasons, we wait.', 'For these reasons, '],
  },
  de: {
    whole: 'Mehr dazu später.',
    partly: ['Die Pumpe ist, wie oben erwähnt, neu.', ', wie oben erwähnt,'],
    greets: 'Liebe Mitglieder, Die Pumpe ist neu.',
    joins: ['Kurzum, die Pumpe ist alt.', 'Kurzum, '],
  },
  fr: {
    whole: '(Afficher la slide de conclusion)',
    partly: ['Comme indiqué ci-dessus, la pompe est neuve.', 'Comme indiqué ci-dessus,'],
    greets: 'Bonjour à tous, La pompe est neuve.',
    joins: ['Cependant, la pompe est vieille.', 'Cependant, '],
  },
  es: {
    whole: 'Siga leyendo para saberlo.',
    partly: ['Como ya se mencionó, la bomba es nueva.', 'Como ya se mencionó,'],
    greets: 'Hola a todos, La bomba es nueva.',
    joins: ['Sin embargo, la bomba es vieja.', 'Sin embargo, '],
  },
  it: {
    whole: 'Vediamo insieme come funziona.',
    partly: ['Come già detto, la pompa è nuova.', 'Come già detto,'],
    greets: 'Ciao a tutti, La pompa è nuova.',
    joins: ['Tuttavia, la pompa è vecchia.', 'Tuttavia, '],
  },
  pt: {
    whole: 'Sinta-se livre para adicionar novas tarefas.',
    partly: ['A bomba (veja abaixo) é nova.', ' (veja abaixo)'],
    greets: 'Olá a todos, A bomba é nova.',
    joins: ['No entanto, a bomba é velha.', 'No entanto, '],
  },
  in: {
    whole: 'Silakan tambahkan tugas baru.',
    partly: ['Seperti disebutkan di atas, pompanya baru.', 'Seperti disebutkan di atas,'],
    greets: 'Halo semua, Pompanya baru.',
    joins: ['Namun, pompanya tua.', 'Namun, '],
  },
  ja: {
    whole: '詳しい手順は後ほど説明します。',
    partly: ['前述のとおり、ポンプは新しい。', '前述のとおり、'],
    greets: '皆さん、ポンプは新しいです。',
    joins: ['しかし、ポンプは古い。', 'しかし、'],
  },
  cn: {
    whole: '请继续阅读。',
    partly: ['如上所述，水泵是新的。', '如上所述，'],
    greets: '大家好，水泵是新的。',
    joins: ['但是，水泵很旧。', '但是，'],
  },
  ko: {
    whole: '하나씩 살펴보겠습니다.',
    partly: ['앞서 말했듯이, 펌프는 새것이다.', '앞서 말했듯이,'],
    greets: '안녕하세요, 펌프는 새것입니다.',
    joins: ['하지만, 펌프는 낡았다.', '하지만, '],
  },
  ar: {
    whole: 'تابع القراءة من فضلك.',
    partly: ['كما ذكرنا أعلاه، المضخة جديدة.', 'كما ذكرنا أعلاه،'],
    greets: 'أعزائي، المضخة جديدة.',
    joins: ['ومع ذلك، المضخة قديمة.', 'ومع ذلك، '],
  },
  hi: {
    whole: 'चलिए देखते हैं।',
    partly: ['जैसा कि ऊपर बताया गया है, पंप नया है।', 'जैसा कि ऊपर बताया गया है,'],
    greets: 'नमस्ते, पंप नया है।',
    joins: ['इसके अलावा, पंप पुराना है।', 'इसके अलावा, '],
  },
  bn: {
    whole: 'চলুন দেখি।',
    partly: ['যেমন আমরা দেখেছি, পাম্পটি নতুন।', 'যেমন আমরা দেখেছি,'],
    greets: 'প্রিয় বন্ধুরা, পাম্পটি নতুন।',
    joins: ['এছাড়া, পাম্পটি পুরোনো।', 'এছাড়া, '],
  },
};

const clausesOf = (sentence: string, language: Language): string[] =>
  talkClauses(sentence, language).map(({ from, to }) => sentence.slice(from, to));

describe('Talk of the page', () => {
  for (const [tag, { whole, partly, greets, joins }] of Object.entries(said)) {
    const language = tag as Language;
    it(`is known in ${language}`, () => {
      assert.notEqual(wholeTalk(whole, language), undefined);
      assert.ok(mayTalk(whole, language));
      assert.deepEqual(clausesOf(partly[0], language), [partly[1]]);
      assert.equal(clausesOf(greets, language).length, 1);
      const [sentence, connective] = joins;
      assert.equal(sentence.slice(0, connectiveLength(sentence, language)), connective);
    });
  }

  it('tells those in a hurry what to read', () => {
    const hurried: Partial<Record<Language, string>> = {
      us: 'For those in a hurry: the last part.',
      de: 'Wer nur einen Abschnitt liest, nehme den letzten.',
      cn: '赶时间的同学看最后一节就够了。',
      ja: 'お急ぎの方は最後の章をお読みください。',
    };
    for (const [language, sentence] of Object.entries(hurried))
      assert.equal(wholeTalk(sentence, language as Language), 'toReader', sentence);
  });

  it('is parted from its sentence by commas or by brackets', () => {
    assert.deepEqual(clausesOf('The pump described above is new.', 'us'), []);
    assert.deepEqual(clausesOf('It fails (as noted above, at night).', 'us'), []);
    assert.equal(connectiveLength('However hard we try, it fails.', 'us'), 0);
  });

  it('points at a picture or a table by its number', () => {
    assert.deepEqual(clausesOf('As you can see in Figure 1, it leaks.', 'us'), [
      'As you can see in Figure 1,',
    ]);
    assert.deepEqual(clausesOf('It leaks, as shown in Table 2.', 'us'), [', as shown in Table 2']);
  });

  it('is left where the sentence cannot do without it', () => {
    assert.deepEqual(clausesOf('Wie bereits erwähnt, dient die Pumpe dem Dorf.', 'de'), []);
    assert.deepEqual(clausesOf('Die Pumpe dient (wie erwähnt) dem Dorf.', 'de'), [' (wie erwähnt)']);
  });

  it('is a greeting where another line begins after it', () => {
    assert.deepEqual(clausesOf('Hi all, The pump is new.', 'us'), ['Hi all,']);
    assert.deepEqual(clausesOf('Hi all, short one this week.', 'us'), []);
    assert.deepEqual(clausesOf('Hi all,', 'us'), []);
  });

  it('is no word of what happens', () => {
    for (const sentence of ['The cost fell below ten.', 'We read on average two books.', 'The page is slow.'])
      assert.equal(wholeTalk(sentence, 'us'), undefined);
  });
});
