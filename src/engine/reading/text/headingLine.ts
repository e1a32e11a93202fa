import { bulletOf } from './bullet.ts';

const longest = 80;
const mostWords = 10;
const sentenceEnd = /[.,;:!?…。、，；：！？।]$/u;
const numbered = /^(\d{1,2}(?:\.\d{1,3}){1,4})\.?\s+(?=\p{L})/u;
const numberedOnce = /^(\d{1,2}|[IVX]{1,5})\.?\s+(?=[\p{Lu}\p{Lo}])/u;
const chapters =
  /^(chapter|part|section|appendix|kapitel|teil|chapitre|partie|cap[ií]tulo|parte|capitolo|bab|अध्याय|অধ্যায়|الفصل)\s+(\d+|[ivx]+|[a-z])\b/iu;
const wideChapters = /^(第[\d一二三四五六七八九十百]+[章部編篇节節回]|제\s?\d+\s?[장부절])/u;

/** How deep a heading a line is that stands alone, by its looks; nothing for other lines. */
export function headingDepth(line: string, followedByText: boolean): number | undefined {
  if (line.length > longest || !/\p{L}/u.test(line)) return undefined;
  if (chapters.test(line) || wideChapters.test(line)) return 2;
  const number = numbered.exec(line);
  if (number && !sentenceEnd.test(line)) return Math.min(6, 1 + number[1]!.split('.').length);
  if (isCapitals(line)) return 2;
  if (!followedByText || sentenceEnd.test(line)) return undefined;
  if (numberedOnce.test(line)) return 2;
  if (bulletOf(line) || !/^["'“«¿¡(]?[\p{Lu}\p{Lo}\p{N}]/u.test(line)) return undefined;
  return line.split(/\s+/).length <= mostWords ? 3 : undefined;
}

function isCapitals(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 3 && line === line.toUpperCase() && line !== line.toLowerCase() && !/[.;,]$/.test(line)
  );
}
