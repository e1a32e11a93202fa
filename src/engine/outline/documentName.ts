import { plain, type RichText, rich } from '../../deck/richText.ts';
import { headingKinds } from '../../languages/cues.ts';
import { isHeadingOf } from '../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from '../reading/blockTexts.ts';
import { logoName } from '../reading/logoName.ts';
import type { Block, SourceDocument } from '../reading/sourceDocument.ts';
import { sliceRich } from '../text/sentences.ts';

/** Prompt and answers have no file name that says anything. */
export const isUntitledSource = (source: string): boolean => /^(?:prompt|answer-\d+)$/.test(source);

const baseName = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/** Names that files have before anybody names them. */
const saysNothing =
  /^(?:prompt|answer \d+|untitled(?: ?\d+)?|readme|index|draft|document|notes?|text|new file|selection)$/i;
const saysSomething = (fileName: string | undefined): fileName is string =>
  fileName !== undefined && /\p{L}{3}/u.test(baseName(fileName)) && !saysNothing.test(baseName(fileName));

/** "rfc.md" says of what kind it is, "moving-day.md" what it is about. */
const saysWhat = (fileName: string | undefined): fileName is string =>
  saysSomething(fileName) && /\p{L}{2}.*[\s].*\p{L}{2}/u.test(baseName(fileName));

const longestName = 140;
const shortestClause = 20;
const openingWords = (text: RichText): RichText => {
  const whole = plain(text);
  const [sentence = ''] = /^.*?(?:[.。!！?？।](?=\s|$|[\u3040-\u9fff])|$)/su.exec(whole) ?? [];
  const bare = sentence.replace(/(?<![.。।\s])[.。।\s]+$/u, '');
  if (bare.length <= longestName) return sliceRich(text, 0, bare.length);
  const comma = bare.slice(0, longestName).search(/[,;:，、；：](?!.*[,;:，、；：])/u);
  if (comma > shortestClause) return sliceRich(text, 0, comma);
  const space = bare.lastIndexOf(' ', longestName);
  return [...sliceRich(text, 0, space > shortestClause ? space : longestName), { text: '…' }];
};

interface Headed {
  readonly heading: RichText;
  readonly depth: number;
  readonly blocks: readonly Block[];
}

/** "Summary" beside "Motivation" and "Drawbacks" is a part of a document, and no name of one. */
const isPart = ({ heading }: Headed, sections: readonly Headed[]): boolean =>
  sections.length > 1 && headingKinds.some((kind) => isHeadingOf(plain(heading), kind));

/** What a document is called whose first heading names a part of it. */
const nameOfParts = ({ fileName }: SourceDocument, { blocks }: Headed): RichText | undefined => {
  if (saysWhat(fileName)) return rich(baseName(fileName));
  const [first] = blocks;
  if (first?.kind !== 'paragraph') return undefined;
  const opening = openingWords(first.text);
  return /[…:：?？]$/u.test(plain(opening)) ? undefined : opening;
};

/** What a document without a title is called: as its file, else as what it begins with. */
const nameOfUntitled = (document: SourceDocument, sections: readonly Headed[]): RichText => {
  const { source, fileName, blocks } = document;
  if (fileName !== undefined && !isUntitledSource(source)) return rich(baseName(fileName));
  const first = sections.find(({ depth }) => depth === 1);
  if (first && plain(first.heading).trim() !== '')
    return (isPart(first, sections) ? nameOfParts(document, first) : undefined) ?? first.heading;
  const logo = logoName(blocks);
  if (logo) return logo;
  if (saysSomething(fileName)) return rich(baseName(fileName));
  const text = blocks.flatMap(blockTexts).find((candidate) => plain(candidate).trim() !== '');
  const opening = text && openingWords(text);
  const heading = sections.find((section) => plain(section.heading).trim() !== '')?.heading;
  const isWhole = opening && !plain(opening).endsWith('…');
  return (isWhole ? opening : (heading ?? opening)) ?? rich('');
};

const mostTexts = 4;
const bareVersion = /^v?\.?\s?\d+(?:[.-]\d+)+(?:-[\w.]+)?$/u;

/** "2.2.0" is "Homebrew 2.2.0" where the text says so. */
const withName = (title: RichText, blocks: readonly Block[]): RichText => {
  const version = plain(title).trim();
  if (!bareVersion.test(version)) return title;
  const number = version.replace(/^v?\.?\s?/u, '').replace(/[.-]/gu, '\\$&');
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}\\p{N}.+-]*(?: \\p{Lu}[\\p{L}\\p{N}.+-]*)?) v?${number}(?![.\\d]*\\d)`,
    'u',
  );
  const [name] = blocks
    .flatMap(blockTexts)
    .slice(0, mostTexts)
    .flatMap((text) => named.exec(plain(text))?.[0] ?? []);
  return name === undefined ? title : rich(name);
};

/** What a document is called; `root` is the heading that all of it stands under, if any. */
export const nameOf = (
  document: SourceDocument,
  root: Headed | undefined,
  sections: readonly Headed[],
): RichText => {
  const own = root && (isPart(root, sections) ? nameOfParts(document, root) : undefined);
  const title = document.title ?? own ?? root?.heading ?? nameOfUntitled(document, sections);
  return withName(title, [...document.blocks, ...((root ?? sections[0])?.blocks ?? [])]);
};
