import { foldText } from './foldText.ts';

const edges = /^[^\p{L}\p{N}#]+|(?<![^\p{L}\p{M}\p{N}#)])[^\p{L}\p{M}\p{N}#)]+$/gu;
const numbering = /^(?:\d+(?:\.\d+)*[.)]?|[ivx]{1,4}[.)])\s+/u;
/** A label without what numbers and encloses it. */
export const labelText = (text: string): string =>
  foldText(text).text.replace(edges, '').replace(numbering, '').replace(edges, '');
