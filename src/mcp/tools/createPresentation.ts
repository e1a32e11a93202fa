import * as z from 'zod';
import { CreatePresentation } from '../../api/presentation.ts';
import { succeeded } from '../../client/failure.ts';
import { PresentationContent, presentationContent } from '../outputs.ts';
import { tool } from '../tool.ts';

export const createPresentation = tool({
  name: 'create_presentation',
  title: 'Create a presentation from a template',
  description:
    'Makes a presentation of a template as it is, at once and without generation: its sections alone. For one with content use generate_presentation.',
  input: z.object({
    template_id: CreatePresentation.shape.template_id.meta({ description: 'A template of get_templates.' }),
    selected_section_ids: CreatePresentation.shape.selected_section_ids.meta({
      description: "Only these of the template's sections. Omitted: all.",
    }),
  }),
  output: PresentationContent,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async (input, { connection, guidance, onMade }, { mcpReq }) => {
    const created = await connection.calls.createPresentation(input, mcpReq.signal);
    if (!created.ok) return created;
    const { raw: _raw, ...presentation } = created.value;
    await onMade({ kind: 'presentation', templateId: input.template_id, ...presentation });
    return succeeded({
      output: presentationContent(created.value),
      next: guidance.viewing?.(created.value.id),
    });
  },
});
