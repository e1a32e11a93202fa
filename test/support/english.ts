import type { Say } from '../../src/editor/words/say.ts';

/** English, as VS Code fills its sentences. */
export const english: Say = (message, ...values) =>
  message.replace(/\{(\d+)\}/g, (_place, index: string) => String(values[Number(index)]));
