import type { Language } from '../../api/generationOptions.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { labelText } from './labelText.ts';

const treeOf = cueTreeOf<'ofSection'>(({ cues }) => ({ ofSection: cues.ofSection }));

/** Whether a text opens with what a section is for: "This section describes". */
export const saysWhatSectionIsFor = (text: string, language: Language): boolean =>
  [...new Set<Language>([language, 'us'])].some((read) => treeOf(read).findAt(labelText(text), 0).length > 0);
