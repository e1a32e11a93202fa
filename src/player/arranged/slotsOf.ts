import type { Arrangement, Part, Slot } from '../../layouts/arrangement.ts';

const inParts = (parts: readonly Part[]): Slot[] =>
  parts.flatMap((part) => (part.kind === 'slot' ? [part] : part.kind === 'group' ? inParts(part.parts) : []));

/** What of an arrangement is drawn elsewhere. */
export const slotsOf = ({ parts }: Arrangement): readonly Slot[] => inParts(parts);
