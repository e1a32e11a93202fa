import { mapOutsideFences } from './outsideFences.ts';

/** "@croneBumblebees2016": by whom and when, as programs for papers write it. */
const key =
  '@(\\p{L}\\p{Ll}{1,30})(?!\\p{Ll})[\\p{L}\\p{N}_:.-]{0,60}?((?:19|20)\\d\\d)(?:[\\p{L}\\p{N}_:-]{0,60})(?![\\p{L}\\p{N}_:-])';

const cites = new RegExp(`\\[-?${key}[^\\]\\n]{0,200}\\]`, 'u');
/** "[@crone2016] developed a method" has it for its subject. */
const subject = new RegExp(`(^\\s*|[.!?]\\s)\\[${key}\\](?=\\s\\p{Ll})`, 'gu');
/** "described by @crone2016"; not "[@crone2016]", "me@crone2016". */
const inText = new RegExp(`(^|[\\s(])${key}(?!\\])`, 'gu');

const named = (_: string, before: string, name: string, year: string): string =>
  `${before}${name.charAt(0).toUpperCase()}${name.slice(1)} (${year})`;

/** Where a document cites by keys, those that are words of its sentences are the names and years that readers see. */
export const withCitedNames = (text: string): string =>
  cites.test(text)
    ? mapOutsideFences(text.split('\n'), (line) =>
        line.includes('@') ? line.replace(subject, named).replace(inText, named) : line,
      ).join('\n')
    : text;
