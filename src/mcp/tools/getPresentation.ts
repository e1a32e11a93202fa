import * as z from 'zod';
import { succeeded } from '../../client/failure.ts';
import { PresentationContent, presentationContent } from '../outputs.ts';
import { tool } from '../tool.ts';

export const getPresentation = tool({
  name: 'get_presentation',
  title: 'Get a presentation',
  description: 'One presentation with everything that is on its slides, and the URL where it is viewed.',
  input: z.object({
    presentation_id: z.string().min(1).max(256).meta({ description: 'The id of a completed presentation.' }),
  }),
  output: PresentationContent,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ presentation_id }, { connection, guidance }, { mcpReq }) => {
    const found = await connection.calls.getPresentation(presentation_id, mcpReq.signal);
    return found.ok
      ? succeeded({ output: presentationContent(found.value), next: guidance.viewing?.(found.value.id) })
      : found;
  },
});
