import type { RichText } from '../../deck/richText.ts';
import { plain, rich } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Said } from '../features/said.ts';
import { spokenNames } from '../features/spokenNames.ts';
import { isVoice } from '../features/units/quotedBlocks.ts';
import { leastLead } from '../features/units/units.ts';
import type { Body, Part, Scene } from '../planning/scenes/scene.ts';
import { policy } from '../policy/policy.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { fits } from '../text/fit.ts';
import { isBlank, joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { slidesAfter, withWordsAfter } from './afterwards.ts';
import { type Frame, head, mostWords, unwritten, type Writing, writingAfter } from './draft/draft.ts';
import { shownOn } from './draft/slideText.ts';
import { groupSlides } from './lists/groupSlides.ts';
import { listSlides, moreInNotes } from './lists/listSlides.ts';
import { isWithinWords } from './points/bestSlide.ts';
import { pagedPoints } from './points/pagedPoints.ts';
import { pointOf } from './points/points.ts';
import { isLead } from './points/room.ts';
import { splitPoint } from './points/splitPoint.ts';
import { proseSlides } from './proseSlides.ts';
import { gallerySlide } from './visuals/gallerySlide.ts';
import { visualSlides } from './visuals/visualSlides.ts';

/** A text that stands alone: said large, or in sentences where it is long. */
const loneSlides = (slide: Slide, text: RichText, frame: Frame, writing: Writing): Slide[] =>
  fits(slide) && isWithinWords(slide, writing.language)
    ? [slide]
    : pagedPoints(
        richSentences(text, writing.language).flatMap((sentence) =>
          splitPoint(pointOf(sentence), policy.sentence.mostWhole, writing.language),
        ),
        undefined,
        mostWords - 6,
        frame,
        writing,
      );

/** Below its heading: "From the mail of 1 September". */
const headedBy = (title: RichText, frame: Frame): Frame => ({ ...frame, title, kicker: frame.title });

type Quoted = Extract<Body, { kind: 'quote' }>;

const labelAtEnd = /[:：]\s+(\S+(?:\s\S+){0,3})[:：]\s*$/u;
/** "Ada answered:", "Say it anew: New text:": what stands above a quotation, and of whom or what that is. */
const introducedBy = ({ lead, who }: Quoted): { readonly lead?: Said; readonly by?: RichText } => {
  if (!lead) return who ? { by: who } : {};
  const says = lead.words >= leastLead || !lead.leadsIn;
  if (!says) return { by: who ?? withoutColon(lead.text) };
  const label = who ? undefined : labelAtEnd.exec(plain(lead.text));
  if (!label) return { lead, ...(who ? { by: who } : {}) };
  const text = sliceRich(lead.text, 0, label.index);
  return { lead: { ...lead, text, words: estimateWords(plain(text)) }, by: rich(label[1]!) };
};

type Draw<K extends Body['kind']> = (
  body: Extract<Body, { kind: K }>,
  most: number,
  frame: Frame,
  writing: Writing,
) => Slide[];

const draw: { readonly [K in Body['kind']]: Draw<K> } = {
  text: ({ said }, most, frame, writing) => proseSlides(said, most, frame, writing),
  list: listSlides,
  visual: visualSlides,
  gallery: ({ pictures, lead }, _most, frame) => [gallerySlide(pictures, lead?.text, frame)],
  quote: (quoted, most, frame, writing) => {
    const { text, isSpeech } = quoted;
    const { lead, by } = introducedBy(quoted);
    const isSurely = isVoice(quoted);
    const isTitle =
      lead && (isSurely || writing.style === 'Preserve' || lead.words <= policy.headline.mostWords);
    const isQuoted = isSurely || (isSpeech === true && (isTitle || !lead));
    const led = isTitle ? headedBy(withoutColon(lead.text), frame) : frame;
    // What is too long to be a title is said with it.
    const whole = lead && !isTitle ? joinSentences([lead.text, text]) : text;
    return loneSlides(
      isQuoted
        ? { ...unwritten, layout: 'quote', title: led.title, text, ...(by ? { who: by } : {}) }
        : { ...unwritten, ...head(led), layout: 'statement', text: whole },
      whole,
      led,
      writing,
    ).slice(0, writing.style === 'Preserve' ? undefined : most);
  },
  callout: ({ text, tone }, most, frame, writing) =>
    loneSlides({ ...unwritten, ...head(frame), layout: 'statement', text, tone }, text, frame, writing).slice(
      0,
      writing.style === 'Preserve' ? undefined : most,
    ),
  groups: groupSlides,
  headings: ({ headings }, pages, frame, writing) => {
    const most = writing.style === 'Preserve' ? headings.length : pages * policy.list.mostHeadings;
    const points = headings.slice(0, headings.length > most ? most - 1 : most).map((text) => pointOf(text));
    const left = headings.length - points.length;
    const all = left > 0 ? [...points, moreInNotes(left, writing.deckLanguage)] : points;
    return pagedPoints(all, undefined, mostWords - 6, frame, writing);
  },
};

const proseTexts = (block: Block): RichText[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap((item) => [item.text, ...item.blocks.flatMap(proseTexts)]);
    case 'quote':
    case 'callout':
      return block.blocks.flatMap(proseTexts);
    default:
      return [];
  }
};

/** Where everything is to be seen, what found no place beside a picture or under a heading goes on below. */
const unshown = (
  parts: readonly Part[],
  slides: readonly Slide[],
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const isShown = shownOn(slides);
  const left = parts
    .flatMap(({ blocks }) => blocks.flatMap(proseTexts))
    .flatMap((text) => richSentences(text, writing.language))
    .filter((text) => !isBlank(text) && !isShown(plain(text)))
    .flatMap((text) => splitPoint(pointOf(text), policy.sentence.mostWhole, writing.language))
    .filter(({ text }) => !isShown(plain(text)));
  if (left.length === 0) return [];
  return pagedPoints(
    left,
    undefined,
    mostWords - 4,
    { ...frame, isContinued: true },
    writingAfter(slides, writing),
  );
};

/** A heading that no title holds stands in full above the first points below it. */
const underWhole = (heading: RichText, [first, ...others]: readonly Slide[]): Slide[] | undefined => {
  if (first?.layout !== 'bullets' || first.lead || !isLead(heading)) return undefined;
  const led = { ...first, lead: heading };
  return fits(led) ? [led, ...others] : undefined;
};

const mostShare = 0.6;
/** What a title leaves out of a heading is hardly worth the slide of what stands below it. */
const isMostOf = (title: RichText, heading: RichText): boolean =>
  plain(title).length >= mostShare * plain(heading).length;

const spokenUnder = new WeakMap<readonly Block[], readonly string[]>();
const spokenIn = (blocks: readonly Block[]): readonly string[] => {
  const known = spokenUnder.get(blocks);
  if (known) return known;
  const spoken = [...new Set(blocks.flatMap(proseTexts).flatMap(spokenNames))].slice(0, mostSpoken);
  spokenUnder.set(blocks, spoken);
  return spoken;
};
const mostSpoken = 40;

/** What of a listing the text under its heading speaks of, wherever there. */
const withSpoken = ({ body, path }: Scene): Body =>
  body.kind === 'visual' && body.visual.kind === 'code'
    ? { ...body, spoken: spokenIn(path.at(-1)?.blocks ?? []) }
    : body;

/** The slides of a scene, drafted once: as many as it may take at most. */
export const draftScene = (
  scene: Scene,
  longHeading: RichText | undefined,
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const { body, pages, parts } = scene;
  const made = (draw[body.kind] as Draw<Body['kind']>)(withSpoken(scene) as never, pages, frame, writing);
  const led = longHeading && writing.style !== 'Preserve' ? underWhole(longHeading, made) : undefined;
  const isSaid = writing.style !== 'Preserve' && (led || (longHeading && isMostOf(frame.title, longHeading)));
  const opening =
    longHeading && !isSaid ? pagedPoints([pointOf(longHeading)], undefined, mostWords, frame, writing) : [];
  const all = [...opening, ...(led ?? made)];
  if (writing.style !== 'Preserve') {
    const remarked = withWordsAfter(scene, all, writing.language);
    return [...remarked, ...slidesAfter(scene, remarked, frame, writing)].slice(
      0,
      // A table may have more, which show the rest of it.
      opening.length + Math.max(1, pages, made.length),
    );
  }
  const rest = unshown(parts, all, frame, writing);
  // What introduces a visual and finds no place beside it is said before it.
  return body.kind === 'visual' ? [...rest, ...all] : [...all, ...rest];
};
