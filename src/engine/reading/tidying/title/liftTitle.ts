import { lettersOf } from '../../../../deck/lettersOf.ts';
import { plain, type RichText, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { headingKinds } from '../../../../languages/cues.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { Block, SourceSection } from '../../document/sourceDocument.ts';

const longestSubtitle = 130;

/** "0003-one-ferry-for-two-harbors" is how a file is called. */
const slug = /^[\p{L}\p{N}.]+(?:[-_][\p{L}\p{N}.]+){3,}$/u;

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

interface TitledTree extends Tree {
  readonly title?: RichText;
  readonly subtitle?: RichText;
}

const isHeaded = ({ blocks, sections: [first, ...others] }: Tree): boolean =>
  blocks.length === 0 && others.length === 0 && first?.depth === 1 && /\s/u.test(plain(first.heading).trim());

const isEmpty = ({ blocks, sections }: SourceSection): boolean => blocks.length + sections.length === 0;

/** "## Thesis proposal" below "# Agile film-making", with nothing under either, says what the whole is. */
const hollowBelow = ({ blocks, sections: [below, ...others] }: SourceSection): SourceSection | undefined =>
  below && blocks.length === 0 && others.length === 0 && isEmpty(below) && mayBeSubtitle(below)
    ? below
    : undefined;

/**
 * "## Bylaws of the club" above "# Members" and "# Fees" names them all, whatever its level; so does "### Bylaws"
 * above "### Members" with nothing of its own.
 */
const namesWhatFollows = ({ blocks, sections: [first, ...others] }: Tree): boolean =>
  first !== undefined &&
  blocks.length === 0 &&
  others.length >= 2 &&
  (others.every(({ depth }) => depth < first.depth) ||
    ((isEmpty(first) || hollowBelow(first) !== undefined) &&
      others.every(({ depth }) => depth >= first.depth) &&
      !others.every(isEmpty))) &&
  !headingKinds.some((kind) => isHeadingOf(plain(first.heading), kind));

/** On a page that has a title by itself, headings may begin with the second level. */
const standsOverAll = ({ depth, sections }: SourceSection, title: string | undefined): boolean =>
  depth === 1 || (depth === 2 && title !== undefined && sections.length > 1);

/**
 * The only heading of the first level, where everything stands under it, becomes the title. Under another title
 * it is the heading of what stands directly below it, or the subtitle where nothing does.
 */
export function liftTitle(tree: Tree, named?: string, below?: string): TitledTree {
  const { blocks, sections } = tree;
  const page = named !== undefined && slug.test(named) && isHeaded(tree) ? undefined : named;
  const [only] = sections;
  const [title, site] = only && page !== undefined ? pageAndSite(page, only) : [page];
  const subtitle = below ?? site;
  const given = {
    ...(title !== undefined && { title: rich(title) }),
    ...(subtitle !== undefined && { subtitle: rich(subtitle) }),
  };
  if (only && title === undefined && namesWhatFollows({ blocks, sections })) {
    const said = subtitle === undefined ? hollowBelow(only) : undefined;
    return {
      ...given,
      title: only.heading,
      ...(said && { subtitle: said.heading }),
      blocks: only.blocks,
      sections: [...(said ? [] : only.sections), ...sections.slice(1)],
    };
  }
  if (only && title !== undefined && isTitleAbove(title, { blocks, sections }))
    return { ...given, blocks: only.blocks, sections: [...only.sections, ...sections.slice(1)] };
  if (sections.length !== 1 || !only || !standsOverAll(only, title)) return { ...given, blocks, sections };
  const { heading } = only;
  const isOther = title !== undefined && !sameName(title, plain(heading));
  const isFuller =
    title !== undefined && !isOther && lettersOf(plain(heading)).length > lettersOf(title).length;
  // "# Introducing it" in the middle of a post is a heading, though it is what the post is called.
  if (title !== undefined && lengthOf(blocks) > longestAbove) return { ...given, blocks, sections };
  if (isOther && only.blocks.length > 0)
    return { ...given, blocks, sections: [{ ...only, sections: [] }, ...only.sections] };
  const [told, ...others] = only.sections;
  // "## Catering for four schools", alone below "# Request for proposals" and over all the rest, says what of.
  if (title === undefined && subtitle === undefined && told && others.length === 0 && saysMore(only, told))
    return {
      title: heading,
      subtitle: told.heading,
      blocks: [...blocks, ...told.blocks],
      sections: told.sections,
    };
  // "### Bicycle workshop, Westend" below "# Report 2024", and only "## …" after it: it is of no part.
  if (title === undefined && subtitle === undefined && told && isBelowTitle(only, told, others))
    return {
      title: heading,
      subtitle: told.heading,
      blocks: [...blocks, ...told.blocks],
      sections: others,
    };
  const under = isOther && subtitle !== undefined && !sameWords(subtitle, plain(heading));
  const kept: Block[] = under ? [{ kind: 'paragraph', text: heading, position: only.position }] : [];
  const isOfMenu = title !== undefined && title.replace(menuNumber, '') === plain(heading).trim();
  return {
    title: title === undefined || isFuller || isOfMenu ? heading : rich(title),
    ...(subtitle !== undefined ? { subtitle: rich(subtitle) } : isOther && { subtitle: heading }),
    blocks: [...blocks, ...kept, ...only.blocks],
    sections: only.sections,
  };
}

/** "# Harbor watch" above "# Members" and "# Fees", on a page that is called "Harbor watch: design", is no part of it. */
const isTitleAbove = (title: string, { blocks, sections: [first, ...others] }: Tree): boolean =>
  first?.depth === 1 &&
  blocks.length === 0 &&
  others.some(({ depth }) => depth === 1) &&
  (sameName(title, plain(first.heading)) ||
    (/\S\s+\S/u.test(plain(first.heading).trim()) &&
      lettersOf(title).startsWith(lettersOf(plain(first.heading)))));

/** "How we work | Harbor handbook" above "# How we work": what the page is called, and the place that it is of. */
const pageAndSite = (title: string, { heading }: SourceSection): readonly [title: string, site?: string] => {
  const [name = '', ...others] = title.split(/\s+[|·]\s+/u);
  return others.length === 1 && sameWords(name, plain(heading)) ? [name, others[0]!] : [title];
};

/** More letters are no line or two between the front matter and its heading. */
const longestAbove = 350;
const lengthOf = (blocks: readonly Block[]): number =>
  blocks.flatMap(blockTexts).reduce((sum, text) => sum + visualLength(plain(text)), 0);

const mayBeSubtitle = ({ heading }: SourceSection): boolean =>
  visualLength(plain(heading)) <= longestSubtitle &&
  !headingKinds.some((kind) => isHeadingOf(plain(heading), kind));

const fewestParts = 4;
const saysMore = (only: SourceSection, told: SourceSection): boolean =>
  only.blocks.length === 0 && told.sections.length >= fewestParts && mayBeSubtitle(told);

const isBelowTitle = (only: SourceSection, told: SourceSection, others: readonly SourceSection[]): boolean =>
  only.blocks.length === 0 &&
  told.sections.length === 0 &&
  others.length > 1 &&
  others.every(({ depth }) => depth < told.depth) &&
  mayBeSubtitle(told);

/** "End of life" and "End of life (EOL)" are one name, as are "Launch plan" and "Launch plan v4", or "RFC 47 – Launch plan". */
const sameName = (one: string, other: string): boolean => {
  const keys = [nameKey(one), nameKey(other)];
  const [shorter, longer] = keys.sort((a, b) => a.length - b.length) as [string, string];
  return (
    shorter === longer ||
    (longer.startsWith(shorter) && version.test(longer.slice(shorter.length))) ||
    (longer.endsWith(shorter) && number.test(longer.slice(0, -shorter.length)))
  );
};
/** "v4", "final" */
const version = /^[a-z\d]{1,5}$/u;
/** "RFC 47", "12" */
const number = /^[a-z]{0,6}\d{1,5}$/u;
/** "2.3 Time plan" is where the menu of a site has "Time plan". */
const menuNumber = /^\d{1,2}(?:\.|(?:\.\d{1,2})+\.?)\s+/u;
const nameKey = (text: string): string => lettersOf(text.replace(bracket, '')) || lettersOf(text);
const bracket = /[([（［][^)\]）］]*[)\]）］]/gu;
const sameWords = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);
