import type { Asset } from '../../src/deck/deck.ts';
import { plain, type RichText } from '../../src/deck/richText.ts';
import type { Bullet } from '../../src/deck/slide.ts';
import type { Slide } from '../../src/layouts/slide.ts';

/** What a slide shows, by kind. */
export interface SlideContent {
  readonly title: string;
  /** Everything but tables and code. */
  readonly texts: readonly string[];
  readonly cells: readonly string[];
  readonly code: readonly string[];
  /** Computed by the deck: figures in it are no inventions. */
  readonly computed: readonly string[];
  readonly pictures?: readonly string[];
  readonly alts?: readonly string[];
  readonly diagrams?: readonly string[];
}

const some = (...texts: (RichText | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [plain(text)] : []));
const bullets = (items: readonly Bullet[]): string[] =>
  items.flatMap(({ lead, text, items: inner = [] }) => some(lead, text, ...inner));

const ofLayout = (slide: Slide): Partial<SlideContent> => {
  switch (slide.layout) {
    case 'cover':
      return { texts: [...some(slide.subtitle), ...(slide.byline ? [slide.byline] : [])] };
    case 'agenda':
      return { texts: some(...slide.items) };
    case 'section':
      return { texts: some(slide.message) };
    case 'statement':
      return { texts: some(slide.text) };
    case 'text':
      return { texts: some(...slide.paragraphs) };
    case 'bullets':
      return { texts: [...some(slide.lead), ...bullets(slide.items)] };
    case 'columns':
      return {
        texts: [
          ...some(slide.lead),
          ...slide.columns.flatMap(({ heading, text, items }) => [...some(heading, text), ...bullets(items)]),
        ],
      };
    case 'steps':
      return {
        texts: [
          ...some(slide.lead),
          ...slide.steps.flatMap(({ label, title, text }) => [label, ...some(title, text)]),
        ],
      };
    case 'stats':
      return {
        texts: [
          ...some(slide.lead),
          ...slide.stats.flatMap(({ value, label, note }) => [value, ...some(label, note)]),
        ],
      };
    case 'quote':
      return { texts: some(slide.text, slide.who) };
    case 'table':
      return { texts: some(slide.caption), cells: [...slide.head, ...slide.rows.flat()].map(plain) };
    case 'chart': {
      const { categories, series } = slide.chart;
      const values = series.flatMap((one) =>
        one.values.map((value) => (value === null ? '' : String(value))),
      );
      return {
        cells: [...categories, ...series.map(({ name }) => name), ...values],
        computed: some(slide.takeaway),
      };
    }
    case 'code':
      return {
        texts: [...some(slide.lead), ...(slide.fileName ? [slide.fileName] : [])],
        code: slide.lines.map(({ text }) => text),
      };
    case 'listings':
      return {
        texts: slide.listings.flatMap(({ lead }) => some(lead)),
        code: slide.listings.flatMap(({ lines }) => lines),
      };
    case 'image':
      return {
        texts: some(slide.picture.caption),
        pictures: [slide.picture.asset],
        alts: [slide.picture.alt],
      };
    case 'image-and-text':
      return {
        texts: [...some(slide.picture.caption, slide.lead), ...bullets(slide.items)],
        pictures: [slide.picture.asset],
        alts: [slide.picture.alt],
      };
    case 'gallery':
      return {
        texts: [...some(slide.lead), ...slide.pictures.flatMap(({ caption }) => some(caption))],
        pictures: slide.pictures.flatMap((picture) => ('asset' in picture ? [picture.asset] : [])),
        alts: slide.pictures.flatMap((picture) => ('alt' in picture ? [picture.alt] : [])),
        diagrams: slide.pictures.flatMap((picture) => ('diagram' in picture ? [picture.diagram] : [])),
      };
    case 'diagram':
      return { texts: some(slide.caption), diagrams: [slide.source] };
    case 'math':
      return { texts: some(slide.text), code: [slide.tex] };
    case 'summary':
      return { texts: some(...slide.points) };
    case 'closing':
      return { texts: some(slide.text, slide.contact) };
  }
};

export const slideContent = (slide: Slide): SlideContent => {
  const { texts = [], ...content } = ofLayout(slide);
  const title = plain(slide.title);
  return {
    cells: [],
    code: [],
    computed: [],
    ...content,
    title,
    texts: [title, ...('kicker' in slide ? some(slide.kicker) : []), ...texts],
  };
};

export const assetName = (asset: Asset): string => asset.remote ?? asset.fileName;
