import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import { contentWidth, typeScale, visualLength } from '../../deck/canvas.ts';
import type { DeckWords } from '../../deck/languages/deckWords.ts';
import { deckWords } from '../../deck/languages/wordsOfDeck.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { isTitle, linesIn } from '../writing/fit.ts';
import { isBlank, joinRich } from '../writing/richJoin.ts';
import { richSentences, sliceRich } from '../writing/sentences.ts';
import { asTitle } from '../writing/shorten.ts';
import type { GalleryPicture, Part, Passage } from './material.ts';
import type { Topic } from './outline.ts';
import { pointOf } from './pointSentences.ts';
import type { Piece, Stretch } from './stretch.ts';

const key = (text: RichText): string => {
  const written = plain(text).toLowerCase().trim();
  return written.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || written;
};

const spanOf = ({ topic, blocks }: Piece): Part['position'] =>
  blocks.length === 0
    ? { from: topic.position.from, to: topic.position.from }
    : {
        from: Math.min(...blocks.map(({ position }) => position.from)),
        to: Math.max(...blocks.map(({ position }) => position.to)),
      };

const partOf = (piece: Piece, isLabeled: boolean): Part => ({
  source: piece.topic.source,
  heading: piece.topic.heading,
  depth: piece.topic.depth,
  isLabeled,
  position: spanOf(piece),
  blocks: piece.blocks,
  notes: piece.isFirst ? piece.topic.notes : [],
});

const longestOpening = 64;

/** What a stretch begins with, where its heading is another slide's title. */
const openingTitle = ({ pieces }: Stretch, language: Language): RichText[] => {
  const [block] = pieces.flatMap(({ blocks }) => blocks);
  const [sentence] = block?.kind === 'paragraph' ? richSentences(block.text, language) : [];
  if (!sentence) return [];
  const text = plain(sentence);
  if (text.length <= longestOpening) return [asTitle(sentence)].filter(isTitle);
  const space = text.lastIndexOf(' ', longestOpening);
  return [[...sliceRich(sentence, 0, space > 20 ? space : longestOpening), { text: '…' }]].filter(isTitle);
};

/** Under a title that says the point there is more to show than one sentence. */
const saysMore = ({ pieces }: Stretch, language: Language): boolean => {
  const [first, ...others] = pieces.flatMap(({ blocks }) => blocks);
  const sentences = first?.kind === 'paragraph' ? richSentences(first.text, language).length : 0;
  return sentences + others.length >= 3 || others.some(({ kind }) => kind === 'list');
};

/** A heading of more than two lines, as far as they hold it. */
const shortTitle = (heading: RichText): RichText => {
  if (isTitle(heading)) return heading;
  const text = plain(heading);
  let end = Math.min(text.length, 160);
  let short = heading;
  do {
    const space = text.lastIndexOf(' ', end - 1);
    end = space > end / 2 ? space : end - 8;
    short = [...sliceRich(heading, 0, end), { text: '…' }];
  } while (end > 12 && !isTitle(short));
  return short;
};

const isShortKicker = (text: RichText): boolean => linesIn(text, typeScale.kicker, contentWidth) <= 1;

const joined = (topics: readonly Topic[]): RichText =>
  joinRich(
    topics.map(({ heading }) => heading),
    ' · ',
  );

/** Gives every passage of a deck a title of its own, and shows every heading once at least. */
export class SlideTitles {
  private readonly taken = new Set<string>();
  private readonly shown = new Set<Topic>();
  /** The topic a title stands for: a second slide of it may have it again, as its next part. */
  private readonly owners = new Map<string, Topic>();
  private readonly words: DeckWords['slides'];
  private readonly language: Language;
  private readonly style: RewriteStyle;
  private readonly deckTitle: RichText;
  private readonly headings: ReadonlySet<string>;

  constructor(
    deckLanguage: Language,
    language: Language,
    style: RewriteStyle,
    deckTitle: RichText,
    topics: readonly Topic[],
    reserved: readonly RichText[],
  ) {
    this.words = deckWords(deckLanguage).slides;
    this.language = language;
    this.style = style;
    this.deckTitle = shortTitle(deckTitle);
    this.headings = new Set(topics.map(({ heading }) => key(heading)));
    for (const title of [deckTitle, ...reserved]) this.taken.add(key(title));
  }

  /** A topic whose heading a section's divider shows. */
  show(topic: Topic): void {
    this.shown.add(topic);
  }

  passage(stretch: Stretch, parents: ReadonlyMap<Topic, Topic>): Passage {
    const topic = stretch.path.at(-1)!;
    const point = this.pointFor(stretch, topic);
    const title = point ? asTitle(point) : this.headingTitle(topic, stretch);
    if (!this.taken.has(key(title))) this.owners.set(key(title), topic);
    this.taken.add(key(title));
    const heading = point ? this.reservedHeading(topic) : undefined;
    const above = this.unseenAbove(stretch, title);
    const kicker = this.kickerFor(stretch, title, above);
    const isLong = !this.shown.has(topic) && !isTitle(topic.heading);
    for (const seen of [topic, ...above]) this.shown.add(seen);
    return {
      title,
      ...(kicker ? { kicker } : {}),
      ...(above.length > 0 ? { above: joined(above) } : {}),
      parts: this.partsOf(stretch, parents),
      ...(stretch.visual ? { visual: stretch.visual } : {}),
      ...(stretch.gallery ? { gallery: this.galleryOf(stretch.gallery, stretch.path) } : {}),
      ...(point ? { titleSentence: point } : {}),
      ...(heading ? { heading } : {}),
      ...(isLong ? { longHeading: topic.heading } : {}),
      ...(this.style === 'Preserve' ? {} : { slides: stretch.slides }),
    };
  }

  private pointFor(stretch: Stretch, topic: Topic): RichText | undefined {
    if (this.style === 'Preserve') return undefined;
    const isAgain = this.owners.has(key(topic.heading)) || this.taken.has(key(topic.heading));
    const isTopical = visualLength(plain(topic.heading)) <= 26;
    const hasLabels = stretch.pieces.some((piece) => piece.topic !== topic);
    if (hasLabels || !(isAgain || isTopical)) return undefined;
    const point = pointOf(stretch, this.language, isAgain);
    if (!point || this.taken.has(key(point))) return undefined;
    return stretch.visual || saysMore(stretch, this.language) ? point : undefined;
  }

  /** Kept for the slide, in case the sentence turns out to be all it says. */
  private reservedHeading(topic: Topic): RichText | undefined {
    const { heading } = topic;
    if (isBlank(heading) || !isTitle(heading) || this.taken.has(key(heading))) return undefined;
    this.taken.add(key(heading));
    this.owners.set(key(heading), topic);
    return heading;
  }

  private headingTitle(topic: Topic, stretch: Stretch): RichText {
    const { path } = stretch;
    const slides = this.words;
    const heading = isBlank(topic.heading) ? [] : shortTitle(topic.heading);
    const isOwn = this.owners.get(key(heading)) === topic;
    if (heading.length > 0 && (isOwn || !this.taken.has(key(heading)))) return heading;
    const chains = [2, 3].map((length) => path.slice(-length)).filter((chain) => chain.length > 1);
    const ownWords = [slides.introduction, slides.inShort].map(rich);
    const fromDeck = this.owners.has(key(heading))
      ? []
      : ownWords.filter((word) => !this.headings.has(key(word)));
    const candidates = [
      ...(heading.length > 0 ? chains.map(joined).filter(isTitle) : []),
      ...(topic.depth > 1 ? openingTitle(stretch, this.language) : []),
      ...fromDeck,
      ...ownWords.map((word) => joinRich([this.deckTitle, word], ' · ')),
    ];
    const free = candidates.find((title) => this.isFree(title, topic));
    if (free) return free;
    // A title of the same section comes again as its next part.
    return heading.length > 0 ? heading : rich(slides.introduction);
  }

  private isFree(title: RichText, topic: Topic): boolean {
    return !this.taken.has(key(title)) || this.owners.get(key(title)) === topic;
  }

  /** The headings over a stretch that no slide has shown yet, as far as one line holds them. */
  private unseenAbove({ path }: Stretch, title: RichText): Topic[] {
    const unseen = path
      .slice(0, -1)
      .filter(({ heading, isJoined }) => !isJoined && !isBlank(heading) && key(heading) !== key(title))
      .filter((topic) => !this.shown.has(topic));
    while (unseen.length > 0 && !isShortKicker(joined(unseen))) unseen.pop();
    return unseen;
  }

  private kickerFor({ path }: Stretch, title: RichText, above: readonly Topic[]): RichText | undefined {
    const others = path.filter(
      ({ heading, isJoined }) => !isJoined && !isBlank(heading) && key(heading) !== key(title),
    );
    const own = others.at(-1);
    const isOwn = own !== undefined && own === path.at(-1);
    const options = [...(isOwn ? [[...above, own]] : []), above, own ? [own] : []];
    return options
      .filter((topics) => topics.length > 0)
      .map(joined)
      .find((kicker) => isShortKicker(kicker));
  }

  private galleryOf(pictures: NonNullable<Stretch['gallery']>, path: readonly Topic[]): GalleryPicture[] {
    return pictures.map(({ picture, topic }) => ({
      picture,
      ...(path.includes(topic) || isBlank(topic.heading) ? {} : { heading: topic.heading }),
    }));
  }

  private partsOf({ path, pieces }: Stretch, parents: ReadonlyMap<Topic, Topic>): Part[] {
    return pieces.flatMap((piece) => {
      const unseen: Topic[] = [];
      const inPath = path.includes(piece.topic);
      for (
        let above = parents.get(piece.topic);
        !inPath && above && !path.includes(above);
        above = parents.get(above)
      )
        if (!this.shown.has(above)) unseen.unshift(above);
      for (const topic of unseen) this.shown.add(topic);
      const isLabeled = !inPath && !isBlank(piece.topic.heading);
      if (isLabeled) this.shown.add(piece.topic);
      return [
        ...unseen
          .filter(({ heading }) => !isBlank(heading))
          .map((topic) => partOf({ topic, blocks: [], isFirst: false }, true)),
        partOf(piece, isLabeled),
      ];
    });
  }
}

export const parentsOf = (topics: readonly Topic[]): Map<Topic, Topic> => {
  const parents = new Map<Topic, Topic>();
  const visit = (topic: Topic): void => {
    for (const child of topic.topics) {
      parents.set(child, topic);
      visit(child);
    }
  };
  for (const topic of topics) visit(topic);
  return parents;
};
