import type { Language } from '../../../api/generationOptions.ts';
import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import { leansWithin, pointsBack } from '../../../languages/recognising/openers.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Opening } from '../../planning/opening.ts';
import { titleKey } from '../../planning/titles.ts';
import { fits } from '../../text/fit.ts';
import { joinSentences } from '../../text/richJoin.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { isLead } from '../points/room.ts';

/** "It also reads ZIP files." is said of what the cover says: it comes again before that. */
const saidAgain = (slide: Slide, subtitle: RichText, language: Language): Slide | undefined => {
  const refers = (text: RichText): boolean =>
    pointsBack(plain(text), language) !== undefined || leansWithin(plain(text), language);
  if (slide.layout === 'statement')
    return refers(slide.text) ? { ...slide, text: joinSentences([subtitle, slide.text]) } : undefined;
  if (slide.layout === 'text') {
    const [opener = [], ...others] = slide.paragraphs;
    return refers(opener)
      ? { ...slide, paragraphs: [joinSentences([subtitle, opener]), ...others] }
      : undefined;
  }
  if (slide.layout !== 'bullets' || slide.lead || !isLead(subtitle)) return undefined;
  const [first] = slide.items;
  return first && !first.lead && refers(first.text) ? { ...slide, lead: subtitle } : undefined;
};

/** The introduction of a deck, on from what its cover says of it. */
export const afterCover = (
  scenes: readonly DraftedScene[],
  { title, subtitle, isBegun }: Pick<Opening, 'title' | 'subtitle' | 'isBegun'>,
  language: Language,
): DraftedScene[] => {
  const [intro, ...others] = scenes;
  const [slide, ...more] = intro?.slides ?? [];
  if (intro?.body.kind !== 'text' || !slide || !subtitle || !isBegun) return [...scenes];
  // "*Held on Tuesday, room 4.*" is said of the text: nothing in it goes on from there.
  if (titleKey(intro.heading) !== titleKey(title) || isWholly(subtitle, 'emphasis')) return [...scenes];
  const again = saidAgain(slide, subtitle, language);
  return again && fits(again) ? [{ ...intro, slides: [again, ...more] }, ...others] : [...scenes];
};
