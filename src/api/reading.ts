import * as z from 'zod';

/**
 * Names that services with this API use for one thing, the protocol's own first.
 * Nothing else in the code knows that there are several.
 */
export const lenientNames = {
  generationId: ['generation_id', 'id'],
  question: ['message', 'question', 'clarifying_question'],
  failure: ['error', 'failure_reason', 'reason'],
  tokensUsed: ['tokens_used', 'total_tokens'],
  viewingUrl: ['url', 'view_url', 'share_url'],
  templates: ['templates', 'items', 'data'],
} as const;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstOf = <T>(
  source: Json,
  names: readonly string[],
  accept: (value: unknown) => T | undefined,
): T | undefined => {
  for (const name of names) {
    const value = accept(source[name]);
    if (value !== undefined) return value;
  }
  return undefined;
};

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
/** In milliseconds. */
const time = (value: unknown) => {
  const at = Date.parse(text(value) ?? '');
  return Number.isNaN(at) ? undefined : at;
};
const count = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
const reason = (value: unknown) => text(value) ?? (isObject(value) ? text(value.message) : undefined);

const object = z.custom<Json>(isObject, { message: 'must be an object' });

export const ReadPresentation = object.transform((source, context) => {
  const id = text(source.id);
  if (id === undefined) {
    context.addIssue({ code: 'custom', message: 'has no id', path: ['id'] });
    return z.NEVER;
  }
  const sections = Array.isArray(source.sections) ? source.sections.filter(isObject) : [];
  const slideLists = sections.map((section) => section.slides).filter(Array.isArray);
  return {
    id,
    title: text(source.title) ?? '',
    url: firstOf(source, lenientNames.viewingUrl, text),
    urlExpiresAt: time(source.url_expires_at),
    slideCount:
      slideLists.length > 0 ? slideLists.reduce((sum, slides) => sum + slides.length, 0) : undefined,
    notices: Array.isArray(source.notices)
      ? source.notices.filter((notice) => typeof notice === 'string')
      : [],
    raw: source,
  };
});
export type ReadPresentation = z.infer<typeof ReadPresentation>;

export const ReadStarted = object.transform((source, context) => {
  const generationId = firstOf(source, lenientNames.generationId, text);
  if (generationId === undefined) {
    context.addIssue({ code: 'custom', message: 'has no generation id', path: ['generation_id'] });
    return z.NEVER;
  }
  return { generationId };
});
export type ReadStarted = z.infer<typeof ReadStarted>;

export type ReadStatus = { raw: Json; tokensUsed?: number } & (
  | {
      status: 'generating';
      phase?: string;
      progress?: { slidesTotal?: number; slidesCompleted?: number; currentStep?: string };
    }
  | { status: 'awaiting_input'; question: string }
  | { status: 'completed'; presentation: ReadPresentation }
  | { status: 'failed'; reason: string }
);

const readProgress = (value: unknown) =>
  isObject(value)
    ? {
        slidesTotal: count(value.slides_total),
        slidesCompleted: count(value.slides_completed),
        currentStep: text(value.current_step),
      }
    : undefined;

export const ReadStatus = object.transform((source, context): ReadStatus => {
  const tokensUsed = firstOf(source, lenientNames.tokensUsed, count);
  const common = { raw: source, tokensUsed };
  switch (source.status) {
    case 'generating':
      return {
        ...common,
        status: 'generating',
        phase: text(source.phase),
        progress: readProgress(source.progress),
      };
    case 'awaiting_input':
      return {
        ...common,
        status: 'awaiting_input',
        question: firstOf(source, lenientNames.question, text) ?? '',
      };
    case 'failed':
      return { ...common, status: 'failed', reason: firstOf(source, lenientNames.failure, reason) ?? '' };
    case 'completed': {
      const presentation = ReadPresentation.safeParse(source.presentation);
      if (presentation.success) return { ...common, status: 'completed', presentation: presentation.data };
      context.addIssue({
        code: 'custom',
        message: 'is completed without a presentation',
        path: ['presentation'],
      });
      return z.NEVER;
    }
    default:
      context.addIssue({ code: 'custom', message: `has an unknown status`, path: ['status'] });
      return z.NEVER;
  }
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const readSection = (source: Json) => {
  const id = text(source.id);
  return id === undefined
    ? []
    : [{ id, title: text(source.title) ?? id, description: text(source.description) ?? '' }];
};

const readTemplate = (source: Json) => {
  const id = text(source.id);
  if (id === undefined) return [];
  return [
    {
      id,
      name: text(source.name) ?? id,
      description: text(source.description) ?? '',
      category: listOf(source.category).filter((name) => typeof name === 'string'),
      previewUrl: text(source.preview_url),
      sections: listOf(source.sections).filter(isObject).flatMap(readSection),
      raw: source,
    },
  ];
};

/** Templates without an id cannot be asked for, so they are left out. */
export const ReadTemplates = z.unknown().transform((source, context) => {
  const list = Array.isArray(source)
    ? source
    : firstOf(isObject(source) ? source : {}, lenientNames.templates, (value) =>
        Array.isArray(value) ? value : undefined,
      );
  if (list) return list.filter(isObject).flatMap(readTemplate);
  context.addIssue({ code: 'custom', message: 'has no templates', path: ['templates'] });
  return z.NEVER;
});
export type ReadTemplate = z.infer<typeof ReadTemplates>[number];
