import { plain, type RichText, rich } from '../../deck/richText.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import { everyBlock } from '../reading/document/everyBlock.ts';
import type { SourceDocument } from '../reading/document/sourceDocument.ts';
import { baseName } from '../reading/tidying/title/fileNames.ts';

type Tree = Pick<SourceDocument, 'blocks' | 'sections'>;

const capitals = /^[\p{Lu} ]{6,}$/u;
/** "NOTES" as a heading is shouted, "RFC" is not. */
const longestCapitals = 4;
const isShouted = (form: string): boolean =>
  form.length > longestCapitals && form === form.toUpperCase() && form !== form.toLowerCase();
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that a text never begins small, as it writes them most: "RFC", "GitHub". */
const writtenForms = (document: Tree, words: readonly string[]): ReadonlyMap<string, string> => {
  const forms = new Map(words.map((name) => [name, new Map<string, number>()]));
  for (const text of everyBlock(document).flatMap(blockTexts))
    for (const [form] of plain(text).matchAll(word)) {
      const counts = forms.get(form.toLowerCase());
      counts?.set(form, (counts.get(form) ?? 0) + 1);
    }
  return new Map(
    [...forms].flatMap(([name, counts]) => {
      const [most] = [...counts].sort(([, one], [, other]) => other - one);
      return most && !counts.has(name) && !isShouted(most[0]) ? [[name, most[0]] as const] : [];
    }),
  );
};

/** "archive-move.md" and "THREAT_MODEL.md" are said as people write it, and names in them as the text does. */
export const nameOfFile = (fileName: string, document: Tree): RichText => {
  const written = baseName(fileName);
  const name = capitals.test(written) ? written.toLowerCase() : written;
  const names = writtenForms(document, name.match(/[\p{Ll}\p{M}\p{N}]{2,}/gu) ?? []);
  const said = name.replaceAll(word, (small) => names.get(small) ?? small);
  return rich(said.charAt(0).toUpperCase() + said.slice(1));
};
