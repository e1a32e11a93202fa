import { el, type Xml } from '../xml.ts';

export const said = (name: string, val: string | number): Xml => el(`m:${name}`, { 'm:val': val });
export const part = (name: string, content: readonly Xml[]): Xml => el(`m:${name}`, {}, content);

export const squareRoot = (content: readonly Xml[]): Xml =>
  el('m:rad', {}, el('m:radPr', {}, said('degHide', 1)), part('deg', []), part('e', content));

export const root = (content: readonly Xml[], degree: readonly Xml[]): Xml =>
  el('m:rad', {}, part('deg', degree), part('e', content));

export const fraction = (top: readonly Xml[], bottom: readonly Xml[], hasBar: boolean): Xml =>
  el('m:f', {}, !hasBar && el('m:fPr', {}, said('type', 'noBar')), part('num', top), part('den', bottom));

export const limit = (name: 'limUpp' | 'limLow', content: readonly Xml[], lim: readonly Xml[]): Xml =>
  el(`m:${name}`, {}, part('e', content), part('lim', lim));

export const bar = (position: 'top' | 'bot', content: readonly Xml[]): Xml =>
  el('m:bar', {}, el('m:barPr', {}, said('pos', position)), part('e', content));

export const bracketed = (open: string, close: string, content: readonly Xml[]): Xml =>
  el('m:d', {}, el('m:dPr', {}, said('begChr', open), said('endChr', close)), part('e', content));

/** Cells row by row; the sides to which the columns are set say how many there are. */
export const matrix = (sides: readonly string[], rows: readonly (readonly (readonly Xml[])[])[]): Xml =>
  el(
    'm:m',
    {},
    el(
      'm:mPr',
      {},
      el(
        'm:mcs',
        {},
        sides.map((side) => el('m:mc', {}, el('m:mcPr', {}, said('count', 1), said('mcJc', side)))),
      ),
    ),
    rows.map((cells) =>
      el(
        'm:mr',
        {},
        cells.map((cell) => part('e', cell)),
      ),
    ),
  );
