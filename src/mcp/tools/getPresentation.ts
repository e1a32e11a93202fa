import * as z from 'zod';
import { succeeded } from '../../client/failure.ts';
import { PresentationContent, presentationContent } from '../outputs.ts';
import { tool } from '../tool.ts';

/** A service leaves out what is more than an assistant reads at once. */
const withoutSlides =
  'Its slides are too many to be shown here; export_presentation gives them, a few at a time with slides.';

export const getPresentation = tool({
  name: 'get_presentation',
  title: 'Get a presentation',
  description:
    'One presentation with everything that is on its slides, unless that is very long, and the URL where it is viewed.',
  input: z.object({
    presentation_id: z.string().min(1).max(256).meta({ description: 'The id of a completed presentation.' }),
  }),
  output: PresentationContent,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ presentation_id }, { connection, guidance }, { mcpReq }) => {
    const found = await connection.calls.getPresentation(presentation_id, mcpReq.signal);
    if (!found.ok) return found;
    const output = presentationContent(found.value);
    const hints = [output.sections === undefined && withoutSlides, guidance.viewing?.(found.value.id)];
    return succeeded({ output, next: hints.filter(Boolean).join(' ') || undefined });
  },
});
