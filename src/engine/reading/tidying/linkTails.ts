import { plain, type RichText } from '../../../deck/richText.ts';
import type { Block, SourceSection } from '../document/sourceDocument.ts';

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

interface Tail {
  readonly name: RichText;
  readonly links: readonly string[];
}

const longest = { name: 100, link: 20 };
/** "area.x() · ", "Flowchart [", "Git graph [experimental - " */
const opens = /\s*(?:[·•|]|[[(](?:\p{L}{1,14}\s[-–—|·,]\s)?)\s*$/u;
const between = /^[\s\])[(·•|,/–—-]*$/u;
const sentence = /[.!?。！？]\s/u;

/** A short text, and the links behind it: "Flowchart [docs - live editor]". */
const tailOf = (text: RichText): Tail | undefined => {
  let end = text.length;
  while (end > 0 && (text[end - 1]!.href !== undefined || between.test(text[end - 1]!.text))) end -= 1;
  while (end < text.length && text[end]!.href === undefined) end += 1;
  const last = text[end - 1];
  const links = text.slice(end).flatMap(({ text: link, href }) => (href === undefined ? [] : [link.trim()]));
  if (!last || links.length === 0 || !opens.test(last.text)) return undefined;
  const name = [...text.slice(0, end - 1), { ...last, text: last.text.replace(opens, '') }];
  const words = plain(name);
  const isShort = words.length <= longest.name && links.every((link) => link.length <= longest.link);
  const isNamed =
    /[\p{L}\p{N}]/u.test(words) && !sentence.test(words) && links.every((link) => /\p{L}/u.test(link));
  return isShort && isNamed ? { name, links } : undefined;
};

/** A link that is behind so many texts says nothing of any. */
const fewest = 3;

/** "area.x() · Source" above "area.y() · Source": the names alone. */
export const withoutLinkTails = <Read extends Tree>(tree: Read): Read => {
  const counts = new Map<string, number>();
  const count = ({ blocks, sections }: Tree, heading: RichText = []): void => {
    const texts = [heading, ...blocks.map((block) => (block.kind === 'paragraph' ? block.text : []))];
    for (const link of texts.flatMap((text) => tailOf(text)?.links ?? []))
      counts.set(link, (counts.get(link) ?? 0) + 1);
    for (const section of sections) count(section, section.heading);
  };
  count(tree);
  if ([...counts.values()].every((times) => times < fewest)) return tree;
  const named = (text: RichText): RichText => {
    const tail = tailOf(text);
    return tail?.links.every((link) => counts.get(link)! >= fewest) ? tail.name : text;
  };
  const cleared = <Part extends Tree>(part: Part): Part => ({
    ...part,
    blocks: part.blocks.map((block) =>
      block.kind === 'paragraph' ? { ...block, text: named(block.text) } : block,
    ),
    sections: part.sections.map((section) => ({ ...cleared(section), heading: named(section.heading) })),
  });
  return cleared(tree);
};
