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

/** "It also reads ZIP files." is said of what the cover says: that comes before it. */
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

/** An introduction that goes on from what the cover would say of the deck; that is said once, where it goes on. */
export const afterCover = (
  scenes: readonly DraftedScene[],
  opening: Opening,
  language: Language,
): { readonly scenes: DraftedScene[]; readonly opening: Opening } => {
  const { subtitle, ...bare } = opening;
  const [intro, ...others] = scenes;
  const [slide, ...more] = intro?.slides ?? [];
  const asItIs = { scenes: [...scenes], opening };
  if (intro?.body.kind !== 'text' || !slide || !subtitle || !opening.isBegun) return asItIs;
  // "*Held on Tuesday, room 4.*" is said of the text: nothing in it goes on from there.
  if (titleKey(intro.heading) !== titleKey(opening.title) || isWholly(subtitle, 'emphasis')) return asItIs;
  const again = saidAgain(slide, subtitle, language);
  return again && fits(again)
    ? { scenes: [{ ...intro, slides: [again, ...more] }, ...others], opening: bare }
    : asItIs;
};
