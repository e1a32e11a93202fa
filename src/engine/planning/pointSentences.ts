import type { Language } from '../../api/generationOptions.ts';
import { visualLength } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { isTitle } from '../writing/fit.ts';
import { namesItself, splitLead } from '../writing/points.ts';
import { richSentences, wordsOf } from '../writing/sentences.ts';
import { asTitle } from '../writing/shorten.ts';
import type { Stretch } from './stretch.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** First words that point back to a sentence before, so that alone they say nothing. */
const english = list(
  'this that these those it its they them their he she his her here there such but and or so then thus however therefore also hence otherwise instead moreover furthermore meanwhile note see please if when while because since although though as for example first second third finally next',
);
const pointsBack: Readonly<Record<Language, readonly string[]>> = {
  us: english,
  uk: english,
  de: list(
    'dies diese dieser dieses das es er sie ihr hier dort damit dadurch dabei darum deshalb daher aber und oder so dann also jedoch außerdem wenn falls weil obwohl als siehe dazu zum zuerst zudem',
  ),
  fr: list(
    'ce cet cette ces cela ça il elle ils elles ceci ici là mais et ou donc alors ainsi cependant aussi si quand lorsque car parce bien comme voir par ensuite enfin en',
  ),
  es: list(
    'este esta estos estas esto eso esa ese él ella ellos ellas aquí allí pero y o así entonces luego sin además también si cuando porque aunque como ver por después finalmente lo se',
  ),
  it: list(
    'questo questa questi queste ciò quello quella esso essa essi qui lì ma e o così quindi allora però inoltre anche se quando perché sebbene come vedi per poi infine lo si',
  ),
  pt: list(
    'este esta estes estas isto isso esse essa ele ela eles elas aqui ali mas e ou assim então logo porém além também se quando porque embora como ver por depois finalmente o',
  ),
  in: list(
    'ini itu tersebut dia mereka di sini tetapi dan atau jadi maka namun selain juga jika bila ketika karena meskipun seperti lihat untuk kemudian akhirnya',
  ),
  cn: list(
    '这 那 它 他 她 其 此 但 而 因此 所以 然后 不过 另外 此外 如果 当 由于 虽然 例如 请 首先 其次 最后 同时',
  ),
  ja: list(
    'これ それ この その あの ここ そこ こう そう また しかし そして だから ただし さらに もし なお 例えば たとえば まず 次に 最後',
  ),
  ko: list('이 그 저 이것 그것 이는 그는 그러나 하지만 그리고 그래서 따라서 또한 만약 예를 먼저 다음 마지막'),
  ar: list(
    'هذا هذه هؤلاء ذلك تلك هو هي هم هنا هناك لكن ولكن ثم لذلك أيضا إذا عندما لأن مثل أولا أخيرا كما وقد',
  ),
  hi: list('यह ये वह वे इस इसका इसके यहाँ वहाँ लेकिन और या इसलिए तब फिर भी अगर यदि जब क्योंकि जैसे पहले अंत'),
  bn: list('এটি এই ওই সেই এগুলো সে তারা এখানে সেখানে কিন্তু এবং বা তাই তবে যদি যখন কারণ যেমন প্রথমে শেষে এছাড়া'),
};

const unspaced: ReadonlySet<Language> = new Set(['cn', 'ja']);

const stands = (sentence: string, language: Language): boolean => {
  const starts = pointsBack[language];
  const [first = ''] = wordsOf(sentence.slice(0, 60), language);
  return unspaced.has(language)
    ? !starts.some((start) => sentence.startsWith(start))
    : !starts.includes(first.toLowerCase());
};

const shortest = 16;
const longest = 78;

const isTelling = (sentence: RichText, language: Language, mayIntroduce: boolean): boolean => {
  const text = plain(sentence).trim();
  const length = visualLength(text);
  return (
    length >= shortest &&
    length <= longest &&
    (mayIntroduce || /[.。।!！؟۔]["'”」』)]?$/u.test(text)) &&
    !/[?？؟]$/.test(text) &&
    /^["'“«„「『(]?[\p{Lu}\p{Lo}\p{N}€$£]/u.test(text) &&
    !sentence.some(({ marks }) => marks?.includes('math')) &&
    !/https?:/.test(text) &&
    stands(text, language) &&
    isTitle(asTitle(sentence))
  );
};

/** The short sentence that opens a stretch and says its point. */
export const pointOf = (
  stretch: Stretch,
  language: Language,
  mayIntroduce: boolean,
): RichText | undefined => {
  const [block] = stretch.pieces[0]?.blocks ?? [];
  if (block?.kind !== 'paragraph' || namesItself(block)) return undefined;
  const [sentence] = richSentences(block.text, language);
  // "Unit: liters a day" names no point.
  if (!sentence || splitLead(sentence).lead) return undefined;
  return isTelling(sentence, language, mayIntroduce) ? sentence : undefined;
};
