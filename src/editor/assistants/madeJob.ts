import { MadeRecord } from '../../client/madeRecord.ts';
import { type Job, unchosen } from '../jobs/job.ts';
import type { Choices } from '../request/choices.ts';
import { provisionalTitle } from '../request/sourceText.ts';
import { readLabel } from './label.ts';

type NewJob = Omit<Job, 'createdAt' | 'updatedAt'>;

export interface MadeJob {
  readonly job: NewJob;
  /** What it was made of, for making it again. */
  readonly text?: string;
}

const idOf = (id: string) => `assistant-${id.replace(/[^\w-]/g, '-')}`;

const choicesOf = (template: Choices['template'], options: Partial<Choices> = {}): Choices => ({
  ...unchosen,
  ...options,
  ...(template && { template }),
});

const templateOf = (id: string | undefined, sectionIds?: readonly string[]): Choices['template'] =>
  id === undefined ? undefined : { id, name: id, ...(sectionIds && { sectionIds }) };

const jobOf = ({ made }: MadeRecord): Pick<MadeJob, 'text'> & { job: Omit<NewJob, 'service'> } => {
  if (made.kind === 'presentation') {
    const { id, title, url, slideCount, notices, templateId } = made;
    return {
      job: {
        id: idOf(id),
        generationId: '',
        title,
        origin: { kind: 'prompt' },
        choices: choicesOf(templateOf(templateId)),
        state: { kind: 'completed', presentationId: id, url, slideCount, notices },
      },
    };
  }
  const { generationId, request } = made;
  const origin = { kind: 'prompt' } as const;
  const text = request.prompt;
  return {
    text,
    job: {
      id: idOf(generationId),
      generationId,
      title: provisionalTitle({ name: '', text, origin }),
      origin,
      choices: choicesOf(templateOf(request.template_id, request.selected_section_ids), {
        askQuestions: !request.non_interactive,
        narrative: request.narrative_type,
        rewriteStyle: request.rewrite_style,
        sectionCount: request.section_count,
        language: request.language,
      }),
      state: { kind: 'generating' },
    },
  };
};

/** A listed presentation of what an assistant left word of; undefined where that cannot be read. */
export const madeJob = (record: string): MadeJob | undefined => {
  try {
    const { data } = MadeRecord.safeParse(JSON.parse(record));
    const label = data && readLabel(data.label);
    if (!data || !label) return undefined;
    const { job, text } = jobOf(data);
    return { job: { ...job, ...label, byAssistant: true }, text };
  } catch {
    return undefined;
  }
};
