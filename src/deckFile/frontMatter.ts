import { isMap, LineCounter, stringify } from 'yaml';
import * as z from 'zod';
import { Language, NarrativeType } from '../api/generationOptions.ts';
import { Asset } from '../deck/deck.ts';
import { localeOf } from '../deck/locale.ts';
import type { Look } from '../deck/look.ts';
import type { Deck } from '../layouts/deck.ts';
import { readOwnLook, withQuotedColors } from './ownLook.ts';
import { parseYaml } from './parseYaml.ts';
import type { Problem } from './problem.ts';

const pictureFile = Asset.omit({ fileName: true }).extend({ file: z.string(), path: z.string().optional() });

/** What the top of a deck file says. */
export interface FrontMatter {
  readonly title?: string | undefined;
  readonly theme?: string | undefined;
  readonly colors?: Look['colors'];
  readonly headings?: Look['headings'];
  readonly language?: Language | undefined;
  readonly contentLanguage?: string | undefined;
  readonly narrative?: NarrativeType | undefined;
  readonly notices?: readonly string[] | undefined;
  readonly pictures?: readonly Asset[] | undefined;
  /** Lines count from its own first. */
  readonly problems: readonly Problem[];
  readonly isUnreadable: boolean;
}

const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Keys = z.object({
  title: lenient(Text),
  theme: lenient(Text),
  language: lenient(Language),
  'content-language': lenient(Text.transform(localeOf)),
  narrative: lenient(NarrativeType),
  notices: lenient(z.array(Text)),
  pictures: lenient(z.array(pictureFile)),
});

/** A thousand pictures with all that is said of them take a third of it. */
const longest = 1_000_000;

export const readFrontMatter = (text: string): FrontMatter => {
  if (text.length > longest) return { problems: [], isUnreadable: true };
  const lines = new LineCounter();
  const document = parseYaml(withQuotedColors(text), lines);
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    value = undefined;
  }
  const isUnreadable = document.errors.length > 0 || (typeof value !== 'object' && value !== undefined);
  const read = Keys.safeParse(value ?? {});
  if (!read.success) return { problems: [], isUnreadable: true };
  const { 'content-language': contentLanguage, pictures, ...rest } = read.data;
  const lineOf = (offset: number) => lines.linePos(offset).line - 1;
  return {
    ...rest,
    ...readOwnLook(document, { theme: rest.theme, lineOf }),
    contentLanguage,
    pictures: pictures?.map(({ file, path: _, ...asset }) => ({ ...asset, fileName: file })),
    isUnreadable,
  };
};

const valuesOf = (deck: Omit<Deck, 'sections'>): Readonly<Record<string, unknown>> => ({
  title: deck.title,
  theme: deck.theme,
  colors: deck.colors && Object.keys(deck.colors).length > 0 ? deck.colors : undefined,
  headings: deck.headings,
  language: deck.language,
  'content-language': deck.contentLanguage,
  narrative: deck.narrative === 'Auto' ? undefined : deck.narrative,
  notices: deck.notices.length > 0 ? deck.notices : undefined,
  pictures:
    deck.assets.length > 0
      ? deck.assets.map(({ fileName, ...asset }) => ({ ...asset, file: fileName }))
      : undefined,
});

const given = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const printFrontMatter = (deck: Omit<Deck, 'sections'>): string =>
  `---\n${stringify(given(valuesOf(deck)), { lineWidth: 0 })}---`;

/** With what else a person wrote there, comments included. */
export const rewrittenFrontMatter = (text: string, deck: Omit<Deck, 'sections'>): string => {
  const document = parseYaml(withQuotedColors(text));
  if (document.errors.length > 0 || !isMap(document.contents)) return printFrontMatter(deck);
  const { colors } = readFrontMatter(text);
  const said = { ...document.toJS(), ...(colors && { colors }) };
  for (const [key, value] of Object.entries(valuesOf(deck))) {
    if (value === undefined) document.delete(key);
    else if (JSON.stringify(said[key]) !== JSON.stringify(value)) document.set(key, value);
  }
  return `---\n${document.toString({ lineWidth: 0 })}---`;
};
