import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';

const treeOf = cueTreeOf<'sequence'>(({ cues }) => ({ sequence: cues.sequence }));

/** Whether a text says that one thing is done after another: "then restart it". */
export const saysInOrder = (text: string, language: Language): boolean =>
  longestOf(treeOf(language).find(labelText(text))).length > 0;
