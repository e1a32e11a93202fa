import { l10n } from 'vscode';
import { isolated } from './views/shownTitle.ts';
import type { Say } from './words/say.ts';

/** For a service to read, and not for a person. */
export const write: Say = (message, ...values) => l10n.t(message, ...values);

/** Titles and names of the other direction leave the sentence around them as it is. */
export const say: Say = (message, ...values) =>
  write(message, ...values.map((value) => (typeof value === 'string' ? isolated(value) : value)));
