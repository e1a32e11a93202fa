import { isWholly, plain } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { withoutBrackets } from '../../../../deck/withoutBrackets.ts';
import type { SourceDocument } from '../../document/sourceDocument.ts';
import { longestLine } from './openingFields.ts';

/** "Ada Ruiz (harbor office), Bo van der Lind" */
const name = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|\p{Ll}{2,3})){1,4}$/u;
const betweenNames = /[,，、;&]|\s(?:and|und|et|y|e)\s/u;

/** A line in emphasis that names people and says nothing else: whoever wrote what stands below it. */
const peopleBelowTitle = ({ title, author, blocks: [first] }: SourceDocument): string | undefined => {
  if (title === undefined || author !== undefined || first?.kind !== 'paragraph') return undefined;
  if (!isWholly(first.text, 'emphasis')) return undefined;
  const names = withoutBrackets(plain(first.text))
    .split(betweenNames)
    .map((each) => each.trim());
  const line = names.join(', ');
  return names.every((each) => name.test(each)) && visualLength(line) <= longestLine ? line : undefined;
};

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
export const withPeople = (document: SourceDocument): SourceDocument => {
  const author = isSignedAgain(document) ? document.author : peopleBelowTitle(document);
  const [first, ...blocks] = document.blocks;
  if (author === undefined || first?.kind !== 'paragraph') return document;
  const note = { position: first.position, text: plain(first.text) };
  return { ...document, author, blocks, notes: [...document.notes, note] };
};
