import * as z from 'zod';
import { StartGeneration } from '../api/generation.ts';

const Made = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('generation'),
    generationId: z.string().min(1),
    request: StartGeneration.omit({ attachments: true }),
  }),
  z.object({
    kind: z.literal('presentation'),
    templateId: z.string(),
    id: z.string().min(1),
    title: z.string(),
    url: z.string().optional(),
    slideCount: z.number().optional(),
    notices: z.array(z.string()),
  }),
]);

/** What an assistant has started, or made at once from a template. */
export type MadeByAssistant = z.input<typeof Made>;

/** The file that tells an editor of it. The label is the editor's own, as it gave it. */
export const MadeRecord = z.object({ label: z.string(), made: Made });
export type MadeRecord = z.infer<typeof MadeRecord>;
