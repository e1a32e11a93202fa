import { plain } from '../../../../deck/richText.ts';
import { saysSeveralWords } from '../../../../deck/saysSeveralWords.ts';
import { headingKinds } from '../../../../languages/cues.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import type { Block, SourceSection } from '../../document/sourceDocument.ts';

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

interface Page extends Tree {
  readonly title?: string | undefined;
  readonly date?: string | undefined;
}

const day = /^(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}$/;

/** "Committee meeting of the rowing club": it says what the page is, and is no part of it. */
const isName = ({ heading }: SourceSection): boolean =>
  saysSeveralWords(plain(heading)) && !headingKinds.some((kind) => isHeadingOf(plain(heading), kind));

/** A page that its front matter calls "2013-05-11" is of that day, and called as the heading that it begins with. */
export const datedPage = ({ title, date, blocks, sections }: Page): Page => {
  const page = { title, date, blocks, sections };
  const [first, ...others] = sections;
  if (title === undefined || !day.test(title.trim()) || blocks.length > 0 || !first || !isName(first))
    return page;
  return {
    title: plain(first.heading),
    date: title.trim(),
    blocks: first.blocks,
    sections: [...first.sections, ...others],
  };
};
