import { l10n } from 'vscode';
import type { Say } from './words/say.ts';

export const say: Say = (message, ...values) => l10n.t(message, ...values);
