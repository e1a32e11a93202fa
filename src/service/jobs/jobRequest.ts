import type { Attachment } from '../../api/attachment.ts';
import type { StartGeneration } from '../../api/generation.ts';
import type { Question } from '../../engine/contract/engine.ts';
import type { SourceFile } from '../../engine/reading/document/source.ts';
import type { JobRow } from '../store/tables.ts';
import type { StoredBrief } from './engineTask.ts';

/** An attachment whose url was ours: where its bytes are. */
export interface StoredAttachment {
  readonly id: string;
  readonly fileName: string;
  readonly type: string;
  readonly key: string;
}

/** What a job's row keeps of the call that started it. */
export interface JobRequest extends Omit<StartGeneration, 'attachments'> {
  readonly attachments: readonly StoredAttachment[];
  readonly documentName?: string;
  /** The caller asked that the four options count with questions on too. */
  readonly optionsCount?: true;
}

export interface StoredAnswer {
  readonly question: Question;
  readonly answer: string;
  readonly attachments: readonly StoredAttachment[];
}

export const storedAttachment = ({ id, file_name, type }: Attachment, key: string): StoredAttachment => ({
  id,
  fileName: file_name,
  type,
  key,
});

export const requestOf = (job: JobRow): JobRequest => JSON.parse(job.request) as JobRequest;
export const answersOf = (job: JobRow): StoredAnswer[] => JSON.parse(job.exchanges) as StoredAnswer[];
export const questionOf = (job: JobRow): Question => JSON.parse(job.question!) as Question;

/** Only Standalone jobs have phases. */
export const isStandalone = (request: JobRequest): boolean => request.template_id === undefined;

/** The keys of all files that the job reads. */
export const filesOf = (job: JobRow): string[] =>
  [requestOf(job), ...answersOf(job)].flatMap(({ attachments }) => attachments.map(({ key }) => key));

export function briefOf(job: JobRow, filePath: (key: string) => string): StoredBrief {
  const request = requestOf(job);
  const taken = new Set(['prompt']);
  const sources = (attachments: readonly StoredAttachment[]): SourceFile[] =>
    attachments.map(({ id, fileName, type, key }) => ({
      id: unique(id, taken),
      fileName,
      type,
      path: filePath(key),
    }));
  return {
    id: job.id,
    prompt: request.prompt,
    ...(request.documentName !== undefined && { documentName: request.documentName }),
    sources: sources(request.attachments),
    interactive: !request.non_interactive,
    ...(request.template_id !== undefined && {
      template: {
        id: request.template_id,
        ...(request.selected_section_ids && { selectedSectionIds: request.selected_section_ids }),
      },
    }),
    ...options(request),
    exchanges: answersOf(job).map(({ question, answer, attachments }) => ({
      question,
      answer,
      sources: sources(attachments),
    })),
  };
}

/** The four options count for Standalone jobs: non-interactive ones, or where the caller asked for it. */
function options(
  request: JobRequest,
): Pick<StoredBrief, 'narrative' | 'rewriteStyle' | 'sectionCount' | 'language'> {
  return (request.non_interactive || request.optionsCount) && isStandalone(request)
    ? {
        narrative: request.narrative_type,
        rewriteStyle: request.rewrite_style,
        sectionCount: request.section_count,
        language: request.language,
      }
    : { narrative: 'Auto', rewriteStyle: 'Subtle', sectionCount: 'auto' };
}

function unique(id: string, taken: Set<string>): string {
  let name = id;
  for (let number = 2; taken.has(name); number++) name = `${id}-${number}`;
  taken.add(name);
  return name;
}
