import { plain, rich } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { sayingDaysOnce } from '../../text/timeLabels.ts';

/** A day is said in the first of its rows. */
export const withDaysOnce = (slide: Slide): Slide => {
  if (slide.layout !== 'table') return slide;
  const labels = sayingDaysOnce(slide.rows.map(([label = []]) => plain(label)));
  return {
    ...slide,
    rows: slide.rows.map(([label = [], ...cells], at) => [
      plain(label) === labels[at] ? label : rich(labels[at]!),
      ...cells,
    ]),
  };
};
