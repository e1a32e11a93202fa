import type { BlockOf } from './sourceDocument.ts';

type Tone = BlockOf<'callout'>['tone'];

/** What people call the kinds of callouts. */
export const tones: Readonly<Record<string, Tone>> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'caution',
};

/** What only its attributes say the kind of. */
export const callouts: ReadonlySet<string> = new Set([
  'admonition',
  'alert',
  'aside',
  'callout',
  'hint',
  'banner',
]);
