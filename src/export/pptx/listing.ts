import type { Box } from '../../deck/canvas.ts';
import type { CodeColors } from '../../deck/theme.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import type { CodeSlot } from '../../layouts/arrangement.ts';
import type { CodeToken, ReadCode } from '../../player/drawing/codeTokens.ts';
import { plainColor, solid } from './colors.ts';
import { type Ids, placed } from './drawing.ts';
import { bodyProperties, type Ink, runXml } from './textBody.ts';
import { centipoints, emu, transform } from './units.ts';
import { el, type Xml } from './xml.ts';

const colorOfKind: Readonly<Record<string, keyof CodeColors>> = {
  comment: 'comment',
  keyword: 'keyword',
  string: 'string',
  'string-expression': 'string',
  constant: 'constant',
  function: 'function',
  parameter: 'parameter',
  punctuation: 'punctuation',
  link: 'string',
};

/** Lines that are not pointed at are as quiet as remarks. */
const quietLines = ({ lines, highlight }: CodeSlot): readonly boolean[] => {
  const matters = new Set(highlight);
  let isPointedAt = false;
  return lines.map(({ number }) => {
    if (number !== undefined) isPointedAt = matters.has(number);
    return matters.size > 0 && !isPointedAt;
  });
};

const line = (runs: readonly Xml[], size: number, lineHeight: number, algn: 'l' | 'r' = 'l'): Xml =>
  el(
    'a:p',
    {},
    el(
      'a:pPr',
      { marL: 0, indent: 0, algn, rtl: false },
      el('a:lnSpc', {}, el('a:spcPts', { val: centipoints(lineHeight) })),
      el('a:buNone'),
    ),
    runs,
    el('a:endParaRPr', { lang: 'en-US', sz: centipoints(size) }),
  );

/** A listing: its text in one box, so that it can be copied; numbers and the name of its file beside it. */
export const listingXml = (
  { box, ...slot }: CodeSlot & { readonly box: Box },
  read: ReadCode,
  ids: Ids,
  ink: Ink,
): Xml[] => {
  const { style, header, padding, gutter, lines, fileName, language } = slot;
  const { code } = ink.theme;
  const color = (role: keyof CodeColors): Xml => plainColor(code[role]);
  const quiet = quietLines(slot);
  const run = (text: string, role: keyof CodeColors, size = style): Xml[] =>
    runXml({ text, marks: ['code'] }, { style: size, color: color(role) }, ink);
  const tokens = read(
    lines.map(({ text }) => text),
    language,
  );
  const listed = tokens.map((own: readonly CodeToken[], at) =>
    own.flatMap(({ text, kind = '' }) => run(text, quiet[at] ? 'comment' : (colorOfKind[kind] ?? 'text'))),
  );
  const panel = el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      el('p:cNvPr', { id: ids.next(), name: fileName ? `Listing of ${fileName}` : 'Listing' }),
      el('p:cNvSpPr'),
      el('p:nvPr'),
    ),
    el(
      'p:spPr',
      {},
      transform(placed(box, ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
      solid(color('ground')),
      el('a:ln', {}, el('a:noFill')),
    ),
    el(
      'p:txBody',
      {},
      el(
        'a:bodyPr',
        {
          wrap: 'none',
          lIns: emu(padding.x + gutter),
          tIns: emu(padding.y + header),
          rIns: emu(padding.x),
          bIns: emu(padding.y),
          anchor: 't',
        },
        el('a:noAutofit'),
      ),
      el('a:lstStyle'),
      listed.map((runs) => line(runs, style.size, style.lineHeight)),
    ),
  );
  const whole = placed(box, ink);
  const beside = (
    name: string,
    place: Box,
    texts: readonly string[],
    { size = style, align = 'l' }: { readonly size?: TypeStyle; readonly align?: 'l' | 'r' } = {},
  ): Xml =>
    el(
      'p:sp',
      {},
      el(
        'p:nvSpPr',
        {},
        el('p:cNvPr', { id: ids.next(), name }),
        el('p:cNvSpPr', { txBox: true }),
        el('p:nvPr'),
      ),
      el('p:spPr', {}, transform(place), el('a:prstGeom', { prst: 'rect' }, el('a:avLst')), el('a:noFill')),
      el(
        'p:txBody',
        {},
        bodyProperties('start', false),
        el('a:lstStyle'),
        texts.map((text) => line(run(text, 'comment', size), size.size, size.lineHeight, align)),
      ),
    );
  const headings = [
    { name: 'File name', text: fileName, align: 'l' as const },
    { name: 'Language', text: language, align: 'r' as const },
  ].flatMap(({ name, text, align }) => (header > 0 && text ? [{ name, text, align }] : []));
  const numbers = lines.map(({ number }) => (number === undefined ? '' : String(number)));
  const left = whole.x + padding.x;
  const top = whole.y + padding.y + header;
  return [
    panel,
    ...(gutter > 0
      ? [
          beside(
            'Line numbers',
            { x: left, y: top, width: gutter, height: whole.height - 2 * padding.y - header },
            numbers,
          ),
        ]
      : []),
    ...headings.map(({ name, text, align }) =>
      beside(
        name,
        { x: left, y: whole.y + padding.y, width: whole.width - 2 * padding.x, height: header },
        [text],
        { size: typeScale.codeHeader, align },
      ),
    ),
  ];
};
