import * as z from 'zod';
import { Presentation } from '../api/presentation.ts';
import type { ReadPresentation, ReadStatus, ReadTemplate } from '../api/reading.ts';
import { Template } from '../api/template.ts';

/** What a service answers may be less than the protocol says; these hold what the client reads of it. */
const described = {
  id: z.string(),
  title: z.string(),
  url: z.string().optional().meta({ description: 'Where it is viewed in a browser; needs no key.' }),
  slide_count: z.int().min(0).optional(),
  notices: z.array(z.string()).optional().meta({ description: 'What the person should know about it.' }),
};

const PresentationSummary = z.object({
  ...described,
  sections: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
});

export const PresentationContent = z.object({
  ...described,
  sections: Presentation.shape.sections.optional(),
});

export const Status = z.object({
  generation_id: z.string(),
  status: z.enum(['generating', 'awaiting_input', 'completed', 'failed']),
  phase: z.string().optional().meta({ description: 'While generating: storyline, then slides.' }),
  progress: z
    .object({
      slides_total: z.int().min(0).optional(),
      slides_completed: z.int().min(0).optional(),
      current_step: z.string().optional(),
    })
    .optional(),
  message: z.string().optional().meta({ description: 'While awaiting_input: the question.' }),
  presentation: PresentationSummary.optional().meta({ description: 'When completed.' }),
  error: z.string().optional().meta({ description: 'When failed: why.' }),
  tokens_used: z.int().min(0).optional(),
});

/** An address that is absent, rather than null: fewer assistants stumble over it. */
export const Templates = z.object({
  templates: z.array(Template.extend({ preview_url: z.string().optional() })),
});

const sectionsOf = ({ raw }: ReadPresentation) => {
  const read = Presentation.shape.sections.safeParse(raw.sections);
  return read.success ? read.data : undefined;
};

const describe = ({ id, title, url, slideCount, notices }: ReadPresentation) => ({
  id,
  title,
  url,
  slide_count: slideCount,
  ...(notices.length > 0 && { notices }),
});

const presentationSummary = (presentation: ReadPresentation): z.infer<typeof PresentationSummary> => ({
  ...describe(presentation),
  sections: sectionsOf(presentation)?.map(({ id, title }) => ({ id, title })),
});

export const presentationContent = (presentation: ReadPresentation): z.infer<typeof PresentationContent> => ({
  ...describe(presentation),
  sections: sectionsOf(presentation),
});

export const statusOutput = (generationId: string, status: ReadStatus): z.infer<typeof Status> => {
  const common = { generation_id: generationId, status: status.status, tokens_used: status.tokensUsed };
  switch (status.status) {
    case 'generating': {
      const { phase, progress } = status;
      return {
        ...common,
        phase,
        ...(progress && {
          progress: {
            slides_total: progress.slidesTotal,
            slides_completed: progress.slidesCompleted,
            current_step: progress.currentStep,
          },
        }),
      };
    }
    case 'awaiting_input':
      return { ...common, message: status.question };
    case 'completed':
      return { ...common, presentation: presentationSummary(status.presentation) };
    case 'failed':
      return { ...common, error: status.reason };
  }
};

export const templatesOutput = (templates: readonly ReadTemplate[]): z.infer<typeof Templates> => ({
  templates: templates.map(({ id, name, description, category, previewUrl, sections }) => ({
    id,
    name,
    description,
    category,
    preview_url: previewUrl,
    sections,
  })),
});
