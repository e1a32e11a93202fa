import * as z from 'zod';
import { Attachments } from './attachment.ts';
import { Language, NarrativeType, RewriteStyle, SectionCount } from './generationOptions.ts';
import { limits } from './limits.ts';
import { notBlank } from './notBlank.ts';
import { Presentation } from './presentation.ts';

export const StartGeneration = z
  .object({
    prompt: notBlank(limits.promptCharacters).meta({ description: 'What to make a presentation of.' }),
    template_id: z.string().min(1).max(256).optional().meta({ description: 'Omitted: the Standalone flow.' }),
    selected_section_ids: z.array(z.string().min(1).max(256)).max(200).optional(),
    attachments: Attachments.optional(),
    non_interactive: z.boolean().default(false).meta({ description: 'True: the job never pauses to ask.' }),
    narrative_type: NarrativeType.default('Auto'),
    rewrite_style: RewriteStyle.default('Subtle'),
    section_count: SectionCount.default('auto'),
    language: Language.default('us'),
  })
  .meta({
    id: 'StartGeneration',
    description:
      'narrative_type, rewrite_style, section_count and language count only when non_interactive is true and template_id is omitted.',
    examples: [{ prompt: '# Q3 review\n\nRevenue grew 12 %.', non_interactive: true, section_count: 3 }],
  });
export type StartGeneration = z.infer<typeof StartGeneration>;
export type StartGenerationInput = z.input<typeof StartGeneration>;

export const GenerationStarted = z
  .object({ generation_id: z.string(), status: z.literal('generating'), poll_url: z.string() })
  .meta({
    id: 'GenerationStarted',
    examples: [
      {
        generation_id: 'gen_4f1c',
        status: 'generating',
        poll_url: '/api/v1/presentations/generate/gen_4f1c/status',
      },
    ],
  });
export type GenerationStarted = z.infer<typeof GenerationStarted>;

const Progress = z
  .object({
    slides_total: z.int().min(0),
    slides_completed: z.int().min(0),
    current_step: z.string(),
  })
  .meta({
    id: 'Progress',
    examples: [{ slides_total: 9, slides_completed: 3, current_step: 'Creating slide 4 of 9' }],
  });

const generation_id = z.string();
const tokens_used = z.int().min(1).optional().meta({ description: 'Omitted when zero.' });

const Generating = z.strictObject({
  generation_id,
  status: z.literal('generating'),
  phase: z.enum(['storyline', 'slides']).optional().meta({ description: 'Standalone jobs only.' }),
  progress: Progress.optional().meta({ description: 'Only once slides have begun.' }),
  tokens_used,
});
const AwaitingInput = z.strictObject({
  generation_id,
  status: z.literal('awaiting_input'),
  message: z.string(),
});
const Completed = z.strictObject({
  generation_id,
  status: z.literal('completed'),
  presentation: Presentation,
  tokens_used,
});
const Failed = z.strictObject({ generation_id, status: z.literal('failed'), error: z.string() });

/** What the service answers, to the letter; what a client accepts is `reading.ts`. */
export const GenerationStatus = z
  .discriminatedUnion('status', [Generating, AwaitingInput, Completed, Failed])
  .meta({
    id: 'GenerationStatus',
    examples: [
      {
        generation_id: 'gen_4f1c',
        status: 'generating',
        phase: 'slides',
        progress: { slides_total: 9, slides_completed: 3, current_step: 'Creating slide 4 of 9' },
      },
      { generation_id: 'gen_4f1c', status: 'awaiting_input', message: 'Who is the audience?' },
      { generation_id: 'gen_4f1c', status: 'failed', error: 'Generation timed out' },
    ],
  });
export type GenerationStatus = z.infer<typeof GenerationStatus>;

export const Reply = z
  .object({
    content: notBlank(limits.promptCharacters).meta({ description: 'Passed on unchanged.' }),
    attachments: Attachments.optional(),
  })
  .meta({ id: 'Reply', examples: [{ content: 'The board. They want the risks first.' }] });
export type Reply = z.infer<typeof Reply>;

export const ReplyAccepted = z
  .object({ status: z.literal('generating') })
  .meta({ id: 'ReplyAccepted', examples: [{ status: 'generating' }] });
export type ReplyAccepted = z.infer<typeof ReplyAccepted>;
