/** Words that point to what was said before, at the opening of a sentence, by language. */
const words: Readonly<Record<string, string>> = {
  en: 'however|therefore|thus|hence|moreover|furthermore|also|additionally|instead|otherwise|likewise|similarly|nevertheless|consequently|meanwhile|still|besides|but|so|they|he|she|it|its|these|those|this|that|the latter|the former|the same|such|both|then|as a result|in this case|in that case|on the other hand|for this reason|because of this',
  de: 'jedoch|allerdings|deshalb|daher|darum|außerdem|zudem|auch|stattdessen|trotzdem|dennoch|somit|folglich|aber|dies|diese[rsnm]?|das|dadurch|dabei|damit|dafür|dagegen|hierbei|letztere[rsn]?|erstere[rsn]?|solche[rsn]?|er|sie|es|sonst|dann|danach',
  fr: 'cependant|toutefois|néanmoins|donc|ainsi|aussi|de plus|en outre|par conséquent|sinon|mais|cela|ceci|ce dernier|cette dernière|ces derniers|celui-ci|celle-ci|ceux-ci|ces|cet|cette|il|elle|ils|elles|en revanche|par contre|ensuite|puis',
  es: 'sin embargo|no obstante|por lo tanto|por tanto|además|también|asimismo|pero|esto|eso|esta|este|estos|estas|dicho|dicha|este último|esta última|ello|así|por eso|en cambio|entonces|luego',
  it: "tuttavia|però|quindi|perciò|inoltre|anche|pertanto|invece|altrimenti|ma|questo|questa|questi|queste|ciò|quest'ultim[oaie]|esso|essa|essi|così|poi|per questo",
  pt: 'no entanto|porém|contudo|todavia|portanto|assim|além disso|também|mas|isso|isto|este|esta|estes|estas|esse|essa|esses|essas|este último|ele|ela|eles|elas|por isso|em vez disso|depois|então',
  id: 'namun|tetapi|tapi|oleh karena itu|karena itu|selain itu|juga|hal ini|hal itu|ini|itu|mereka|dengan demikian|sebaliknya|kemudian|lalu|akibatnya',
  zh: '但是|但|然而|因此|所以|此外|另外|而且|同时|这|这些|那|那些|它|它们|他们|其中|否则|于是|后者|前者|不过',
  ja: 'しかし|ただし|そのため|したがって|また|さらに|それ|これ|この|その|それら|これら|こうした|そこで|ところが|だが|一方|後者|前者|つまり|なお',
  ko: '그러나|하지만|따라서|그래서|또한|게다가|이는|이것은|그것은|이를|이로 인해|이러한|그러한|그들은|반면|후자|전자|그런데|그리고|대신',
  ar: 'لكن|ولكن|ومع ذلك|لذلك|ولذلك|وبالتالي|كذلك|أيضا|أيضًا|علاوة على ذلك|هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|الأخير|الأخيرة|وهذا|وهذه',
  hi: 'लेकिन|किंतु|परंतु|हालांकि|इसलिए|अतः|इसके अलावा|इसके|यह|ये|वह|वे|इस|इन|उस|उन|इससे|फिर|और|साथ ही|उसके',
  bn: 'কিন্তু|তবে|তাই|সুতরাং|এছাড়া|এছাড়াও|এটি|এটা|এই|এগুলো|সেটি|সেই|তারা|তিনি|এর ফলে|ফলে|তারপর|এবং|আর|অন্যদিকে',
};

/** What speaks of the document itself points to nothing before it. */
const itself: Readonly<Record<string, string>> = {
  en: "this (?:\\w+[- ]){0,2}(?:document|proposal|page|guide|section|chapter|article|post|report|paper|package|project|library|module|plugin|tool|repository|repo|release|version|week|month|quarter|year|is (?:a|an|the) |handbook|course|policy|team|feature|change)|it is (?:important|possible|necessary|recommended|also possible|clear|likely)|it's (?:important|possible|necessary|recommended)|there|that said|so far|so what|both \\w+ and|such a|this readme|these (?:days|docs|notes|minutes)|still (?:open|missing|stuck)|this (?:rfc|eip|pr|spec|otep)|it seems|it(?:'s|’s| is| was) (?:[\\w-]+ ){1,3}(?:to|that)\\b|it (?:costs|takes) (?:us|you|me)|it was (?:a |an |the |after |in )|it takes|so that|also known",
  de: 'diese[rsnm]? (?:\\p{L}+ )?(?:dokument|woche|monat|jahr|seite|kapitel|bericht|abschnitt|anleitung|quartal|vorlage|protokoll|projekt|paket|kurs)|das (?!ist|sind|war|hat|kann|wird|bedeutet|heißt|geht|liegt)|die |es (?:gibt|ist (?:wichtig|möglich|nötig))|es (?:wird|wurde|wurden|werden|geht)|er(?=\\p{L})|sie (?:können|müssen|sollten|finden|haben)',
  fr: "cet?te? (?:page|document|guide|semaine|année|section|proposition|rapport|mois|trimestre|chapitre|cours|projet)|il (?:est|faut|y a|s'agit|existe|reste|convient)|aussi bien|ainsi que|ces (?:notes|pages)",
  es: 'est[ae] (?:documento|página|guía|semana|año|sección|propuesta|informe|mes|trimestre|curso|capítulo|proyecto)|así como|esta es|este es',
  it: "quest[oa] (?:documento|pagina|guida|settimana|anno|sezione|proposta|relazione|mese|trimestre|corso|capitolo|progetto)|quest'anno|anche se|così come",
  pt: 'est[ae] (?:documento|página|guia|semana|ano|seção|secção|proposta|relatório|mês|trimestre|curso|capítulo|projeto|projecto)|ess[ea] (?:documento|página|guia)|assim como',
  id: '(?:ini|itu) adalah (?:dokumen|halaman)|juga',
  zh: '这(?:份|篇|本|一)?(?:文档|页|章|指南|报告|周|月|提案|次)|但(?:愿|凡)|其中一',
  ja: 'この(?:文書|ページ|章|ガイド|資料|報告書?|提案|記事|講座|ドキュメント|週|月|プロジェクト)|その他|それぞれ|またはその|または',
  ko: '이 (?:문서|페이지|장|안내|보고서|제안|글)|이번|이상|이하',
  ar: 'هذ[اه] (?:المستند|الوثيقة|الصفحة|الدليل|التقرير|الأسبوع|القسم|المقترح)',
  hi: '(?:यह|इस) (?:दस्तावेज़|दस्तावेज|पृष्ठ|रिपोर्ट|सप्ताह|महीने|प्रस्ताव|मार्गदर्शिका|पाठ)',
  bn: '(?:এই|এটি একটি) (?:নথি|পৃষ্ঠা|প্রতিবেদন|সপ্তাহ|মাস|প্রস্তাব|নির্দেশিকা)|এই',
};

/** Chinese, Japanese: a word ends where the next begins. Elsewhere it needs an end. */
const unspaced = new Set(['zh', 'ja']);

const openings = new Map(
  Object.entries(words).map(([language, list]) => {
    const end = unspaced.has(language) ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
    return [
      language,
      {
        points: new RegExp(`^["“„«(\\s]*(?:${list})${end}`, 'iu'),
        itself: new RegExp(`^["“„«(\\s]*(?:${itself[language]})`, 'iu'),
      },
    ] as const;
  }),
);

const codes: Readonly<Record<string, string>> = { us: 'en', uk: 'en', cn: 'zh', in: 'id' };

/** Whether a text, in a deck language or by its code, begins by pointing to what was said before it. */
export const pointsBackAtOpening = (text: string, language: string): boolean => {
  const short = language.split('-')[0]!;
  const opening = openings.get(codes[short] ?? short) ?? openings.get('en')!;
  return opening.points.test(text) && !opening.itself.test(text);
};
