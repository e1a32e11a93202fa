import type { Language } from '../../../../api/generationOptions.ts';
import { endsInColon } from '../../../../deck/endsInColon.ts';
import { isWholly, plain, type RichText } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { withoutBrackets } from '../../../../deck/withoutBrackets.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import { noteOf } from '../../document/noteOf.ts';
import type { Block, SourceDocument } from '../../document/sourceDocument.ts';
import { longestLine } from './openingFields.ts';

/** "Ada Ruiz (harbor office), Bo van der Lind" */
const name = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|\p{Ll}{2,3})){1,4}$/u;
const betweenNames = /[,，、;&]|\s(?:and|und|et|y|e)\s/u;

/** What of a line may be nothing but names: all of it in emphasis, or what is bold before where they are. */
const namesIn = (text: RichText): string => {
  if (isWholly(text, 'emphasis')) return plain(text);
  const end = text.findIndex(({ text: part, marks }) => !marks?.includes('strong') && part.trim() !== '');
  const isEnded = end > 0 && /^\s*[.,(（]/u.test(plain(text.slice(end)));
  return end < 0 || isEnded ? plain(end < 0 ? text : text.slice(0, end)) : '';
};

/** Below the title, a line that names people and says nothing else: whoever wrote what stands below it. */
const peopleBelowTitle = ({ title, author, blocks: [first] }: SourceDocument): string | undefined => {
  if (title === undefined || author !== undefined || first?.kind !== 'paragraph') return undefined;
  const names = withoutBrackets(namesIn(first.text))
    .split(betweenNames)
    .map((each) => each.trim());
  const line = names.join(', ');
  return names.every((each) => name.test(each)) && visualLength(line) <= longestLine ? line : undefined;
};

/** "Supporting authors:" with who they are. */
const moreAuthors = ([lead, list]: readonly Block[], language: Language): readonly Block[] =>
  lead?.kind === 'paragraph' &&
  list?.kind === 'list' &&
  endsInColon(lead.text) &&
  fieldOf(plain(lead.text), language)?.field === 'author'
    ? [lead, list]
    : [];

/** "by Ada, 13 June 2016" says again what the front matter says. */
const isSignedAgain = ({ author, blocks: [first] }: SourceDocument): boolean => {
  const line = first?.kind === 'paragraph' ? plain(first.text).trim() : '';
  return (
    author !== undefined &&
    line.toLowerCase().includes(author.toLowerCase()) &&
    /(?:19|20)\d\d/u.test(line) &&
    !/[.!?:。！？：]$/u.test(line) &&
    visualLength(line) <= longestLine
  );
};

/** Below the title, the line that says who wrote it is for the cover. */
export const withPeople = (document: SourceDocument, language: Language): SourceDocument => {
  const author = isSignedAgain(document) ? document.author : peopleBelowTitle(document);
  const [first, ...blocks] = document.blocks;
  if (author === undefined || first?.kind !== 'paragraph') return document;
  const more = moreAuthors(blocks, language);
  const notes = [...document.notes, ...[first, ...more].map(noteOf)];
  return { ...document, author, blocks: blocks.slice(more.length), notes };
};
