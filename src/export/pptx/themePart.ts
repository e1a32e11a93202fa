import type { Theme } from '../../deck/theme.ts';
import { colorScheme, plainColor, solid } from './colors.ts';
import { type Faces, scriptFaces, themeFaces } from './fonts.ts';
import { namespaces } from './package.ts';
import { el, type Xml } from './xml.ts';

const placeholderColor = el('a:schemeClr', { val: 'phClr' });

/** Programs ask for three of each: ours are all plain. */
const plainFills = [1, 2, 3].map(() => solid(placeholderColor));
const lines = [6350, 12700, 19050].map((w) =>
  el(
    'a:ln',
    { w, cap: 'flat', cmpd: 'sng', algn: 'ctr' },
    solid(placeholderColor),
    el('a:prstDash', { val: 'solid' }),
  ),
);
const effects = [1, 2, 3].map(() => el('a:effectStyle', {}, el('a:effectLst')));

const fontOf = (tag: string, typeface: string): Xml =>
  el(
    tag,
    {},
    el('a:latin', { typeface }),
    el('a:ea', { typeface: '' }),
    el('a:cs', { typeface: '' }),
    Object.entries(scriptFaces).map(([script, face]) => el('a:font', { script, typeface: face })),
  );

export const themeXml = (theme: Theme, faces: Faces): Xml => {
  const { major, minor } = themeFaces(theme, faces);
  return el(
    'a:theme',
    { 'xmlns:a': namespaces['xmlns:a'], name: theme.name },
    el(
      'a:themeElements',
      {},
      el(
        'a:clrScheme',
        { name: theme.name },
        Object.entries(colorScheme(theme)).map(([name, color]) => el(`a:${name}`, {}, plainColor(color))),
      ),
      el('a:fontScheme', { name: theme.name }, fontOf('a:majorFont', major), fontOf('a:minorFont', minor)),
      el(
        'a:fmtScheme',
        { name: theme.name },
        el('a:fillStyleLst', {}, plainFills),
        el('a:lnStyleLst', {}, lines),
        el('a:effectStyleLst', {}, effects),
        el('a:bgFillStyleLst', {}, plainFills),
      ),
    ),
    el('a:objectDefaults'),
    el('a:extraClrSchemeLst'),
  );
};
