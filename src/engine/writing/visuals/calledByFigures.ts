import { type RichText, rich } from '../../../deck/richText.ts';
import type { Chart } from '../../../deck/slide.ts';
import { titleKey } from '../../planning/titles.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isTitle } from '../../text/fit.ts';
import type { Frame } from '../draft/draft.ts';
import { isKicker } from '../points/room.ts';

const leastOfName = 2;
/** Bars of one kind say nowhere what they are of: "Mean score" stands over them where nothing else says it. */
export const calledByFigures = ({ series }: Chart, takeaway: RichText | undefined, frame: Frame): Frame => {
  const [only, ...others] = series;
  if (!only || others.length > 0 || !isKicker(frame.title)) return frame;
  const name = rich(only.name.trim());
  const isSaid = [frame.title, takeaway ?? []].some((text) => titleKey(text).includes(titleKey(name)));
  return isSaid || estimateWords(only.name) < leastOfName || !/\p{L}{3}/u.test(only.name) || !isTitle(name)
    ? frame
    : { ...frame, title: name, ...(frame.isNameless ? {} : { kicker: frame.title }) };
};
