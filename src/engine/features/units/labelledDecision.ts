import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { meaningsOf } from '../../../languages/recognising/labels.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';

const label = /^\s*([^:：]{2,40}?)\s*[:：]?\s*$/u;

/** "**Resolution:** We enable it." says what came of all that stands above it, and is no remark on the last of that. */
export const isLabelledDecision = ({ text }: BlockOf<'paragraph'>, language: Language): boolean => {
  const [first, ...rest] = text;
  const name = first?.marks?.includes('strong') ? label.exec(first.text)?.[1] : undefined;
  const isLabelled = /[:：]\s*$/u.test(first?.text ?? '') || /^\s*[:：]/u.test(plain(rest));
  return (
    name !== undefined &&
    isLabelled &&
    /[\p{L}\p{N}]/u.test(plain(rest)) &&
    meaningsOf(name, language).some(({ kind, share }) => kind === 'decisions' && share === 1)
  );
};
