import type { Box } from '../../../deck/canvas.ts';
import { type Ids, placed } from '../drawing.ts';
import { bodyProperties, formulaLetters, type Ink } from '../textBody.ts';
import { transform } from '../units.ts';
import { wordsInstead } from '../wordsInstead.ts';
import { el, type Xml } from '../xml.ts';
import type { Extent } from './formulaExtent.ts';
import { orElse } from './formulas.ts';

const smallest = 18;

/** Some programs draw a formula as large as its shape is: it has the shape of the formula. */
const placeIn = (box: Box, { width, up, down }: Extent, most: number): { size: number; box: Box } => {
  const height = up + down;
  const fitting = Math.min(most, box.width / Math.max(1, width), box.height / Math.max(1, height));
  const size = Math.max(smallest, fitting);
  const taken = { width: Math.min(box.width, width * size), height: Math.min(box.height, height * size) };
  const [besides, above] = [(box.width - taken.width) / 2, (box.height - taken.height) / 2];
  return { size, box: { x: box.x + besides, y: box.y + above, ...taken } };
};

/** A formula that can be edited; nothing where it cannot be read. */
export const formulaShape = (
  { tex, size, box }: { readonly tex: string; readonly size: number; readonly box: Box },
  ids: Ids,
  ink: Ink,
): Xml | undefined => {
  const extent = ink.formulas?.extent(tex);
  if (!ink.formulas || extent === undefined) return undefined;
  const id = ids.next();
  const place = placeIn(box, extent, size);
  const letters = formulaLetters(place.size, ink.palette.of('ink'));
  const formula = ink.formulas.formula(tex, true, letters);
  if (!formula) return undefined;
  const shape = el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      el('p:cNvPr', { id, name: 'Formula', descr: tex }),
      el('p:cNvSpPr', { txBox: true }),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      transform(placed(place.box, ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
      el('a:noFill'),
    ),
    el(
      'p:txBody',
      {},
      bodyProperties('center', false),
      el('a:lstStyle'),
      el('a:p', {}, el('a:pPr', { algn: 'ctr' }), formula),
    ),
  );
  return orElse(
    shape,
    wordsInstead({ name: 'Formula', words: tex, isSource: true }, box, { next: () => id }, ink),
  );
};
