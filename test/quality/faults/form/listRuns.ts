import type { Fault, FaultClass } from '../faultClass.ts';
import type { ShownSlide } from '../shownDeck.ts';

const most = 3;

const isPlainList = ({ layout, data }: ShownSlide): boolean => layout === 'bullets' && data.style === 'list';

export const listRuns: FaultClass = {
  name: 'run of lists',
  means: 'a plain list after three others in a row, and again after every three more',
  find: ({ slides }) => {
    let run = 0;
    return slides.flatMap((slide): Fault[] => {
      run = isPlainList(slide) ? run + 1 : 0;
      return run > most && run % most === 1
        ? [{ slide: slide.number, shows: slide.title, why: `number ${run} in a row` }]
        : [];
    });
  },
};
