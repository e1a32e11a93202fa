import type { ReadPresentation } from '../api/reading.ts';

/** What an assistant has started, or made at once from a template. */
export type MadeByAssistant =
  | {
      readonly kind: 'generation';
      readonly generationId: string;
      readonly prompt: string;
      readonly templateId?: string;
    }
  | { readonly kind: 'presentation'; readonly presentation: ReadPresentation; readonly templateId: string };
