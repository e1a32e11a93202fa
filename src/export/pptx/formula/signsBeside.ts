import { el, type Xml } from '../xml.ts';
import { bar, part, said } from './ommlParts.ts';

/** The signs over a letter, as they stand over any letter. */
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '˙': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˇ: '\u030c',
  '˘': '\u0306',
};
const bars = new Set(['‾', '¯', '_', '―', 'ˉ']);
const braces = new Set([...'⏞⏟⎴⎵']);

/** An accent, a bar or a brace over or under something; nothing where the sign is none of these. */
export const withSign = (sign: string, position: 'top' | 'bot', content: readonly Xml[]): Xml | undefined => {
  const accent = position === 'top' ? accents[sign] : undefined;
  if (accent) return el('m:acc', {}, el('m:accPr', {}, said('chr', accent)), part('e', content));
  if (bars.has(sign)) return bar(position, content);
  if (!braces.has(sign)) return undefined;
  return el(
    'm:groupChr',
    {},
    el(
      'm:groupChrPr',
      {},
      said('chr', sign),
      said('pos', position),
      said('vertJc', position === 'top' ? 'bot' : 'top'),
    ),
    part('e', content),
  );
};
