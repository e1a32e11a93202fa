/** Files that a deck can be made of by themselves. */
const sources = /\.(?:md|markdown|txt|pdf|pptx)$/i;
/** Among them those that are no text: the service reads them. */
const packed = /\.(?:pdf|pptx)$/i;

export const isSourceFile = (name: string): boolean => sources.test(name);
export const isPackedFile = (name: string): boolean => packed.test(name);

export type Disguise = 'pdf' | 'zip' | 'binary';

const looked = 8_000;

/** What a file is that calls itself text and is none. */
export const disguiseOf = (text: string): Disguise | undefined => {
  const start = text.slice(0, looked);
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'zip';
  const replaced = start.split('\ufffd').length - 1;
  return start.includes('\0') || replaced > start.length / 20 ? 'binary' : undefined;
};
