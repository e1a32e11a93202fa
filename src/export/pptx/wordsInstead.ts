import type { Box } from '../../deck/canvas.ts';
import type { Mark } from '../../deck/richText.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { solid } from './colors.ts';
import { type Ids, placed } from './drawing.ts';
import { bodyProperties, type Ink, runXml } from './textBody.ts';
import { centipoints, transform } from './units.ts';
import { el, type Xml } from './xml.ts';

const margin = 24;
const largest = 20;
const lineHeight = 1.35;
/** Of a sign, in the widest face that is used here. */
const signWidth = 0.62;

/** As large as all lines stay inside. */
const sizeIn = ({ width, height }: Box, lines: readonly string[]): number => {
  const longest = Math.max(1, ...lines.map(visualLength));
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  return Math.max(
    6,
    Math.min(largest, room.width / (longest * signWidth), room.height / (lines.length * lineHeight)),
  );
};

/** Where a drawing would be: what it shows, or what it is drawn from, in words. */
export const wordsInstead = (
  { name, words, isSource }: { readonly name: string; readonly words: string; readonly isSource: boolean },
  box: Box,
  ids: Ids,
  ink: Ink,
): Xml => {
  const lines = isSource ? words.split('\n') : [words];
  const size = isSource ? sizeIn(box, lines) : largest;
  const style: TypeStyle = {
    family: isSource ? 'code' : 'text',
    size,
    lineHeight: size * lineHeight,
    weight: 400,
    tracking: 0,
  };
  const marks: Mark[] = isSource ? ['code'] : [];
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, el('p:cNvPr', { id: ids.next(), name, descr: words }), el('p:cNvSpPr'), el('p:nvPr')),
    el(
      'p:spPr',
      {},
      transform(placed(box, ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
      solid(ink.palette.of('panel')),
      el('a:ln', {}, el('a:noFill')),
    ),
    el(
      'p:txBody',
      {},
      bodyProperties('center', !isSource, margin),
      el('a:lstStyle'),
      lines.map((text) =>
        el(
          'a:p',
          {},
          el(
            'a:pPr',
            { algn: isSource ? 'l' : 'ctr', rtl: isSource ? false : ink.isRightToLeft },
            el('a:lnSpc', {}, el('a:spcPts', { val: centipoints(style.lineHeight) })),
          ),
          runXml({ text, marks }, { style, color: ink.palette.of('muted') }, ink),
        ),
      ),
    ),
  );
};
