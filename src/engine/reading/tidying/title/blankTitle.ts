import type { Language } from '../../../../api/generationOptions.ts';
import { plain } from '../../../../deck/richText.ts';
import { fieldOf } from '../../../../languages/recognising/labels.ts';
import type { SourceDocument } from '../../document/sourceDocument.ts';
import { saysWhat } from './fileNames.ts';

/** "TITLE", as a form has it, is no title where the file has a name. */
export const withoutBlankTitle = (document: SourceDocument, language: Language): SourceDocument => {
  const { title, ...untitled } = document;
  const meaning = title && fieldOf(plain(title), language);
  return meaning?.field === 'title' && meaning.isWhole && saysWhat(document.fileName) ? untitled : document;
};
