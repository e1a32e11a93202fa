import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';

const treeOf = cueTreeOf<'unordered'>(({ cues }) => ({ unordered: cues.unordered }));

/** Whether a text says that what it announces has no order, numbered or not: "one of the following". */
export const saysInNoOrder = (text: string, language: Language): boolean =>
  longestOf(treeOf(language).find(labelText(text))).length > 0;
