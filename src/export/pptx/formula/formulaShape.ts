import type { Box } from '../../../deck/canvas.ts';
import { type Ids, placed } from '../drawing.ts';
import { bodyProperties, formulaLetters, type Ink } from '../textBody.ts';
import { transform } from '../units.ts';
import { wordsInstead } from '../wordsInstead.ts';
import { el, type Xml } from '../xml.ts';
import { orElse } from './formulas.ts';

const smallest = 18;
const signWidth = 0.55;

/** Nobody knows how wide a formula becomes: by its signs, as large as it probably fits. */
const sizeIn = ({ width }: Box, signs: number, most: number): number =>
  Math.max(smallest, Math.min(most, width / Math.max(1, signs * signWidth)));

/** A formula that can be edited; nothing where it cannot be read. */
export const formulaShape = (
  { tex, size, box }: { readonly tex: string; readonly size: number; readonly box: Box },
  ids: Ids,
  ink: Ink,
): Xml | undefined => {
  const signs = ink.formulas?.signs(tex);
  if (!ink.formulas || signs === undefined) return undefined;
  const id = ids.next();
  const letters = formulaLetters(sizeIn(box, signs, size), ink.palette.of('ink'));
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
      transform(placed(box, ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
      el('a:noFill'),
    ),
    el(
      'p:txBody',
      {},
      bodyProperties('center'),
      el('a:lstStyle'),
      el('a:p', {}, el('a:pPr', { algn: 'ctr' }), formula),
    ),
  );
  return orElse(
    shape,
    wordsInstead({ name: 'Formula', words: tex, isSource: true }, box, { next: () => id }, ink),
  );
};
