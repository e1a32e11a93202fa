import { foldText } from './foldText.ts';

/** What stands around a label is short; of a long row of signs there is no end to look for. */
const edges = /^[^\p{L}\p{N}#]{1,60}|(?<![^\p{L}\p{M}\p{N}#)])[^\p{L}\p{M}\p{N}#)]{1,60}$/gu;
const numbering = /^(?:\d+(?:\.\d+)*[.)]?|[ivx]{1,4}[.)])\s+/u;
/** A label without what numbers and encloses it. */
export const labelText = (text: string): string =>
  foldText(text).text.replace(edges, '').replace(numbering, '').replace(edges, '');
