import { isMap, parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { Language, NarrativeType } from '../api/generationOptions.ts';
import { Asset } from '../deck/deck.ts';
import type { Deck } from '../layouts/deck.ts';

const pictureFile = Asset.omit({ fileName: true }).extend({ file: z.string(), path: z.string().optional() });

/** What the top of a deck file says. */
export interface FrontMatter {
  readonly title?: string | undefined;
  readonly theme?: string | undefined;
  readonly language?: Language | undefined;
  readonly contentLanguage?: string | undefined;
  readonly narrative?: NarrativeType | undefined;
  readonly notices?: readonly string[] | undefined;
  readonly pictures?: readonly Asset[] | undefined;
  readonly isUnreadable: boolean;
}

const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Keys = z.object({
  title: lenient(Text),
  theme: lenient(Text),
  language: lenient(Language),
  'content-language': lenient(Text),
  narrative: lenient(NarrativeType),
  notices: lenient(z.array(Text)),
  pictures: lenient(z.array(pictureFile)),
});

export const readFrontMatter = (text: string): FrontMatter => {
  const document = parseDocument(text, { logLevel: 'silent' });
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    value = undefined;
  }
  const isUnreadable = document.errors.length > 0 || (typeof value !== 'object' && value !== undefined);
  const read = Keys.safeParse(value ?? {});
  if (!read.success) return { isUnreadable: true };
  const { 'content-language': contentLanguage, pictures, ...rest } = read.data;
  return {
    ...rest,
    contentLanguage,
    pictures: pictures?.map(({ file, path: _, ...asset }) => ({ ...asset, fileName: file })),
    isUnreadable,
  };
};

const valuesOf = (deck: Omit<Deck, 'sections'>): Readonly<Record<string, unknown>> => ({
  title: deck.title,
  theme: deck.theme,
  language: deck.language,
  'content-language': deck.contentLanguage,
  narrative: deck.narrative === 'Auto' ? undefined : deck.narrative,
  notices: deck.notices.length > 0 ? deck.notices : undefined,
  pictures:
    deck.assets.length > 0
      ? deck.assets.map(({ fileName, ...asset }) => ({ ...asset, file: fileName }))
      : undefined,
});

const said = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const printFrontMatter = (deck: Omit<Deck, 'sections'>): string =>
  `---\n${stringify(said(valuesOf(deck)), { lineWidth: 0 })}---`;

/** With what else a person wrote there, comments included. */
export const rewrittenFrontMatter = (text: string, deck: Omit<Deck, 'sections'>): string => {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0 || !isMap(document.contents)) return printFrontMatter(deck);
  for (const [key, value] of Object.entries(valuesOf(deck))) {
    if (value === undefined) document.delete(key);
    else if (JSON.stringify(document.toJS()?.[key]) !== JSON.stringify(value)) document.set(key, value);
  }
  return `---\n${document.toString({ lineWidth: 0 })}---`;
};
