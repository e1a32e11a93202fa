import * as z from 'zod';
import { Language, NarrativeType } from '../api/generationOptions.ts';
import { Locale } from './locale.ts';
import { lookFields } from './look.ts';

/** A picture of the deck: stored with it, or left where it is on the web until the viewer asks for it. */
export const Asset = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Of the stored bytes; absent for remote pictures. */
  type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml']).optional(),
  /** Where a remote picture is. */
  remote: z.url({ protocol: /^https$/ }).optional(),
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
});
export type Asset = z.infer<typeof Asset>;

/** What a deck is, of whatever slides: `layouts/` says which there are. */
export const deckFields = {
  title: z.string(),
  /** Of the deck's own words. */
  language: Language,
  /** Of the content, where it is written in another one (BCP 47). */
  contentLanguage: Locale.optional(),
  narrative: NarrativeType,
  ...lookFields,
  assets: z.array(Asset),
  notices: z.array(z.string()),
};
