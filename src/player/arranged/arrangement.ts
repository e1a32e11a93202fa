import type { Arrangement, Group, GroupRole, Part, Shape } from '../../layouts/arrangement.ts';
import { drawn, type Html, html } from '../html.ts';
import type { Drawing } from './drawing.ts';
import { drawSlot } from './slots.ts';
import { drawTable } from './table.ts';
import { drawTextBox, type Surrounding } from './text.ts';

const groupTags: Record<GroupRole, string> = {
  rows: 'ul',
  row: 'li',
  cards: 'ul',
  card: 'li',
  columns: 'div',
  column: 'div',
  steps: 'ol',
  step: 'li',
  stats: 'dl',
  stat: 'div',
  gallery: 'div',
  figure: 'figure',
  quotation: 'figure',
  foot: 'footer',
};

const drawShape = ({ shape, fill }: Shape, place: string): Html =>
  html`<i class="b ${shape}${fill && fill !== 'accent' && fill !== 'line' ? ` f-${fill}` : ''}" style="${place}"></i>`;

/** What distinguishes groups of one role where their parts flow. */
const kindOf = ({ parts }: Group): string => {
  const has = (role: string) => parts.some((part) => part.kind === 'text' && part.role === role);
  return has('number') ? ' numbered' : has('term') ? ' named' : '';
};

const isShape = (part: Part): part is Shape => part.kind === 'shape';

/** A list of terms holds nothing else: what is drawn around them stands before it. */
const apart = ({ role, parts }: Group): readonly [shapes: readonly Shape[], parts: readonly Part[]] => {
  if (role !== 'stats') return [[], parts];
  const shapes = parts.flatMap((part) => (part.kind === 'group' ? part.parts.filter(isShape) : []));
  const terms = parts.map((part) =>
    part.kind === 'group' ? { ...part, parts: part.parts.filter((each) => !isShape(each)) } : part,
  );
  return [shapes, terms];
};

const drawGroup = (group: Group, around: Surrounding, drawing: Drawing): Html => {
  const tag = group.ordered ? 'ol' : groupTags[group.role];
  const inner = { ...around, group: group.role };
  const look = group.role === 'row' ? kindOf(group) : '';
  const [shapes, parts] = apart(group);
  return html`${shapes.map((shape) => drawPart(shape, inner, drawing))}${drawn(`<${tag} class="${group.role}${look}">`)}${parts.map(
    (part) => drawPart(part, inner, drawing),
  )}${drawn(`</${tag}>`)}`;
};

const drawPart = (part: Part, around: Surrounding, drawing: Drawing): Html => {
  const isInCard = around.group === 'card' && !(part.kind === 'shape' && part.shape === 'panel');
  const place = (isInCard ? drawing.placeInCard : drawing.place)(part.box);
  switch (part.kind) {
    case 'text':
      return drawTextBox(part, place, around, drawing);
    case 'table':
      return drawTable(part, place, drawing);
    case 'shape':
      return drawShape(part, place);
    case 'slot':
      return drawSlot(part, place, drawing);
    case 'group':
      return drawGroup(part, around, drawing);
  }
};

/** An arrangement as markup: everything at its place, in the order in which it is read. */
export const drawArrangement = ({ ground, parts }: Arrangement, drawing: Drawing): Html =>
  html`${parts.map((part) => drawPart(part, { group: undefined, isCover: ground === 'cover' }, drawing))}`;
