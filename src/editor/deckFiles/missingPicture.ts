import type { TextDocument } from 'vscode';
import type { PictureFiles } from './pictureFiles.ts';

/** A picture that is named and not there: what a file calls it, and where. */
export interface MissingPicture {
  readonly target: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The first of the slide that a line is in, from that line on. */
export const missingPicture = async (
  document: TextDocument,
  from: number,
  pictures: PictureFiles,
): Promise<MissingPicture | undefined> => {
  for (let line = from; line < document.lineCount; line += 1) {
    const { text } = document.lineAt(line);
    if (line > from && /^---\s*$/.test(text)) return undefined;
    for (const match of text.matchAll(/(!\[[^\]]*\]\()(<[^>]*>|[^)\s]*)/g)) {
      const [, opening = '', named = ''] = match;
      const target = named.replace(/^<|>$/g, '');
      if (/^https?:/i.test(target) || (await pictures.find(document.uri, target))) continue;
      const start = match.index + opening.length;
      return { target, line, start, end: start + named.length };
    }
  }
  return undefined;
};
