import type { Language } from '../api/generationOptions.ts';
import { type StopWordLanguage, stopWords } from './languages/stopWords.ts';

const sampleLength = 20_000;
const notProse = /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1|`[^`\n]*`|https?:\/\/\S+|<[^>\n]{1,500}>|\]\([^)\n]*\)/gm;

const scripts = {
  kana: /[\u3041-\u3096\u30a1-\u30fa]/g,
  hangul: /[\uac00-\ud7a3]/g,
  han: /[\u3400-\u9fff]/g,
  arabic: /[\u0620-\u064a\u0671-\u06d3]/g,
  devanagari: /[\u0904-\u0939\u0958-\u0961]/g,
  bengali: /[\u0985-\u09b9\u09dc-\u09e1\u09f0\u09f1]/g,
  latin: /[a-z\u00c0-\u024f\u1e00-\u1eff]/gi,
  other: /[\u0370-\u05ff\u0a00-\u1dff\u10a0-\u10ff]/g,
};
type Script = keyof typeof scripts;

/** Letters that languages of the same script have and ours has not. */
const foreignLetters: Partial<Record<Script, RegExp>> = {
  arabic: /[پچژگکیےہھٹڈڑں]/g,
  devanagari: /[ळ]|आहे|होतो|छन्|गर्न/g,
  bengali: /[ৰৱ]/g,
};

/** Signs that only the one of them writes: the reformed ones of each country. */
const japaneseOnly =
  /[発売図気駅円広対実済経総両働込畑労験検関変単営厳観覚価検県権顔産徳読応悪鉄転伝団帰払択拠拡挙渋満]/g;
const simplifiedOnly =
  /[发图们这对为说经么还进时问关书车长门见贝马鸟鱼龙东华业义乐习买卖产亲亿仅从优传备复头实审宽导层岁带师广应开张态总战户执扩报损换无显权术机杀极构标样树检欢气汉济满热爱环现电盘码离积种签简类红约级纪纯线练组细终结给络统继续维综绿缓编网罗职联脑艺节苏药虑补观规视觉览计订认讨让训议记讲许论设访证评识诉词译试诗诚话该详语误请诸课谁调谈谢谱负财责败货质购费资赛赞赶跃践轮软轻载较输边达过运近远违连选逐递通遗邮邻酱释钟钢钱铁银销锁错键镇间闻阅队阳阶际陆险隐难需顶项顺须预领频题颜额风飞饭饮馆驱验骤]/g;

const tags: Partial<Record<StopWordLanguage, Language>> = {
  en: 'us',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt',
  id: 'in',
};

const british =
  /\b(?:colours?|behaviours?|favour\w*|honour\w*|labour\w*|neighbour\w*|harbour|rumour|flavour\w*|endeavour\w*|centres?|centred|theatre|metres?|litres?|fibres?|calibre|whilst|amongst|programmes?|cheques?|licences?|defence|offence|grey|tyres?|aluminium|catalogues?|dialogues?|analys(?:e|es|ed|ing)|cancelled|cancelling|travell\w+|modell(?:ed|ing)|labell(?:ed|ing)|fulfil|enrolment|jewellery|judgement|learnt|organis\w+|realis\w+|recognis\w+|optimis\w+|minimis\w+|maximis\w+|summaris\w+|prioritis\w+|utilis\w+|customis\w+|authoris\w+|specialis\w+|standardis\w+|initialis\w+|visualis\w+|emphasis(?:e|ed|es|ing)|apologis\w+)\b/gi;
const american =
  /\b(?:colors?|behaviors?|favor\w*|honor\w*|labor|neighbor\w*|harbor|rumor|flavor\w*|centers?|centered|theater|meters?|liters?|fibers?|programs?|checks|licenses?|defense|offense|gray|tires|aluminum|catalogs?|analyz\w+|canceled|canceling|travel(?:ed|ing|er)|model(?:ed|ing)|label(?:ed|ing)|fulfill|enrollment|organiz\w+|realiz\w+|recogniz\w+|optimiz\w+|minimiz\w+|maximiz\w+|summariz\w+|prioritiz\w+|utiliz\w+|customiz\w+|authoriz\w+|specializ\w+|standardiz\w+|initializ\w+|visualiz\w+|emphasiz\w+|apologiz\w+)\b/gi;

/** Letters that of our Latin languages only one writes. */
const ownLetters: Partial<Record<StopWordLanguage, RegExp>> = {
  pt: /[ãõ]/gi,
  es: /[ñ¿¡]/gi,
  de: /ß/g,
  fr: /[œêûëï]|[ldcjnsm]['’][aeéêhiou]/gi,
  it: /[ìò]/gi,
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

let languagesByWord: ReadonlyMap<string, readonly StopWordLanguage[]> | undefined;

const indexByWord = (): ReadonlyMap<string, readonly StopWordLanguage[]> => {
  const index = new Map<string, StopWordLanguage[]>();
  for (const language of Object.keys(stopWords) as StopWordLanguage[]) {
    for (const word of new Set<string>(stopWords[language])) {
      index.set(word, [...(index.get(word) ?? []), language]);
    }
  }
  return index;
};

const latinLanguage = (text: string): Language | undefined => {
  languagesByWord ??= indexByWord();
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu) ?? [];
  const scores = new Map<StopWordLanguage, number>();
  const telling = new Map<StopWordLanguage, number>();
  for (const written of words) {
    const word = written.replace('’', "'");
    const elided = /^[cdjlmnqst]+'/.exec(word)?.[0];
    const languages =
      languagesByWord.get(word) ?? (elided ? languagesByWord.get(word.slice(elided.length)) : undefined);
    for (const language of languages ?? []) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages!.length);
      if (languages!.length === 1) telling.set(language, (telling.get(language) ?? 0) + 1);
    }
  }
  for (const [language, letters] of Object.entries(ownLetters) as [StopWordLanguage, RegExp][]) {
    const score = scores.get(language);
    if (score !== undefined) scores.set(language, score + 0.5 * count(text, letters));
  }
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first) return undefined;
  const [language, score] = first;
  const enough =
    words.length <= 12 ? score >= 0.9 : score / words.length >= 0.07 && (telling.get(language) ?? 0) >= 1;
  const clear = score >= 1.2 * (second?.[1] ?? 0) + 0.1;
  if (!enough || !clear) return undefined;
  const ours = tags[language];
  return ours === 'us' && count(text, british) > count(text, american) ? 'uk' : ours;
};

/** The language a text is written in, or undefined where it is none of ours or too little to tell. */
export const detectLanguage = (text: string): Language | undefined => {
  const sample = text.slice(0, sampleLength).replace(notProse, ' ');
  const counts = Object.entries(scripts).map(
    ([script, letters]) => [script as Script, count(sample, letters)] as const,
  );
  const of = (script: Script): number => counts.find(([name]) => name === script)![1];
  // A word takes two or three ideographs or syllables, but six Latin letters.
  const weight: Partial<Record<Script, number>> = {
    kana: 3,
    han: 3,
    hangul: 3,
    arabic: 1.3,
    devanagari: 1.5,
    bengali: 1.5,
  };
  const [main, letters] = counts
    .map(([script, letters]) => [script, letters * (weight[script] ?? 1)] as const)
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  if (letters === 0 || main === 'other') return undefined;
  if (main === 'latin') return latinLanguage(sample);
  if (of(main) < 2) return undefined;
  if (main === 'han' || main === 'kana') {
    if (of('kana') > 0) return of('kana') * 12 >= of('han') ? 'ja' : 'cn';
    return count(sample, japaneseOnly) > count(sample, simplifiedOnly) ? 'ja' : 'cn';
  }
  if (main === 'hangul') return 'ko';
  const foreign = foreignLetters[main];
  if (foreign && count(sample, foreign) * 25 > of(main)) return undefined;
  return main === 'arabic' ? 'ar' : main === 'devanagari' ? 'hi' : 'bn';
};
