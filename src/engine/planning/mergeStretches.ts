import { gallery as galleryBox } from '../../deck/canvas.ts';
import { headingsInLead, isCaption, isGalleryLead } from '../writing/gallerySlide.ts';
import type { Visual } from './material.ts';
import type { Topic } from './outline.ts';
import { besideWords, isRequired, type Piece, proseWords, type Stretch, slideWords } from './stretch.ts';

/** What a deck loses when two neighbours share a slide, in words, and what they become. */
export interface Merge {
  readonly cost: number;
  readonly stretch: Stretch;
}

const commonPath = (a: readonly Topic[], b: readonly Topic[]): readonly Topic[] => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
};

/** What it costs to leave a visual to the notes. */
const visualCost = (visual: Visual | undefined): number => {
  switch (visual?.kind) {
    case undefined:
      return 0;
    case 'code':
      return 20 + Math.min(18, visual.code.split('\n').length);
    case 'table':
      return 34 + Math.min(12, 2 * visual.rows.length);
    case 'math':
      return 24;
    default:
      return Number.POSITIVE_INFINITY;
  }
};

/** How many words of prose a slide of a visual shows. */
const roomBeside: Readonly<Record<Visual['kind'], number>> = {
  image: besideWords,
  table: 36,
  code: 14,
  diagram: 14,
  math: 14,
};

const labelsOf = (pieces: readonly Piece[], path: readonly Topic[]): number =>
  new Set(pieces.map(({ topic }) => topic).filter((topic) => !path.includes(topic))).size;

const labelCost = (labels: number): number =>
  4 * Math.min(labels, 6) + 14 * Math.max(0, Math.min(labels, 18) - 6) + 60 * Math.max(0, labels - 18);

const visualBlocks = (visual: Visual | undefined): readonly Visual[] => (visual ? [visual] : []);

/** A visual without a slide goes where it stood: to the end of its stretch's blocks. */
export const demoted = ({ pieces, visual }: Stretch): readonly Piece[] => {
  const last = pieces.at(-1);
  if (!visual || !last) return pieces;
  const isInside = last.blocks.some((block) => block === visual);
  return isInside
    ? pieces
    : [...pieces.slice(0, -1), { ...last, blocks: [...last.blocks, ...visualBlocks(visual)] }];
};

const joinPieces = (a: readonly Piece[], b: readonly Piece[]): readonly Piece[] => {
  const last = a.at(-1);
  const [first, ...rest] = b;
  return last && first && last.topic === first.topic
    ? [...a.slice(0, -1), { ...last, blocks: [...last.blocks, ...first.blocks] }, ...rest]
    : [...a, ...b];
};

/** Beside a table or a listing there is room for a sentence, not for a list. */
const listWords = (pieces: readonly Piece[]): number =>
  pieces
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'list')
    .reduce((sum, block) => sum + 10 + proseWords(block), 0);

const overflow = (words: number, room: number): number => Math.max(0, words - room);

type Gallery = NonNullable<Stretch['gallery']>;

const galleryOf = ({ gallery, visual, pieces }: Stretch): Gallery => {
  const topic = pieces.at(-1)?.topic;
  return gallery ?? (isRequired(visual) && topic ? [{ picture: visual, topic }] : []);
};

/** Whether captions and the line above the pictures have room for the headings that are no title. */
const holdsHeadings = (gallery: Gallery, pieces: readonly Piece[], path: readonly Topic[]): boolean => {
  const pictured = new Set(gallery.map(({ topic }) => topic));
  const labels = [...new Set(pieces.map(({ topic }) => topic))].filter((topic) => !path.includes(topic));
  const others = labels.filter((topic) => !pictured.has(topic)).map(({ heading }) => heading);
  return (
    labels.every(({ heading }) => isCaption(heading, galleryBox.most)) &&
    (others.length === 0 || isGalleryLead(headingsInLead(others)))
  );
};

/** A picture on a slide of its own says more than one of several. */
const pictureCost = 24;
/** A diagram is read: the smaller it is, the worse. */
const diagramCost = 20;
const mostAroundDiagrams = 4;

const galleryMerge = (a: Stretch, b: Stretch, path: readonly Topic[], share: number): Merge | undefined => {
  const gallery = [...galleryOf(a), ...galleryOf(b)];
  const pieces = joinPieces(a.pieces, b.pieces);
  const diagrams = gallery.filter(({ picture }) => picture.kind === 'diagram').length;
  const most = diagrams > 0 ? mostAroundDiagrams : galleryBox.most;
  if (gallery.length > most || !holdsHeadings(gallery, pieces, path)) return undefined;
  const words = a.words + b.words;
  return {
    cost: pictureCost + diagramCost * diagrams ** 2 + words * share + labelCost(labelsOf(pieces, path)),
    stretch: { path, pieces, ...(a.visual ? { visual: a.visual } : {}), gallery, words, slides: 1 },
  };
};

export const mergeOf = (a: Stretch, b: Stretch, share: number): Merge | undefined => {
  const path = commonPath(a.path, b.path);
  if (path.length === 0) return undefined;
  if (isRequired(a.visual) && isRequired(b.visual)) return galleryMerge(a, b, path, share);
  const distance = a.path.length + b.path.length - 2 * path.length;
  const words = a.words + b.words;
  const before =
    Math.min(a.words * share, a.slides * slideWords) + Math.min(b.words * share, b.slides * slideWords);
  const far = 5 * distance;
  const keep = (
    { visual, gallery }: Pick<Stretch, 'visual' | 'gallery'>,
    pieces: readonly Piece[],
    at: readonly Topic[],
    loss: number,
  ): Merge => {
    const labels = labelsOf(pieces, at);
    return {
      cost: loss + far + labelCost(labels),
      stretch: {
        path: at,
        pieces,
        ...(visual ? { visual } : {}),
        ...(gallery ? { gallery } : {}),
        words,
        slides: 1,
      },
    };
  };
  const options: Merge[] = [];
  const required = isRequired(a.visual) ? a : isRequired(b.visual) ? b : undefined;
  const kept = required ? [required] : [a, b].filter(({ visual }) => visual !== undefined);
  for (const owner of kept) {
    const other = owner === a ? b : a;
    const pieces = owner === a ? joinPieces(a.pieces, demoted(b)) : joinPieces(demoted(a), b.pieces);
    // A visual's slide has a title and a kicker for headings, and only a picture has text beside it.
    const titled = other.path.every((topic) => owner.path.includes(topic)) ? owner.path : path;
    if (owner.gallery && !holdsHeadings(owner.gallery, pieces, titled)) continue;
    const isPicture = owner.visual?.kind === 'image';
    if (!isPicture && labelsOf(pieces, titled) > 0) continue;
    const room = owner.gallery ? 0 : roomBeside[owner.visual?.kind ?? 'math'];
    const lost = isPicture ? 0 : listWords(other.pieces) + listWords(owner.pieces);
    options.push(keep(owner, pieces, titled, visualCost(other.visual) + lost + overflow(before, room)));
  }
  if (!required)
    options.push(
      keep(
        {},
        joinPieces(demoted(a), demoted(b)),
        path,
        visualCost(a.visual) + visualCost(b.visual) + overflow(before, slideWords),
      ),
    );
  return options.reduce<Merge | undefined>(
    (best, option) => (best === undefined || option.cost < best.cost ? option : best),
    undefined,
  );
};

/** Neighbours that would leave two slides half empty. */
export const belongTogether = (a: Stretch, b: Stretch, merge: Merge): boolean => {
  const { pieces, path, words, visual } = merge.stretch;
  const losesVisual =
    (a.visual !== undefined && a.visual !== visual) || (b.visual !== undefined && b.visual !== visual);
  const losesList = visual !== undefined && visual.kind !== 'image' && listWords(pieces) > 0;
  if (losesVisual || losesList || a.slides > 1 || b.slides > 1) return false;
  const most = visual === undefined ? 72 : roomBeside[visual.kind] + 8;
  return words <= most && Math.min(a.words, b.words) <= 24 && labelsOf(pieces, path) <= (words === 0 ? 9 : 4);
};
