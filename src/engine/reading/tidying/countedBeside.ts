import { plain, type RichText } from '../../../deck/richText.ts';
import type { SourceDocument, SourceSection } from '../document/sourceDocument.ts';

/** 7 and 2 of "7.2 Lights" and of "TOP 7.2 Lights" */
const counted = /^\s*(?:\p{L}[\p{L}.]{0,14}\s)?(\d{1,2}(?:\.\d{1,2}){1,3})(?:[.:)]|\s|$)/u;
const placesOf = (heading: RichText): readonly number[] =>
  counted.exec(plain(heading))?.[1]?.split('.').map(Number) ?? [];

/** 7.2 comes after 7.1, and is no part of it. */
const comesAfter = (one: readonly number[], other: readonly number[]): boolean =>
  one.length > 0 &&
  one.length === other.length &&
  one.every((place, at) => (at < one.length - 1 ? place === other[at] : place < other[at]!));

const beside = (sections: readonly SourceSection[]): SourceSection[] =>
  sections.flatMap((section): SourceSection[] => {
    const inner = beside(section.sections);
    const places = placesOf(section.heading);
    const at = inner.findIndex(({ heading }) => comesAfter(places, placesOf(heading)));
    if (at < 0) return [{ ...section, sections: inner }];
    const others = inner.slice(at).map((each) => ({ ...each, depth: section.depth }));
    const position = { ...section.position, to: others[0]!.position.from - 1 };
    return [{ ...section, position, sections: inner.slice(0, at) }, ...others];
  });

/** Sections whose numbers say that they are equals stand beside each other, whatever their headings are marked as. */
export const withCountedBeside = (document: SourceDocument): SourceDocument => ({
  ...document,
  sections: beside(document.sections),
});
