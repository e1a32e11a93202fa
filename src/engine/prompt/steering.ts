import { languages as languageTags } from '../../api/choices.ts';
import type { Language } from '../../api/generationOptions.ts';
import { narratives } from '../../deck/narratives.ts';
import { languageName } from '../../languages/formats.ts';
import type { InstructionWords } from '../../languages/instructionWords.ts';
import { languages } from '../../languages/languages.ts';
import { narrativeScore, normalized, subjectScore } from '../../languages/recognising/subjects.ts';
import { type Narrative, type Subject, subjects } from '../../languages/vocabulary.ts';
import { wordPattern } from './wordPattern.ts';

/** What an instruction asks for, beside the content. */
export interface Steering {
  readonly slideCount?: number;
  readonly sectionCount?: number;
  readonly audience?: string;
  readonly narrative?: Narrative;
  readonly language?: Language;
  /** False for "no agenda". */
  readonly agenda?: boolean;
  /** What is to be shown, such as a comparison (`options`). */
  readonly include?: readonly Subject[];
  readonly length?: 'short' | 'detailed';
}

const digits = '[0-9０-９٠-٩०-९০-৯]{1,3}';
const most = { slideCount: 200, sectionCount: 50 };
const digitZeros = [0x30, 0xff10, 0x660, 0x966, 0x9e6];

const asDigits = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0)!;
      const zero = digitZeros.find((start) => code >= start && code <= start + 9);
      return zero === undefined ? sign : String(code - zero);
    })
    .join('');

const numberOf = (written: string, words: InstructionWords): number | undefined => {
  const figure = Number(asDigits(written));
  if (Number.isInteger(figure)) return figure;
  const index = words.numbers
    .split('|')
    .findIndex((word) => wordPattern(`^(?:${word})$`, 'iu').test(written));
  return index < 0 ? undefined : index + 1;
};

/** "8 slides", "6–8 slides", "an eight-slide deck", "スライド8枚". */
const countOf = (
  text: string,
  counted: string,
  words: InstructionWords,
  atMost: number,
): number | undefined => {
  const longestFirst = words.numbers.split('|').reverse().join('|');
  const pattern = wordPattern(
    `(?<![\\p{L}\\p{M}\\p{N}.,])(?:${digits}\\s?(?:-|–|—|to|bis|à|a|〜|～|~|至|到)\\s?)?(${digits}|${longestFirst})[\\s-]*(?:\\p{L}+\\s)?(?:${counted})(?![\\p{Ll}\\p{M}])`,
    'iu',
  );
  const after = wordPattern(`(?:スライド|슬라이드|幻灯片)\\s?(${digits})\\s?(?:枚|장|页|张)`, 'u');
  const found = pattern.exec(text) ?? (counted === words.slides ? after.exec(text) : null);
  const value = found && numberOf(found[1]!, words);
  return value !== undefined && value !== null && value >= 1 && value <= atMost ? value : undefined;
};

const askedLanguages: Partial<Record<Language, string>> = {
  us: 'english|englisch|anglais|inglés|inglese|inglês|inggris|英语|英文|英語|영어|الإنجليزية|अंग्रेज़ी|अंग्रेजी|ইংরেজি',
};
const languageBefore = 'in|into|auf|ins|en|em|bahasa|用|ب|language:?';
const languageAfter = 'で|로|으로|में|তে|য়';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const askedIn = (language: Language, reading: Language): RegExp => {
  const names = [reading, 'us' as const, language]
    .map((speaker) =>
      languageName(language, speaker)
        .toLowerCase()
        .replace(/(?:(?<!\s)\s+)?[(（].*$/, ''),
    )
    .concat(askedLanguages[language]?.split('|') ?? []);
  const alternatives = names.map(escaped).join('|');
  return wordPattern(
    `(?<![\\p{L}\\p{M}])(?:${languageBefore})\\s?(?:${alternatives})(?![\\p{L}\\p{M}]{3})|(?:${alternatives})(?:${languageAfter})`,
    'iu',
  );
};

const languagePatterns = new Map<Language, readonly (readonly [Language, RegExp])[]>();

/** The language a deck is asked in: "in French", "auf Französisch", "用法语". */
const languageOf = (text: string, reading: Language): Language | undefined => {
  const known = languagePatterns.get(reading);
  const asked =
    known ??
    languageTags
      .filter((language) => language !== 'uk')
      .map((language) => [language, askedIn(language, reading)] as const);
  if (!known) languagePatterns.set(reading, asked);
  return asked.find(([, pattern]) => pattern.test(text))?.[0];
};

const audienceOf = (text: string, language: Language, words: InstructionWords): string | undefined => {
  const found =
    languages[language].grammar.heads === 'last'
      ? wordPattern(`([^,.;:!?、。।\\s][^,.;:!?、。।]{0,40}?)\\s?(?:${words.forWhom})`, 'iu').exec(text)
      : wordPattern(
          `(?<![\\p{L}\\p{M}])(?:${words.deck}|${words.slides})(?![\\p{L}\\p{M}])(?:.{0,60}?\\s)??(?:${words.forWhom})(?:\\s|(?<=ل))([^,.;:!?،。，\\n]{2,60}?)(?=\\s(?:${words.about}|${words.include})\\s|[,.;:!?،。，\\n]|的|$)`,
          'iu',
        ).exec(text);
  return found?.[1]?.trim() || undefined;
};

const narrativeOf = (text: string, language: Language): Narrative | undefined => {
  const [first, second] = narratives
    .map((narrative) => ({ narrative, score: narrativeScore(text, narrative, language) }))
    .sort((a, b) => b.score - a.score);
  return first && first.score > 0 && first.score > (second?.score ?? 0) ? first.narrative : undefined;
};

/** Subjects that an "include …" or "with …" names. */
const includedIn = (text: string, language: Language, words: InstructionWords): Subject[] => {
  const isPostposed = languages[language].grammar.heads === 'last';
  const clause = (
    isPostposed
      ? wordPattern(`([^,.;:!?、。।]{2,60}?)(?:を|も|을|를)?\\s?(?:${words.include})`, 'iu')
      : wordPattern(`(?<![\\p{L}\\p{M}])(?:${words.include})\\s?([^.;:!?。]{2,80})`, 'iu')
  ).exec(text)?.[1];
  if (!clause) return [];
  const read = normalized(clause);
  return subjects.filter((subject) => subject !== 'context' && subjectScore(read, subject, language) >= 2);
};

const shortWords =
  /\b(?:short|brief|concise|kurz|knapp|court|bref|concis|corto|corta|breve|conciso|curto|curta|singkat|ringkas|pendek)\b|简短|简洁|短く|簡潔|짧게|간결|قصير|موجز|مختصر|संक्षिप्त|छोटी|সংক্ষিপ্ত|ছোট/iu;
const detailedWords =
  /\b(?:detailed|in detail|thorough|ausführlich|détaillée?|detallad[oa]|dettagliat[oa]|detalhad[oa]|rinci|lengkap)\b|详细|詳しく|자세히|مفصل|विस्तृत|বিস্তারিত/iu;

export const steeringOf = (instruction: string, language: Language): Steering => {
  const words = languages[language].instruction;
  const text = instruction.replace(/’/g, "'");
  const slideCount = countOf(text, words.slides, words, most.slideCount);
  const sectionCount = countOf(text, words.sections, words, most.sectionCount);
  const audience = audienceOf(text, language, words);
  const narrative = narrativeOf(normalized(text), language);
  const asked = languageOf(text, language);
  const noAgenda = wordPattern(
    `(?:${words.none})\\s?(?:${words.agenda})|(?:${words.agenda})(?:は|が|를|을|의)?\\s?(?:${words.none})`,
    'iu',
  ).test(text);
  const include = includedIn(text, language, words);
  const length = shortWords.test(text) ? 'short' : detailedWords.test(text) ? 'detailed' : undefined;
  return {
    ...(slideCount !== undefined ? { slideCount } : {}),
    ...(sectionCount !== undefined ? { sectionCount } : {}),
    ...(audience ? { audience } : {}),
    ...(narrative ? { narrative } : {}),
    ...(asked ? { language: asked } : {}),
    ...(noAgenda ? { agenda: false } : {}),
    ...(include.length > 0 ? { include } : {}),
    ...(length ? { length } : {}),
  };
};
