import * as z from 'zod';
import { GenerationStarted, StartGeneration } from '../../api/generation.ts';
import { Language, NarrativeType, RewriteStyle, SectionCount } from '../../api/generationOptions.ts';
import { succeeded } from '../../client/failure.ts';
import { tool } from '../tool.ts';

const { prompt, template_id, selected_section_ids, attachments } = StartGeneration.shape;
const alone = 'Counts only with non_interactive true and without template_id.';

export const generatePresentation = tool({
  name: 'generate_presentation',
  title: 'Generate a presentation',
  description:
    'Starts making a presentation of a text, Markdown for instance, and of attached files. Answers at once with a generation_id: follow it with get_generation_status. Slides cannot be changed afterwards, so put everything into the prompt: the content, the audience, and which charts, diagrams and pictures are wanted.',
  input: z.object({
    prompt,
    template_id: template_id.meta({
      description: 'A template of get_templates. Omitted: the service plans the sections itself.',
    }),
    selected_section_ids: selected_section_ids.meta({
      description: "Only these of the template's sections. Omitted: all.",
    }),
    attachments: attachments.meta({
      description: 'Files uploaded by create_upload_target: sources, and the pictures that the text shows.',
    }),
    non_interactive: StartGeneration.shape.non_interactive.meta({
      description: 'True: the service never asks the person anything, for when nobody is there to answer.',
    }),
    narrative_type: NarrativeType.optional().meta({ description: `The arc of the story. ${alone}` }),
    rewrite_style: RewriteStyle.optional().meta({
      description: `How strongly the text is rewritten. ${alone}`,
    }),
    section_count: SectionCount.optional().meta({ description: `How many sections, or "auto". ${alone}` }),
    language: Language.optional().meta({
      description: `The language of the presentation: "us" and "uk" are English, "cn" is Chinese, "in" Indonesian. Give the language of the text. ${alone}`,
    }),
  }),
  output: GenerationStarted.pick({ generation_id: true, status: true }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async (input, { connection, onMade }, { mcpReq }) => {
    const started = await connection.calls.startGeneration(input, mcpReq.signal);
    if (!started.ok) return started;
    const { generationId } = started.value;
    const { attachments: _uploaded, ...request } = input;
    await onMade({ kind: 'generation', generationId, request });
    return succeeded({
      output: { generation_id: generationId, status: 'generating' as const },
      next: 'Call get_generation_status with this generation_id: it waits until the presentation is ready or the service has a question.',
    });
  },
});
