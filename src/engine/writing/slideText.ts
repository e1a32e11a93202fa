import { plain, type RichText } from '../../deck/richText.ts';
import type { Bullet, Slide } from '../../deck/slide.ts';

const textsOf = (...texts: (RichText | undefined)[]): string[] =>
  texts.flatMap((text) => (text && text.length > 0 ? [plain(text)] : []));

const bulletTexts = ({ lead, text, items = [] }: Bullet): string[] => [
  [...textsOf(lead, text)].join(' '),
  ...textsOf(...items),
];

const bodyTexts = (slide: Slide): string[] => {
  switch (slide.layout) {
    case 'cover':
      return [...textsOf(slide.subtitle), slide.byline ?? ''];
    case 'agenda':
      return textsOf(...slide.items);
    case 'section':
      return textsOf(slide.message);
    case 'statement':
      return textsOf(slide.text);
    case 'bullets':
      return [...textsOf(slide.lead), ...slide.items.flatMap(bulletTexts)];
    case 'columns':
      return [
        ...textsOf(slide.lead),
        ...slide.columns.flatMap(({ heading, text, items }) => [
          ...textsOf(heading, text),
          ...items.flatMap(bulletTexts),
        ]),
      ];
    case 'steps':
      return [
        ...textsOf(slide.lead),
        ...slide.steps.flatMap(({ label, title, text }) => [label, ...textsOf(title, text)]),
      ];
    case 'stats':
      return [
        ...textsOf(slide.lead),
        ...slide.stats.flatMap(({ value, label, note }) => [value, ...textsOf(label, note)]),
      ];
    case 'quote':
      return textsOf(slide.text, slide.who);
    case 'table':
      return [...slide.head, ...slide.rows.flat()].map(plain).concat(textsOf(slide.caption));
    case 'chart':
      return [
        ...slide.chart.categories,
        ...slide.chart.series.map(({ name }) => name),
        ...textsOf(slide.takeaway),
      ];
    case 'code':
      return [...textsOf(slide.lead), slide.lines.map(({ text }) => text).join('\n')];
    case 'image':
      return textsOf(slide.picture.caption);
    case 'image-and-text':
      return [...textsOf(slide.picture.caption, slide.lead), ...slide.items.flatMap(bulletTexts)];
    case 'gallery':
      return [
        ...textsOf(slide.lead),
        ...slide.pictures.flatMap((picture) => [
          ...textsOf(picture.caption),
          ...('diagram' in picture ? [picture.diagram] : []),
        ]),
      ];
    case 'diagram':
      return [...textsOf(slide.caption), slide.source];
    case 'math':
      return [...textsOf(slide.text), slide.tex];
    case 'summary':
      return textsOf(...slide.points);
    case 'closing':
      return textsOf(slide.text, slide.contact);
  }
};

/** All the words that a slide shows, a line each. */
export const slideText = (slide: Slide): string =>
  [...textsOf('kicker' in slide ? slide.kicker : undefined, slide.title), ...bodyTexts(slide)].join('\n');

/** Words with single spaces around them, so that only whole ones are found in each other. */
export const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
