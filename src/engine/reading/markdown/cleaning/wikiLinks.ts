import { mapOutsideFences } from './outsideFences.ts';

/** "[[Boats]]", "[[log/Boats#Oars|our boats]]", "![[quay.png|300]]"; code in a line is passed over. */
const link =
  /(`+)[^`]+\1|(!?)\[\[(?!_?toc_?\]\])([^\s[\]|$"'][^[\]|\n]{0,200})(?:\|([^[\]\n]{0,120}))?\]\](?![([])/giu;
const picture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/iu;

/** Of "log/Boats#Oars" the page: "Boats". */
const pageOf = (target: string): string => target.replace(/#.*$/u, '').replace(/^.*\//u, '').trim() || target;

/** Links between the notes of one folder are their words; pictures are pictures, and another note within one is not shown. */
export const withWikiLinks = (text: string): string =>
  text.includes('[[')
    ? mapOutsideFences(text.split('\n'), (line) =>
        line.replace(link, (whole: string, code?: string, sign = '', target = '', words?: string) => {
          if (code !== undefined) return whole;
          if (sign === '') return words?.trim() || pageOf(target);
          return picture.test(target) ? `![](<${target.trim()}>)` : '';
        }),
      ).join('\n')
    : text;
