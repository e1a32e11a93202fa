import { el, type Xml } from './xml.ts';

/** Counted by the program: right also when slides are moved. */
export const slideNumberField = (text: string, properties?: Xml): Xml =>
  el(
    'a:fld',
    { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
    properties ?? el('a:rPr', { lang: 'en-US' }),
    el('a:t', {}, text),
  );
