import { mapOutsideFences } from './outsideFences.ts';

/** `<iframe src="…"></iframe>` with a line to itself. */
const embed = /^ {0,3}<iframe\b[^\n]*<\/iframe>\s*$/iu;

/** A page within the page is on no slide, and the heading in the next line is no part of it. */
export const withoutEmbeds = (text: string): string =>
  /<iframe\b/iu.test(text)
    ? mapOutsideFences(text.split('\n'), (line) => (embed.test(line) ? '' : line)).join('\n')
    : text;
