import * as z from 'zod';
import { languages, narrativeTypes, rewriteStyles } from './choices.ts';
import { limits } from './limits.ts';

export const NarrativeType = z
  .enum(narrativeTypes)
  .meta({ id: 'NarrativeType', description: 'The arc of the story.' });
export type NarrativeType = z.infer<typeof NarrativeType>;

export const RewriteStyle = z
  .enum(rewriteStyles)
  .meta({ id: 'RewriteStyle', description: 'How strongly prompt and attachments are rewritten.' });
export type RewriteStyle = z.infer<typeof RewriteStyle>;

export const Language = z.enum(languages).meta({ id: 'Language', description: 'The output language.' });
export type Language = z.infer<typeof Language>;

export const SectionCount = z
  .union([z.literal('auto'), z.int().min(1).max(limits.sectionCount)])
  .meta({ id: 'SectionCount', description: 'How many sections, or "auto".' });
export type SectionCount = z.infer<typeof SectionCount>;
