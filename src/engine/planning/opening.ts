import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { wordsOfBlock as proseWords } from '../features/blockWords.ts';
import { isVisual } from '../features/visual.ts';
import type { Outline, Topic } from '../outline/outline.ts';
import type { Block } from '../reading/sourceDocument.ts';
import { splitLead } from '../text/leads.ts';
import { richSentences, sliceRich, trimRich } from '../text/sentences.ts';
import type { Part } from './scene.ts';

const longestSubtitle = 130;
/** What a cover's notes take in, so that no near-empty slide follows it. */
const leastForSlide = 26;
/** And of a text whose first sentence the cover shows: "Of course, there is more to it." */
const leastBeside = 14;

/** The first sentence of the document, where it is short enough to stand under the title. */
const firstSentence = (intro: Topic, language: Language): RichText | undefined => {
  const [block] = intro.blocks;
  if (block?.kind !== 'paragraph') return undefined;
  const [sentence] = richSentences(block.text, language);
  const text = plain(sentence ?? []);
  // What introduces a list says nothing on a cover.
  const isField =
    splitLead(sentence ?? []).lead !== undefined ||
    sentence?.every(({ marks }) => marks?.includes('strong')) === true;
  return visualLength(text) <= longestSubtitle && !isField && !/[:：]\s*$/u.test(text) ? sentence : undefined;
};

export interface Opening {
  readonly title: RichText;
  readonly subtitle?: RichText;
  readonly byline?: string;
  readonly part: Part;
}

export interface Cover {
  readonly opening: Opening;
  /** What of the introduction slides of its own are made of. */
  readonly intro: Topic | undefined;
}

const letters = (text: RichText): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** What the cover says is not said again on the next slide. */
const withoutSubtitle = (blocks: readonly Block[], subtitle: RichText | undefined): readonly Block[] => {
  const [first, ...rest] = blocks;
  const said = plain(subtitle ?? []).trim();
  if (first?.kind !== 'paragraph' || said === '') return blocks;
  const whole = plain(first.text);
  const start = whole.length - whole.trimStart().length;
  if (!whole.startsWith(said, start)) return blocks;
  return [{ ...first, text: trimRich(sliceRich(first.text, start + said.length, whole.length)) }, ...rest];
};

export const coverOf = (outline: Outline, language: Language): Cover => {
  const { intro, title, byline } = outline;
  const sentence = firstSentence(intro, language);
  const subtitle =
    outline.subtitle ?? (sentence && letters(sentence) !== letters(title) ? sentence : undefined);
  const [first, ...rest] = intro.blocks;
  const isWholeParagraph =
    first?.kind === 'paragraph' &&
    subtitle !== undefined &&
    plain(first.text).trim() === plain(subtitle).trim();
  const repeats = first?.kind === 'paragraph' && letters(title).includes(letters(first.text));
  const isSaid = isWholeParagraph || repeats;
  const remaining = isSaid ? rest : withoutSubtitle(intro.blocks, subtitle ?? title);
  const words = (blocks: readonly Block[]): number =>
    blocks.reduce((sum, block) => sum + proseWords(block), 0);
  const isSlight =
    (words(isSaid ? rest : intro.blocks) < leastForSlide || words(remaining) < leastBeside) &&
    !remaining.some((block) => isVisual(block) || block.kind === 'list');
  const hasTopics = outline.topics.length > 0;
  const noted = isSlight && hasTopics ? intro.blocks : isSaid && first ? [first] : [];
  return {
    opening: {
      title,
      ...(subtitle ? { subtitle } : {}),
      ...(byline ? { byline } : {}),
      part: {
        source: intro.source,
        heading: title,
        depth: 1,
        position: intro.position,
        blocks: noted,
        notes: intro.notes,
      },
    },
    intro: noted.length === intro.blocks.length ? undefined : { ...intro, blocks: remaining, notes: [] },
  };
};
