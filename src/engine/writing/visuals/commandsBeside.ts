import type { RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import { startsSmall } from '../../features/units/sentenceThrough.ts';
import { fits } from '../../text/fit.ts';
import { isBlank, joinSentences } from '../../text/richJoin.ts';
import { type Frame, head, unwritten } from '../draft/draft.ts';
import { evenPages, type Room } from '../points/pages.ts';
import { typedAtEnd } from '../points/typedBelow.ts';
import { isShort, type Listing, listingOf, mostListings } from './shortListings.ts';

/** "Now run the tests: `rake test`" as a listing below its sentence. */
const typedIn = ({ text, isCommand }: Said, before: readonly RichText[]): Listing | undefined => {
  if (!isCommand) return undefined;
  const { said, typed } = typedAtEnd(text);
  const lead = joinSentences([...before, said].filter((part) => !isBlank(part)));
  return typed.length > 0
    ? listingOf({ lines: typed.map((span) => ({ text: span.text })) }, lead)
    : undefined;
};

/** The commands of what is said, each below the sentences that lead to it. */
interface Announced {
  readonly listings: readonly Listing[];
  /** What announces none of them. */
  readonly left: readonly RichText[];
}

const announcedIn = (said: readonly Said[]): Announced => {
  const listings: Listing[] = [];
  let left: RichText[] = [];
  for (const each of said) {
    const listing = typedIn(each, left);
    if (listing) listings.push(listing);
    left = listing ? [] : [...left, each.text];
  }
  return { listings, left };
};

/** "This runs it twice." is said of the listing above it, and of none below. */
const goesOn = ([first]: readonly Said[]): boolean =>
  first !== undefined && !first.isCommand && (first.pointsBack || startsSmall(first.text));

/** A short listing with the commands that are said before and after it: listings of one slide, or of a few. */
export const commandsBeside = (
  [slide, ...more]: readonly Slide[],
  above: readonly Said[],
  below: readonly Said[],
  frame: Frame,
): Slide[] | undefined => {
  if (![...above, ...below].some(({ isCommand }) => isCommand)) return undefined;
  if (slide?.layout !== 'code' || more.length > 0) return undefined;
  const { below: _, ...bare } = slide;
  if (!isShort(bare)) return undefined;
  const before = announcedIn(above);
  const after = announcedIn(below);
  if (after.left.length > 0 || goesOn(below)) return undefined;
  const all = [...before.listings, listingOf(bare, joinSentences(before.left)), ...after.listings];
  const slides = evenPages(all, () => oneOf, roomOf(mostListings)).map(
    (listings): Slide => ({ ...unwritten, ...head(frame), layout: 'listings', listings }),
  );
  return slides.every(fits) ? slides : undefined;
};

const oneOf = { height: 1, words: 1 };
const roomOf = (count: number): Room => ({ height: count, words: count, count, gap: 0 });
