import { l10n } from 'vscode';
import type { Say } from './words.ts';

export const say: Say = (message, ...values) => l10n.t(message, ...values);
