import { plain } from '../../../../deck/richText.ts';
import type { HeadingKind } from '../../../../languages/cues.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { Block, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';

const longestLicence = 400;

const longestName = 80;

const isNamed = (section: SourceSection, kind: HeadingKind): boolean =>
  isHeadingOf(plain(section.heading).slice(0, longestName), kind);

const textOf = (blocks: readonly Block[]): string => blocks.flatMap(blockTexts).map(plain).join('\n').trim();

const isEmpty = ({ blocks, sections }: SourceSection): boolean => blocks.length + sections.length === 0;

/** "(c) 2024 Ann Bell", but "(c) Wait" is one of several choices. */
const copyrightLine = /^(?:©|\(c\)(?=.*\d{4})|copyright\b)/i;
const isFooter = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  plain(block.text).length < 120 &&
  copyrightLine.test(plain(block.text).trim());

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

type Notes = SourceDocument['notes'];

/** Without headings of contents whose list is gone; ways to other documents and a short licence at the end become notes. */
export function withoutBoilerplate(tree: Tree): Tree & { readonly notes: Notes } {
  const notes: Notes[number][] = [];
  return {
    ...withoutFooter(withoutSigns(withoutForms(withoutContents(tree), notes), notes), notes),
    notes,
  };
}

/** 'The key words "MUST", "SHOULD" … are to be interpreted as described in BCP 14' */
const keyWords = /\b(?:RFC[ -]?(?:2119|8174)|BCP[ -]?14)\b/u;
const keyWord = /\b(?:MUST|SHALL|SHOULD|MAY|REQUIRED|OPTIONAL)\b/gu;
const leastKeyWords = 3;
/** "Copyright and related rights waived via CC0.", "© 2024 The Authors" */
const rights =
  /^(?:©|\(c\)\s(?=.*\d{4})|copyright\s+(?:©|\(c\)|\d{4}|and related rights\b|the\b.{0,60}\bauthors\b))/iu;
const longestRights = 240;

/** What licences say in every file that is under one, and what they shout. */
const licenceSays =
  /^(?:permission (?:is hereby granted, free of charge|to use, copy, modify)|the above copyright notice and this permission notice|redistribution and use in source and binary forms|redistributions (?:of source code|in binary form) must|neither the name of [^\n]{1,200}(?:endorse|contributors)|(?:this \w+ is )?licensed under the apache license|you may obtain a copy of the license at|unless required by applicable law or agreed to in writing)/iu;
const licenceShouts =
  /\b(?:THE|THIS) (?:SOFTWARE|PROGRAM|LIBRARY) IS PROVIDED\b|\bWITHOUT WARRANT(?:Y|IES)\b|\bBE LIABLE FOR ANY (?:DIRECT|CLAIM)\b/u;
const isOfLicence = (text: string): boolean => licenceSays.test(text) || licenceShouts.test(text);

/** "20260205102621 #harbor #minutes": what a program finds a note by. */
const tag = String.raw`(?:#\p{L}[^\s#,]*|\d{8,})`;
const tags = new RegExp(String.raw`^\s*${tag}(?:(?:\s+|\s*,\s*|(?=#))${tag})*\s*,?\s*$`, 'u');

/**
 * What is written on every document of a kind: how to read its key words, whose rights it is under, what it is
 * found by.
 */
const isForm = (block: Block): boolean => {
  if (block.kind === 'list')
    return block.items.every(({ text, blocks }) => blocks.length === 0 && isOfLicence(plain(text).trim()));
  if (block.kind !== 'paragraph') return false;
  const text = plain(block.text).trim();
  if (isOfLicence(text)) return true;
  if (keyWords.test(text) && (text.match(keyWord)?.length ?? 0) >= leastKeyWords) return true;
  return text.length <= longestRights && (rights.test(text) || tags.test(text));
};

function withoutForms({ blocks, sections }: Tree, notes: Notes[number][]): Tree {
  const [forms, others] = [blocks.filter(isForm), blocks.filter((block) => !isForm(block))];
  if (forms.length > 0 && others.length + sections.length === 0) return { blocks, sections };
  for (const block of forms) notes.push({ position: block.position, text: textOf([block]) });
  const left: SourceSection[] = [];
  for (const section of sections) {
    const isAll = section.blocks.length > 0 && section.sections.length === 0 && section.blocks.every(isForm);
    if (isAll && sections.length + others.length > 1)
      notes.push({
        position: section.position,
        text: `${plain(section.heading)}\n${textOf(section.blocks)}`.trim(),
      });
    else left.push({ ...section, ...withoutForms(section, notes) });
  }
  return { blocks: others, sections: left };
}

const leastSigns = 3;
const longestSign = 24;

/** "English | Deutsch | 日本語": a line of names above a document that lead to other ones. */
const isSigns = (block: Block): boolean => {
  if (block.kind !== 'paragraph') return false;
  const signs = plain(block.text).split(/(?<!\s)\s+[|•·]\s+/u);
  return (
    signs.length >= leastSigns && signs.every((sign) => sign.length <= longestSign && !/[:.!?\d]/u.test(sign))
  );
};

function withoutSigns({ blocks, sections }: Tree, notes: Notes[number][]): Tree {
  const [signs, others] = [blocks.filter(isSigns), blocks.filter((block) => !isSigns(block))];
  if (others.length + sections.length === 0) return { blocks, sections };
  for (const block of signs) notes.push({ position: block.position, text: textOf([block]) });
  return { blocks: others, sections };
}

function withoutContents({ blocks, sections }: Tree): Tree {
  return {
    blocks,
    sections: sections
      .filter((section) => !(isEmpty(section) && isNamed(section, 'contents')))
      .map((section) => ({ ...section, ...withoutContents(section) })),
  };
}

function withoutFooter({ blocks, sections }: Tree, notes: Notes[number][]): Tree {
  const section = sections.at(-1);
  if (!section) {
    const block = blocks.at(-1);
    if (!block || blocks.length < 2 || !isFooter(block)) return { blocks, sections };
    notes.push({ position: block.position, text: textOf([block]) });
    return { blocks: blocks.slice(0, -1), sections };
  }
  const before = sections.slice(0, -1);
  const isAll = before.length + blocks.length === 0;
  const isLicence = !isAll && isNamed(section, 'license') && section.sections.length === 0;
  if (!isLicence || textOf(section.blocks).length > longestLicence)
    return { blocks, sections: [...before, { ...section, ...withoutFooter(section, notes) }] };
  notes.push({
    position: section.position,
    text: `${plain(section.heading)}\n${textOf(section.blocks)}`.trim(),
  });
  return { blocks, sections: before };
}
