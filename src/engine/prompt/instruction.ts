import type { Language } from '../../api/generationOptions.ts';
import type { InstructionWords } from '../../languages/instructionWords.ts';
import { languages } from '../../languages/languages.ts';
import { detectLanguage } from '../../languages/recognising/detectLanguage.ts';
import { countWords, sentencesOf } from '../text/sentences.ts';
import { type Steering, steeringOf } from './steering.ts';
import { wordPattern } from './wordPattern.ts';

export interface ReadPrompt {
  /** What was asked for, as it was written; empty where the prompt is all content. */
  readonly instruction: string;
  /** The content, every line where it stood in the prompt; blank where there is none. */
  readonly document: string;
  /** What the prompt names where it brings no content: "solar power" of "A talk about solar power". */
  readonly topic?: string;
  readonly steering: Steering;
}

const longestInstruction = 90;
const longestTopic = 12;
/** No instruction is longer, so a document of any size is told apart at once. */
const farthest = 1_500;
const structure =
  /^(?: {0,3}#{1,6} |(?:-{3,}|\+{3})\s*$| {0,3}(?:```|~~~)|[^\S\n\r\u2028\u2029]*\|.+\||> | {0,3}[-*+] \S| {0,3}\d{1,3}[.)] \S|.+\n(?:={3,}|-{3,})\s*$|!\[|<[a-z])/m;
const headingOrMatter = /^(?:#{1,6} |---\s*\n|\+\+\+\s*\n|.+\n(?:={3,}|-{3,})\s*(?:\n|$))/;

type Likeness = 'strong' | 'weak' | 'wish' | 'none';

const patterns = new Map<
  InstructionWords,
  { request: RegExp; named: RegExp; unnamed: RegExp; wish: RegExp }
>();

/** Letters of the same word before and after, for scripts where \b knows nothing. */
const before = '(?<![\\p{L}\\p{M}])';
const after = '(?![\\p{L}\\p{M}])';

const patternsOf = (words: InstructionWords, language: Language) => {
  const known = patterns.get(words);
  if (known) return known;
  const { heads, words: written } = languages[language].grammar;
  const joined = written.spacing !== 'apart';
  const deck = joined ? `(?:${words.deck})` : `${before}(?:${words.deck})${after}`;
  const slides = `(?:${words.deck}|${words.slides})`;
  const greeting = `^(?:(?:${words.polite})[\\s,،、!！.]*)*`;
  const made = {
    request:
      heads === 'last'
        ? wordPattern(`${slides}[^.。।!?！？]{0,60}(?:${words.make})[.。।!！\\s:：]*$`, 'iu')
        : wordPattern(
            `${greeting}(?:${words.make})${joined ? '' : after}.{0,120}?${joined ? `(?:${words.deck}|${words.slides})` : `${before}(?:${words.deck}|${words.slides})${after}`}`,
            'isu',
          ),
    named: words.article
      ? wordPattern(`${greeting}(?:${words.article})\\s?(?:[\\p{L}\\p{M}\\p{N}'’-]+\\s){0,3}?${deck}`, 'iu')
      : /(?!)/u,
    unnamed: wordPattern(
      joined
        ? `(?:${words.forWhom}|${words.about}).{0,20}(?:${words.deck})|^(?:${words.deck})`
        : heads === 'last'
          ? `(?:${words.forWhom}|${words.about}).{0,30}${deck}`
          : `${greeting}(?:[\\p{L}\\p{M}'’-]+\\s){0,2}?${deck}\\s*(?:,|،|${words.forWhom}|${words.about}|$)`,
      'iu',
    ),
    wish: wordPattern(
      joined
        ? `(?:${words.wish}|${words.include}|${words.none})`
        : `${before}(?:${words.wish}|(?:${words.none})\\s+(?:${words.agenda}))${after}|^(?:${words.include})${after}|(?:${words.include})[.।]?$`,
      'iu',
    ),
  };
  patterns.set(words, made);
  return made;
};

const hasSteering = (steering: Steering): boolean =>
  Object.values(steering).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));

/** How much a sentence is a request rather than content. */
const likeness = (sentence: string, language: Language, mayWish = true): Likeness => {
  const words = languages[language].instruction;
  const { request, named, unnamed, wish } = patternsOf(words, language);
  const text = sentence.trim().replace(/’/g, "'");
  const length = countWords(text, language);
  if (length === 0 || length > 45) return 'none';
  if (request.test(text)) return 'strong';
  if (length <= 25 && named.test(text)) return 'strong';
  const isShort = length <= 20 && unnamed.test(text);
  if (!isShort && !startsWithCount.test(text) && !mayWish) return 'none';
  const { audience: _, narrative: __, ...wishes } = steeringOf(text, language);
  if (wishes.slideCount !== undefined && startsWithCount.test(text)) return 'strong';
  if (isShort) return hasSteering(wishes) || /[:：]$/.test(text) ? 'strong' : 'weak';
  return mayWish && length <= 14 && (hasSteering(wishes) || wish.test(text)) ? 'wish' : 'none';
};

const startsWithCount = /^\p{Nd}/u;

const linesOf = (text: string): string => text.replace(/[^\n]/g, '');

const nounPhraseEnd = /[.。।!！]$/u;

/** What a request or a few words name, without the words of asking. */
const topicOf = (instruction: string, language: Language): string | undefined => {
  const words = languages[language].instruction;
  const text = instruction.trim();
  const stop = '(?=[,.;:!?،。、।？！\\n]|$)';
  const { heads, words: written } = languages[language].grammar;
  const isPostposed = heads === 'last';
  const found = isPostposed
    ? wordPattern(
        `^(?:(?:${words.polite})[\\s,、]*)*(?:(?:${words.article || '(?!)'})\\s)?([^,.;:!?、。।]{2,80}?)\\s?(?:${words.about})`,
        'iu',
      ).exec(text)
    : written.spacing === 'together'
      ? wordPattern(`(?:${words.about})([^,.;:!?，。！？]{2,60}?)(?:的(?:${words.deck})|${stop})`, 'iu').exec(
          text,
        )
      : wordPattern(
          `${before}(?:${words.deck}|${words.slides})\\s+(?:${words.about})\\s+(.{2,80}?)(?:\\s(?:${words.forWhom})\\s.*)?${stop}`,
          'iu',
        ).exec(text);
  const topic = found?.[1]?.trim();
  const isAudience = topic !== undefined && wordPattern(`(?:${words.forWhom})$`, 'iu').test(topic);
  return topic && topic.length > 1 && !isAudience ? topic : undefined;
};

const isBareTopic = (text: string, language: Language): boolean =>
  text.length <= 200 &&
  !text.includes('\n') &&
  countWords(text, language) <= longestTopic &&
  !nounPhraseEnd.test(text) &&
  sentencesOf(text, language).length === 1;

/** How many characters of a text's beginning are instruction. */
const leadingInstruction = (text: string, language: Language): number => {
  let end = 0;
  let at = 0;
  let isOpen = false;
  let taken = 0;
  for (const paragraph of text.split(/(?<=\n)/)) {
    if (paragraph.trim() === '') {
      at += paragraph.length;
      continue;
    }
    let within = 0;
    for (const sentence of sentencesOf(paragraph, language)) {
      const start = paragraph.indexOf(sentence, within);
      within = start + sentence.length;
      const like = likeness(sentence, language, isOpen);
      taken += countWords(sentence, language);
      if (taken > longestInstruction) return end;
      if (like === 'strong' || (isOpen && like === 'wish')) {
        isOpen = true;
        end = at + within;
      } else return end;
    }
    at += paragraph.length;
  }
  return end;
};

/** The whole text, where it is short and says nothing but what is wanted. */
const isAllInstruction = (text: string, language: Language): boolean => {
  if (text.length > farthest || countWords(text, language) > longestInstruction) return false;
  const likes = text
    .split('\n')
    .flatMap((line) => sentencesOf(line, language))
    .map((sentence) => likeness(sentence, language));
  return likes.length > 0 && likes.every((like) => like !== 'none') && likes.some((like) => like !== 'wish');
};

/** A last paragraph that asks for a deck of what stands above. */
const trailingInstruction = (text: string, language: Language): number => {
  const start = text.trimEnd().lastIndexOf('\n\n');
  if (start < 0) return text.length;
  const last = text.slice(start).trim();
  if (last.length > farthest) return text.length;
  const likes = sentencesOf(last, language).map((sentence) => likeness(sentence, language));
  const isRequest = likes[0] === 'strong' && likes.every((like) => like === 'strong' || like === 'wish');
  return isRequest && countWords(last, language) <= 40 ? start : text.length;
};

/**
 * Tells an instruction from content. In doubt it is content: an instruction that is shown looks odd,
 * but content that is taken for one is lost.
 */
export const readPrompt = (prompt: string, asked?: Language): ReadPrompt => {
  const text = prompt.trim();
  const headed = headingOrMatter.test(text);
  const nothing: ReadPrompt = { instruction: '', document: prompt, steering: {} };
  if (text === '' || headed) return nothing;
  const opening = text.slice(0, farthest);
  const language = detectLanguage(opening.split('\n')[0] ?? '') ?? detectLanguage(opening) ?? asked ?? 'us';
  const steer = (instruction: string): Steering => steeringOf(instruction, language);
  const structured = structure.exec(text);
  if (!structured) {
    if (isAllInstruction(text, language)) {
      const topic = topicOf(text, language);
      return {
        instruction: text,
        document: linesOf(prompt),
        ...(topic ? { topic } : {}),
        steering: steer(text),
      };
    }
    if (isBareTopic(text, language)) {
      return { instruction: '', document: prompt, topic: text, steering: {} };
    }
  }
  const head = text.slice(0, Math.min(farthest, structured?.index ?? text.length));
  const offset = prompt.indexOf(text);
  const end = leadingInstruction(head, language);
  if (end > 0 && text.slice(end).trim() !== '') {
    const instruction = text.slice(0, end);
    const rest = text.slice(end).replace(/^[ \t]*\n(?:[ \t]*\n)*-{3,}[ \t]*(?=\n)/, linesOf);
    return {
      instruction,
      document: linesOf(prompt.slice(0, offset + end)) + rest,
      steering: steer(instruction),
    };
  }
  if (!structured) {
    const start = trailingInstruction(text, language);
    if (start < text.length) {
      const instruction = text.slice(start).trim();
      return { instruction, document: prompt.slice(0, offset + start), steering: steer(instruction) };
    }
  }
  return nothing;
};
