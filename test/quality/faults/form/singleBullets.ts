import type { Fault, FaultClass } from '../faultClass.ts';

interface Item {
  readonly items?: readonly unknown[];
}

export const singleBullets: FaultClass = {
  name: 'single bullet',
  means: 'a list of one',
  find: ({ slides }) =>
    slides.flatMap(({ number, layout, data, texts }): Fault[] => {
      if (layout !== 'bullets' || !Array.isArray(data.items) || data.items.length !== 1) return [];
      const [only] = data.items as readonly Item[];
      if ((only?.items?.length ?? 0) > 1 || 'lead' in data) return [];
      return [{ slide: number, shows: texts.find(({ path }) => path[0] === 'items')?.text ?? '' }];
    }),
};
