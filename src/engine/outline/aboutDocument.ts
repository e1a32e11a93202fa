import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { languages } from '../../languages/languages.ts';
import { tellsOfDocument } from '../../languages/recognising/talk.ts';
import { isDue, rolesOf } from '../features/said.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { joinRich } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import type { Outline } from './outline.ts';

/** Further down it is a part of what is told. */
const mostBlocks = 3;
/** A longer sentence says something beside it. */
const mostWords = 30;

/** "Blameless, please." beside it says no more. */
const leastLeft = 4;

const isAbout = (sentence: RichText, language: Language): boolean =>
  tellsOfDocument(plain(sentence), language) &&
  estimateWords(plain(sentence)) <= mostWords &&
  !isDue(rolesOf(sentence, language));

/** "Last touched 14 March." below a title tells of the document, and nothing that is in it: the notes keep it. */
export const withoutAboutDocument = (outline: Outline, language: Language): Outline => {
  const { intro, topics } = outline;
  const taken: string[] = [];
  const between = languages[language].grammar.words.spacing === 'together' ? '' : ' ';
  const blocks = intro.blocks.flatMap((block, at): Block[] => {
    if (block.kind !== 'paragraph' || at >= mostBlocks) return [block];
    const sentences = richSentences(block.text, language);
    const said = sentences.filter((sentence) => !isAbout(sentence, language));
    if (said.length === sentences.length) return [block];
    const left = said.some((sentence) => estimateWords(plain(sentence)) >= leastLeft) ? said : [];
    taken.push(...sentences.filter((sentence) => !left.includes(sentence)).map(plain));
    return left.length > 0 ? [{ ...block, text: joinRich(left, between) }] : [];
  });
  // Where nothing else is said, it is what the document says.
  if (taken.length === 0 || blocks.length + topics.length === 0) return outline;
  return { ...outline, intro: { ...intro, blocks, notes: [...intro.notes, ...taken] } };
};
