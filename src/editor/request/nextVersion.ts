import type { Job } from '../jobs/job.ts';
import { lineOf } from '../jobs/line.ts';
import { deckOfDocument } from '../jobs/versions.ts';
import type { Parts } from '../parts.ts';
import type { SourceText } from './sourceText.ts';

/** The version that a new deck of this document comes after. A document without a name is known in its window only. */
export const previousVersion = (
  { store, services, openedAt }: Pick<Parts, 'store' | 'services' | 'openedAt'>,
  { origin }: SourceText,
): Job | undefined => {
  const service = services.current();
  if (!service.ok || origin.kind !== 'document') return undefined;
  const since = origin.uri.startsWith('untitled:') ? openedAt : 0;
  return deckOfDocument(store.jobs, { uri: origin.uri, service: service.value, since });
};

/** What it takes over. A theme that is asked for anew counts more than the one the deck was shown in. */
export const takenOver = (
  previous: Job | undefined,
  askedTheme: string | undefined,
): Partial<Pick<Job, 'line' | 'theme' | 'answers'>> => {
  const theme =
    previous && previous.choices.theme === askedTheme ? (previous.theme ?? askedTheme) : askedTheme;
  return {
    ...(previous && { line: lineOf(previous) }),
    ...(theme !== undefined && { theme }),
    ...(previous?.answers && { answers: previous.answers }),
  };
};
