import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { titleKey } from '../../planning/titles.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';
import { joinRich, joinSentences } from '../../text/richJoin.ts';
import { type Frame, head, unwritten } from '../draft/draft.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { isShort, listingOf, mostListings } from '../visuals/shortListings.ts';
import { betweenSlides } from './betweenSlides.ts';

const isSame = (one: RichText | undefined, other: RichText | undefined): boolean =>
  one !== undefined && other !== undefined && titleKey(one) === titleKey(other);

type Titled = Pick<Frame, 'title' | 'kicker'>;

/** A command or two. */
const mostCommands = 2;
/** All that stands above it is its title, or it is no more than what is typed. */
const isBrief = (slide: Slide): boolean =>
  slide.layout === 'listings'
    ? slide.listings.every(({ lines }) => lines.length <= mostCommands)
    : slide.layout === 'code' && (!slide.lead || slide.lines.length <= mostCommands);

/** What two slides are both about: a heading that the second goes on under, or that both stand under with no more to say. */
const subjectOf = (above: Slide & Titled, here: Slide & Titled): Titled | undefined => {
  if (isSame(above.title, here.title) || isSame(above.title, here.kicker)) return above;
  const areEqual = above.kicker && isSame(above.kicker, here.kicker) && isBrief(above) && isBrief(here);
  return areEqual ? { title: above.kicker! } : undefined;
};

const mostOfName = 6;
/** What stands above a listing where its slide's title does not. */
const leadUnder = ({ title }: Titled, slide: SlideOf<'code'>): RichText => {
  if (isSame(title, slide.title)) return slide.lead ?? [];
  if (!slide.lead) return slide.title;
  // A name stands before what is said of it, a sentence before another.
  const isName = estimateWords(plain(slide.title)) <= mostOfName;
  return isName ? joinRich([slide.title, slide.lead], ': ') : joinSentences([slide.title, slide.lead]);
};

/** "We type this … and get that:" below "We type this:" is no more than its end. */
const goingOn = (lead: RichText, above: RichText = []): RichText => {
  const begun = `${plain(withoutColon(above))} …`;
  return plain(above) !== '' && plain(lead).startsWith(begun)
    ? sliceRich(lead, begun.length - 1, plain(lead).length)
    : lead;
};

const together = (above: Slide, here: Slide): Slide | undefined => {
  if (here.layout !== 'code' || !isShort(here)) return undefined;
  if (above.layout !== 'listings' && !(above.layout === 'code' && isShort(above))) return undefined;
  const subject = subjectOf(above, here);
  if (!subject) return undefined;
  const before =
    above.layout === 'listings'
      ? isSame(subject.title, above.title) && above.listings
      : [listingOf(above, leadUnder(subject, above))];
  if (!before) return undefined;
  const listings = [...before, listingOf(here, goingOn(leadUnder(subject, here), before.at(-1)?.lead))];
  const joined: Slide = {
    ...unwritten,
    ...head({ ...subject, isContinued: false }),
    layout: 'listings',
    listings,
  };
  return listings.length <= mostListings && fits(joined) ? joined : undefined;
};

/** Short listings of one subject after each other stand on one slide: what was and what is, what is typed and what comes of it. */
export const listingsTogether = (scenes: readonly DraftedScene[]): DraftedScene[] =>
  betweenSlides(scenes, (above, here) => {
    const joined = together(above, here);
    return joined && { above: undefined, here: joined };
  });
