import type { RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { Slide } from '../../layouts/slide.ts';

type Change = (text: RichText) => RichText;

const changedBullet = ({ lead, text, items, ...others }: Bullet, change: Change): Bullet => ({
  ...others,
  ...(lead ? { lead: change(lead) } : {}),
  text: change(text),
  ...(items ? { items: items.map(change) } : {}),
});

/** A slide with each of its texts changed, its title and what its tables and listings hold aside. */
export const changedTexts = (slide: Slide, change: Change): Slide => {
  const own = 'lead' in slide && slide.lead ? { ...slide, lead: change(slide.lead) } : slide;
  switch (own.layout) {
    case 'statement':
      return { ...own, text: change(own.text) };
    case 'text':
      return { ...own, paragraphs: own.paragraphs.map(change) };
    case 'bullets':
      return {
        ...own,
        items: own.items.map((item) => changedBullet(item, change)),
        ...(own.below ? { below: change(own.below) } : {}),
      };
    case 'code':
      return own.below ? { ...own, below: own.below.map((item) => changedBullet(item, change)) } : own;
    case 'table':
    case 'diagram':
      return own.caption ? { ...own, caption: change(own.caption) } : own;
    case 'columns':
      return {
        ...own,
        columns: own.columns.map(({ text, items, ...column }) => ({
          ...column,
          ...(text ? { text: change(text) } : {}),
          items: items.map((item) => changedBullet(item, change)),
        })),
      };
    case 'steps':
      return { ...own, steps: own.steps.map((step) => ({ ...step, text: change(step.text) })) };
    default:
      return own;
  }
};
