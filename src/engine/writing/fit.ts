import {
  areDefinitions,
  besidePicture,
  bodyHeight,
  cardBox,
  cards,
  cardTextHeight,
  cardTextWidth,
  cardType,
  closing,
  columns,
  columnType,
  columnWidth,
  fittedType,
  lead as leadBox,
  list,
  listStyle,
  quote,
  splitStat,
  statColumns,
  statement,
  statStyle,
  stats,
  stepFor,
  steps,
  stepsArrangement,
  stepsType,
  stepTextBox,
  summary,
  type TypeRole,
  type TypeStyle,
  titleBox,
  titleLines,
  typeScale,
} from '../../deck/canvas.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import type { Bullet, Slide, SlideOf } from '../../deck/slide.ts';
import { countLines, textWidth } from './measure.ts';

const families = { text: 'sans', serif: 'serif', code: 'mono' } as const;

export const linesIn = (text: RichText, style: TypeStyle, width: number): number =>
  text.length === 0 ? 0 : countLines(text, { ...style, family: families[style.family], width });

/** However it could be broken: "−34 %" never is. */
const isOneLine = (text: string, style: TypeStyle, width: number): boolean =>
  textWidth(rich(text), { ...style, family: families[style.family] }) <= width;

const heightIn = (text: RichText | undefined, role: TypeRole, width: number): number =>
  text === undefined ? 0 : linesIn(text, typeScale[role], width) * typeScale[role].lineHeight;

export const isTitle = (text: RichText): boolean =>
  linesIn(text, typeScale.title, titleBox.width) <= titleLines;

/** Lead and text as one run, as the page sets them. */
const wholeBullet = ({ lead, text }: Pick<Bullet, 'lead' | 'text'>): RichText =>
  lead
    ? [
        ...lead.map((span) => ({ ...span, marks: [...(span.marks ?? []), 'strong' as const] })),
        { text: ' ' },
        ...text,
      ]
    : text;

const leadLines = (lead: RichText | undefined): number =>
  lead === undefined ? 0 : linesIn(lead, typeScale.lead, leadBox.width);

const bulletHeight = (bullet: Bullet, role: TypeRole, width: number): number => {
  const items = bullet.items ?? [];
  const own = heightIn(wholeBullet(bullet), role, width);
  if (items.length === 0) return own;
  const inner = items.reduce((sum, item) => sum + heightIn(item, 'small', width - list.subIndent), 0);
  return own + list.subTop + inner + (items.length - 1) * list.subGap;
};

const stack = (heights: readonly number[], gap: number): number =>
  heights.reduce((sum, height) => sum + height, 0) + Math.max(0, heights.length - 1) * gap;

const fitsList = ({ lead, items }: SlideOf<'bullets'>): boolean => {
  const above = leadLines(lead);
  if (above > leadBox.lines || items.length > list.most) return false;
  if (areDefinitions(items, above > 0)) return true;
  const room = bodyHeight(above);
  const heights = (role: TypeRole) => items.map((item) => bulletHeight(item, role, list.width - list.indent));
  const { role, gap } = listStyle(items, above);
  return stack(heights(role), gap) <= room;
};

const fitsCards = ({ lead, items }: SlideOf<'bullets'>): boolean => {
  const above = leadLines(lead);
  if (above > leadBox.lines || items.length < 2 || items.length > cards.most) return false;
  if (cardBox(items.length, above).height <= 0) return false;
  const width = cardTextWidth(items.length);
  const role = cardType(items, above);
  return items.every((item) => {
    const text =
      (item.lead ? heightIn(item.lead, role.lead, width) + cards.leadGap : 0) +
      heightIn(item.text, role.text, width);
    return text <= cardTextHeight(items.length, above);
  });
};

const fitsColumns = ({ lead, columns: all }: SlideOf<'columns'>): boolean => {
  const above = leadLines(lead);
  if (above > leadBox.lines) return false;
  const width = columnWidth(all.length, columns.gap);
  const role = columnType(all.length);
  const headings = all.map(({ heading }) => linesIn(heading, typeScale.columnHeading, width));
  const highest = Math.max(...headings);
  if (highest > columns.headingLines) return false;
  const room = bodyHeight(above) - highest * typeScale.columnHeading.lineHeight - columns.rule;
  return all.every(({ text, items }) => {
    const top =
      text && text.length > 0 ? heightIn(text, role, width) + (items.length > 0 ? columns.textGap : 0) : 0;
    const heights = items.map((item) => bulletHeight(item, role, width - columns.indent));
    return top + stack(heights, columns.itemGap) <= room;
  });
};

const fitsSteps = ({ lead, steps: all }: SlideOf<'steps'>): boolean => {
  const above = leadLines(lead);
  const arrangement = stepsArrangement(all);
  if (above > leadBox.lines || all.length > steps.most) return false;
  if (arrangement === 'vertical' && all.length > steps.vertical.most) return false;
  const type = stepsType(all, above);
  const box = stepTextBox(all.length, arrangement, above, type.isLarge);
  const heights = all.map(
    ({ title, text }) =>
      (title ? heightIn(title, type.title, box.width) + (text.length > 0 ? steps.titleGap : 0) : 0) +
      heightIn(text, type.text, box.width),
  );
  return arrangement === 'vertical'
    ? stack(
        heights.map((height) => Math.max(height, 32)),
        steps.vertical.gap,
      ) <= bodyHeight(above)
    : heights.every((height) => height <= box.height);
};

const fitsStats = (slide: SlideOf<'stats'>): boolean => {
  const { lead, stats: all } = slide;
  const above = leadLines(lead);
  const width = columnWidth(statColumns(slide), stats.gap);
  const style = statStyle(slide);
  const isTwoRows = all.length > stats.mostOnOneRow;
  return (
    above <= leadBox.lines &&
    all.every(
      ({ value, label, note }) =>
        !(isTwoRows && (note || linesIn(label, typeScale.statLabel, width) > 1)) &&
        isOneLine(splitStat(value).figure, style, width) &&
        linesIn(rich(splitStat(value).unit), typeScale.statUnit, width) <= 1 &&
        linesIn(label, typeScale.statLabel, width) <= stats.labelLines &&
        (note === undefined || linesIn(note, typeScale.statNote, width) <= stats.noteLines),
    )
  );
};

const fitsFitted = (
  text: RichText,
  scale: (typeof fittedType)['statement' | 'quote'],
  box: { width: number; height: number },
): boolean => {
  const letters = plain(text);
  const style = stepFor<(typeof scale)[number]>(scale, letters);
  return linesIn(text, style, box.width) * style.lineHeight <= box.height;
};

const fitsBeside = ({ lead, items }: SlideOf<'image-and-text'>): boolean => {
  const heights = [
    ...(lead ? [heightIn(lead, 'body', besidePicture.width)] : []),
    ...items.map((item) => bulletHeight(item, 'body', besidePicture.width - besidePicture.indent)),
  ];
  return items.length <= besidePicture.most && stack(heights, besidePicture.itemGap) <= bodyHeight(0);
};

const fitsSummary = ({ points }: SlideOf<'summary'>): boolean =>
  points.length <= summary.most &&
  points.every(
    (point) => linesIn(point, typeScale.summaryPoint, summary.width - summary.numberWidth) <= summary.lines,
  );

const fitsClosing = ({ title, text = [], contact = [] }: SlideOf<'closing'>): boolean =>
  linesIn(title, typeScale.closingTitle, closing.title.width) <= closing.title.lines &&
  linesIn(text, typeScale.closingText, closing.text.width) <= closing.text.lines &&
  linesIn(contact, typeScale.closingContact, closing.contact.width) <= closing.contact.lines;

/** Whether all of a slide's text is inside its boxes. */
export const fits = (slide: Slide): boolean => {
  if ('title' in slide && 'part' in slide && !isTitle(slide.title)) return false;
  switch (slide.layout) {
    case 'bullets':
      return slide.style === 'cards' ? fitsCards(slide) : fitsList(slide);
    case 'columns':
      return fitsColumns(slide);
    case 'steps':
      return fitsSteps(slide);
    case 'stats':
      return fitsStats(slide);
    case 'statement':
      return fitsFitted(slide.text, fittedType.statement, statement);
    case 'quote':
      return fitsFitted(slide.text, fittedType.quote, quote);
    case 'image-and-text':
      return fitsBeside(slide);
    case 'summary':
      return fitsSummary(slide);
    case 'closing':
      return fitsClosing(slide);
    default:
      return true;
  }
};
