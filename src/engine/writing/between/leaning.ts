import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Bullet } from '../../../deck/slide.ts';
import { pointsBack } from '../../../languages/recognising/openers.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { saidInParagraph } from '../../features/paragraphs.ts';
import type { Said } from '../../features/said.ts';
import type { PlannedSection } from '../../planning/planDeck.ts';
import { wordsOfSaid } from '../../planning/scenes/textRuns.ts';
import { policy } from '../../policy/policy.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { besideSentence } from '../besideSentence.ts';
import { shownOn, spaced } from '../draft/slideText.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { ifHeld, withTextBefore } from '../textBeside.ts';
import { betweenSlides, type Pair } from './betweenSlides.ts';

/** The sentences of a section's paragraphs, each run of them between lists, tables and listings by itself. */
const runsOfSentences = ({ parts }: Pick<PlannedSection, 'parts'>, language: Language): Said[][] => {
  const runs: Said[][] = [];
  for (const { blocks } of parts) {
    let run: Said[] = [];
    runs.push(run);
    blocks.forEach((block, at) => {
      if (block.kind === 'paragraph')
        run.push(
          ...saidInParagraph(
            block.text,
            { opensTopic: at === 0, endsTopic: at === blocks.length - 1, isLoud: false },
            language,
          ),
        );
      else {
        run = [];
        runs.push(run);
      }
    });
  }
  return runs;
};

const names: readonly string[] = ['heading', 'label', 'number'];

/** The first sentence that a slide shows below its title. */
const openingOf = (slide: Slide, language: Language): RichText | undefined => {
  const first = layouts.texts(slide).find(({ role }) => role !== 'kicker' && role !== 'title');
  return first && !names.includes(first.role) ? richSentences(first.text, language)[0] : undefined;
};

interface Leaning {
  /** What it leans on: the one before it, and what that leans on itself. */
  readonly before: readonly Said[];
  /** It goes on in its paragraph. */
  readonly goesOn: boolean;
}

/** Each sentence that points back, by its words. */
const leaningsOf = (section: Pick<PlannedSection, 'parts'>, language: Language): Map<string, Leaning> =>
  new Map(
    runsOfSentences(section, language).flatMap((run) =>
      run.flatMap((said, at): [string, Leaning][] => {
        if (!said.pointsBack || at === 0) return [];
        let from = at - 1;
        while (from > 0 && run[from]!.pointsBack) from -= 1;
        return [[spaced(plain(said.text)), { before: run.slice(from, at), goesOn: said.opens !== true }]];
      }),
    ),
  );

const mostWords = policy.text.inOneBreath;

const spacedSentences = (sentences: readonly RichText[]): string[] =>
  sentences.map((sentence) => spaced(plain(sentence)));

/** Entries without the last of them, if these are the sentences. */
const withoutLast = (
  items: readonly Bullet[],
  end: readonly Said[],
  language: Language,
): Bullet[] | undefined => {
  const last = items.at(-1);
  if (last?.items) {
    // What stands below an entry is looked through first.
    const below = withoutLast(
      last.items.map((text) => ({ text })),
      end,
      language,
    )?.map(({ text }) => text);
    const { items: _, ...bare } = last;
    return below && [...items.slice(0, -1), { ...bare, ...(below.length > 0 ? { items: below } : {}) }];
  }
  const left = end.map(({ text }) => spaced(plain(text)));
  let from = items.length;
  while (left.length > 0 && from > 0) {
    from -= 1;
    const { lead, text, items: inner } = items[from]!;
    const sentences = richSentences(text, language);
    const ended = left.splice(-sentences.length);
    const kept = sentences.slice(0, sentences.length - ended.length);
    const own = spacedSentences(sentences.slice(kept.length));
    if (lead || inner || ended.join('\n') !== own.join('\n')) return undefined;
    // Where its end goes, an entry of several sentences stays without that.
    if (kept.length > 0)
      return left.length > 0
        ? undefined
        : [...items.slice(0, from), { ...items[from]!, text: joinSentences(kept) }];
  }
  return left.length === 0 ? items.slice(0, from) : undefined;
};

type Frame = Omit<SlideOf<'text'>, 'layout' | 'paragraphs'>;

/** One paragraph is all that its slide says. */
const statementOf = (frame: Frame, text: RichText): Slide => ({ ...frame, layout: 'statement', text });

const withParagraphs = (
  { paragraphs: _, ...frame }: SlideOf<'text'>,
  paragraphs: readonly RichText[],
): Slide | undefined => {
  const [only, ...others] = paragraphs;
  if (!only) return undefined;
  return others.length === 0 ? statementOf(frame, only) : { ...frame, paragraphs: [...paragraphs] };
};

/** The slide without the sentences that it ends with, if it says enough without them. */
const withoutEnd = (slide: Slide, end: readonly Said[], language: Language): Slide | undefined => {
  const ends = (text: RichText): RichText | undefined => {
    const sentences = richSentences(text, language);
    const from = sentences.length - end.length;
    const isEnd = end.every((each, at) => {
      const own = sentences[from + at];
      return own !== undefined && spaced(plain(own)) === spaced(plain(each.text));
    });
    return isEnd ? joinSentences(sentences.slice(0, from)) : undefined;
  };
  if (slide.layout === 'text') {
    const last = slide.paragraphs.at(-1)!;
    const own = richSentences(last, language).length;
    const before = slide.paragraphs.slice(0, -1);
    if (own < end.length && before.length > 0) {
      const without = withoutEnd(slide, end.slice(-own), language);
      return without && withoutEnd(without, end.slice(0, -own), language);
    }
    const left = ends(last);
    if (!left) return undefined;
    return withParagraphs(slide, [...before, ...(left.length > 0 ? [left] : [])]);
  }
  if (slide.layout === 'statement') {
    const left = slide.tone ? undefined : ends(slide.text);
    return left && left.length > 0 ? { ...slide, text: left } : undefined;
  }
  if (slide.layout === 'code') {
    const { below = [], ...bare } = slide;
    const left = withoutLast(below, end, language);
    return left && { ...bare, ...(left.length > 0 ? { below: left } : {}) };
  }
  if (slide.layout !== 'bullets' || slide.style !== 'list' || slide.below) return undefined;
  const items = withoutLast(slide.items, end, language);
  if (!items || items.length > 1) return items && { ...slide, items };
  // One sentence is no list.
  const { items: _, style: __, lead, ...frame } = slide;
  const [only] = items;
  if (!only || only.lead || lead) return undefined;
  // An entry alone introduces what stands below it.
  if (only.items) return { ...slide, lead: only.text, items: only.items.map((text) => ({ text })) };
  return statementOf(frame, only.text);
};

/** The slide with sentences before the one that it begins with. */
const begunWith = (
  texts: readonly RichText[],
  opening: RichText,
  slide: Slide,
  language: Language,
): Slide | undefined => {
  if ('lead' in slide && slide.lead) return withTextBefore(joinSentences(texts), slide, language);
  const whole = besideSentence(slide, { sentence: joinSentences(texts), side: 'before', known: opening });
  return whole && ifHeld(whole, language);
};

/**
 * No slide begins with words that point to what another one shows, or none: what they point to stands before them.
 * Word for word, it is moved there or stays; else it may be said once more.
 */
export const withWhatItLeansOn = (
  scenes: readonly DraftedScene[],
  section: Pick<PlannedSection, 'parts'>,
  language: Language,
  style: RewriteStyle,
): DraftedScene[] => {
  let leanings: Map<string, Leaning> | undefined;
  const led = (slide: Slide, above: Slide | undefined): Pair | undefined => {
    const opening = openingOf(slide, language);
    if (!opening || pointsBack(plain(opening), language) === undefined) return undefined;
    leanings ??= leaningsOf(section, language);
    const { before = [], goesOn = false } = leanings.get(spaced(plain(opening))) ?? {};
    if (before.length === 0 || before.some(({ leadsIn }) => leadsIn)) return undefined;
    const isShown = shownOn([slide]);
    if (before.some(({ text }) => isShown(plain(text)))) return undefined;
    // Within its paragraph, the sentence right before is better than none where all of them are too much.
    const choices = goesOn ? [before, before.slice(-1)] : [before];
    const missing = choices.find((some) => wordsOfSaid(some) <= mostWords);
    if (!missing) return undefined;
    const here = begunWith(
      missing.map(({ text }) => text),
      opening,
      slide,
      language,
    );
    const rest = here && above && withoutEnd(above, missing, language);
    if (!here || (style === 'Preserve' && !rest)) return undefined;
    // One sentence is said again, more of them are read on the slide before.
    const isAbove = shownOn(above ? [above] : []);
    if (!rest && missing.length > 1 && missing.every(({ text }) => isAbove(plain(text)))) return undefined;
    return { above: rest ?? above, here };
  };
  return betweenSlides(scenes, (above, here) => led(here, above));
};
