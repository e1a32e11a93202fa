import { type Box, canvas } from '../../deck/canvas.ts';
import { plain } from '../../deck/richText.ts';
import type { Run, Shape, TextBox } from '../../layouts/arrangement.ts';
import { solid } from './colors.ts';
import { type Formulas, orElse } from './formula/formulas.ts';
import { type Counted, type Ink, runXml, textBody } from './textBody.ts';
import { emu, transform } from './units.ts';
import { el, type Xml } from './xml.ts';

/** Gives out ids within one slide; every name says what stands there. */
export interface Ids {
  next(): number;
}

export const slideIds = (): Ids => {
  let last = 1;
  return {
    next: () => {
      last += 1;
      return last;
    },
  };
};

/** Right-to-left slides are mirrored whole. */
export const placed = (box: Box, { isRightToLeft }: Pick<Ink, 'isRightToLeft'>): Box =>
  isRightToLeft ? { ...box, x: canvas.width - box.x - box.width } : box;

/** A place of the slide's layout that a text fills. */
export interface Placeholder {
  readonly type?: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'ftr' | 'sldNum';
  readonly idx?: number;
}

export const placeholderXml = (placeholder: Placeholder | undefined): Xml | undefined =>
  placeholder && el('p:ph', { type: placeholder.type, idx: placeholder.idx });

const named = (id: number, name: string, isHidden = false): Xml =>
  el('p:cNvPr', { id, name, hidden: isHidden || undefined });

export const decorative = (id: number, name: string): Xml =>
  el(
    'p:cNvPr',
    { id, name },
    el(
      'a:extLst',
      {},
      el(
        'a:ext',
        { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
        el('adec:decorative', {
          'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
          val: true,
        }),
      ),
    ),
  );

export const described = (id: number, name: string, words: string): Xml =>
  el('p:cNvPr', { id, name, descr: words || undefined });

const hasEquation = (runs: readonly Run[], formulas: Formulas): boolean =>
  runs.some(({ marks, text }) => marks?.includes('math') && !formulas.text(text));

/** With its equations as such, and as they were written for programs that know none. */
export const sentenceThroughs = (runs: readonly Run[], ink: Ink, draw: (ink: Ink) => Xml): Xml =>
  ink.formulas && hasEquation(runs, ink.formulas)
    ? orElse(draw(ink), draw({ ...ink, formulas: undefined }))
    : draw(ink);

export const textShape = (
  text: TextBox,
  name: string,
  placeholder: Placeholder | undefined,
  ids: Ids,
  ink: Ink,
  counted?: Counted,
): Xml => {
  const id = ids.next();
  return sentenceThroughs(
    text.paragraphs.flatMap(({ runs }) => runs),
    ink,
    (own) => textXml(text, { id, name, placeholder }, own, counted),
  );
};

interface Named {
  readonly id: number;
  readonly name: string;
  readonly placeholder?: Placeholder | undefined;
}

const textXml = (text: TextBox, { id, name, placeholder }: Named, ink: Ink, counted?: Counted): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      // In outlines, and for listeners: it takes no room.
      named(id, name, text.unseen),
      el(
        'p:cNvSpPr',
        { txBox: placeholder ? undefined : true },
        placeholder && el('a:spLocks', { noGrp: true }),
      ),
      el('p:nvPr', {}, placeholderXml(placeholder)),
    ),
    el(
      'p:spPr',
      {},
      transform(placed(text.box, ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
      el('a:noFill'),
    ),
    textBody(text, ink, counted),
  );

type Stroke = NonNullable<Shape['outline']>;

export const lineXml = (stroke: Stroke | undefined, { palette }: Ink, name = 'a:ln'): Xml =>
  stroke ? el(name, { w: emu(stroke.width) }, solid(palette.of(stroke.color))) : el(name, {}, el('a:noFill'));

const geometryOf = ({ shape, radius, box }: Shape): Xml => {
  const least = Math.min(box.width, box.height);
  if (shape === 'quoteMark') return el('a:prstGeom', { prst: 'rect' }, el('a:avLst'));
  const isRound = least > 0 && radius >= least / 2;
  if (isRound && box.width === box.height) return el('a:prstGeom', { prst: 'ellipse' }, el('a:avLst'));
  if (radius <= 0) return el('a:prstGeom', { prst: 'rect' }, el('a:avLst'));
  const share = isRound ? 50_000 : Math.round((radius / Math.max(1, least)) * 100_000);
  return el(
    'a:prstGeom',
    { prst: 'roundRect' },
    el('a:avLst', {}, el('a:gd', { name: 'adj', fmla: `val ${share}` })),
  );
};

const emptyText = el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), el('a:p'));

const plainShape = (shape: Shape, name: string, ids: Ids, ink: Ink): Xml =>
  el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, decorative(ids.next(), name), el('p:cNvSpPr'), el('p:nvPr')),
    el(
      'p:spPr',
      {},
      transform(placed(shape.box, ink)),
      geometryOf(shape),
      shape.fill ? solid(ink.palette.of(shape.fill)) : el('a:noFill'),
      lineXml(shape.outline, ink),
    ),
    emptyText,
  );

/** A panel, a rule, a mark: a border along one edge is a shape of its own. */
export const shapeXml = (shape: Shape, name: string, ids: Ids, ink: Ink): Xml[] => {
  if (shape.shape === 'quoteMark') return [quoteMark(shape, name, ids, ink)];
  const own = shape.fill || shape.outline ? [plainShape(shape, name, ids, ink)] : [];
  if (!shape.top) return own;
  const { top, ...rest } = shape;
  const edge: Shape = { ...rest, box: { ...shape.box, height: top.width }, radius: 0, fill: top.color };
  return [...own, plainShape(edge, `${name} edge`, ids, ink)];
};

const quoteMark = ({ box, fill = 'mark' }: Shape, name: string, ids: Ids, ink: Ink): Xml => {
  const style = {
    family: 'serif',
    size: box.height * 0.9,
    lineHeight: box.height,
    weight: 700,
    tracking: 0,
  } as const;
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, decorative(ids.next(), name), el('p:cNvSpPr', { txBox: true }), el('p:nvPr')),
    el(
      'p:spPr',
      {},
      transform(placed(box, ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
      el('a:noFill'),
    ),
    el(
      'p:txBody',
      {},
      el('a:bodyPr', { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0 }, el('a:noAutofit')),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        el('a:pPr', { algn: ink.isRightToLeft ? 'r' : 'l' }),
        runXml({ text: '“' }, { style, color: ink.palette.of(fill) }, ink),
      ),
    ),
  );
};

export const textOfBox = ({ paragraphs }: TextBox): string =>
  paragraphs.map(({ runs }) => plain([...runs])).join('\n');
