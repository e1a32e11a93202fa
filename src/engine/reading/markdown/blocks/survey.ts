import { lettersOf } from '../../../../deck/lettersOf.ts';
import { descendants, type Node, textOf } from '../elements/element.ts';

/** What the whole document must be looked through for before any part of it is read. */
export interface Survey {
  /** What links within the document can point to. */
  readonly anchors: ReadonlySet<string>;
  /** The footnotes the text refers to. */
  readonly footnotes: ReadonlySet<string>;
  /** How deep the headings of its sections are: a single one of the first level is its title. */
  readonly depth: number;
}

const headings = /^h[1-6]$/;

export function surveyOf(nodes: readonly Node[]): Survey {
  const anchors = new Set<string>();
  const footnotes = new Set<string>();
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const element of descendants(nodes)) {
    const { id, name, label } = element.attributes;
    if (headings.test(element.tag)) {
      anchors.add(lettersOf(textOf(element)));
      counts[Number(element.tag[1])]! += 1;
    }
    if (element.tag === '#footnote-ref') footnotes.add(label!);
    for (const anchor of [id, name]) if (anchor) anchors.add(lettersOf(anchor));
  }
  const depth = counts.findIndex((count, each) => count > (each === 1 ? 1 : 0));
  return { anchors, footnotes, depth: depth === -1 ? 2 : depth };
}
