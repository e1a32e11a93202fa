import type { Fault, FaultClass } from '../faultClass.ts';
import { bodyTexts, type ShownSlide } from '../shownDeck.ts';

const words: readonly string[] = [
  'none',
  'none yet',
  'n\\.?/?a\\.?',
  'not applicable',
  'tbd',
  'tba',
  'tbc',
  'to be determined',
  'to be defined',
  'todo',
  'nothing',
  'nil',
  'fixme',
  'lorem ipsum.*',
  'entfällt',
  'keine?',
  'keine angaben?',
  'k\\.\\s?a\\.',
  'néant',
  'aucune?',
  'sans objet',
  'à définir',
  'à compléter',
  'ninguno',
  'ninguna',
  'no aplica',
  'por definir',
  'nessuno',
  'nessuna',
  'non applicabile',
  'da definire',
  'nenhum',
  'nenhuma',
  'não se aplica',
  'a definir',
  'tidak ada',
  'belum ada',
  '无',
  '暂无',
  '待定',
  '不适用',
  'なし',
  '特になし',
  '該当なし',
  '未定',
  '없음',
  '해당 없음',
  '미정',
  'لا يوجد',
  'لا شيء',
  'غير محدد',
  'कोई नहीं',
  'लागू नहीं',
  'नहीं है',
  'নেই',
  'কিছু নেই',
  'প্রযোজ্য নয়',
  '[-–—?.…_]+',
];
const leftover = new RegExp(`^[\\s_(*\\[]*(?:${words.join('|')})[\\s_)*\\].!。।]*$`, 'iu');

const named = (slide: ShownSlide, place: readonly (string | number)[]): boolean =>
  slide.texts.some(
    ({ path }) =>
      path.length === place.length &&
      path.at(-1) !== place.at(-1) &&
      path.slice(0, -1).every((step, at) => step === place[at]),
  );

/** In a table or beside its label "none" is an answer; alone it is what a form left over. */
export const leftovers: FaultClass = {
  name: 'leftover',
  means: '“None”, “N/A”, “TBD” alone',
  find: ({ slides }) =>
    slides.flatMap((slide) =>
      bodyTexts(slide)
        .filter(
          ({ text, path }) =>
            leftover.test(text) && !(path.length > 1 && path[0] !== 'columns' && named(slide, path)),
        )
        .map(({ text }): Fault => ({ slide: slide.number, shows: text, why: `under “${slide.title}”` })),
    ),
};
