import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { meaningsOf } from '../../../languages/recognising/labels.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';

const longestLabel = 40;

/** "**Resolution:** We enable it." says what came of all that stands above it, and is no remark on the last of that. */
export const isLabelledDecision = ({ text }: BlockOf<'paragraph'>, language: Language): boolean => {
  const [first, ...rest] = text;
  const written = first?.marks?.includes('strong') ? first.text.trim() : '';
  const name = written.replace(/\s?[:：]$/u, '');
  const isLabelled = /[:：]$/u.test(written) || /^\s?[:：]/u.test(plain(rest));
  return (
    name !== '' &&
    name.length <= longestLabel &&
    isLabelled &&
    /[\p{L}\p{N}]/u.test(plain(rest)) &&
    meaningsOf(name, language).some(({ kind, share }) => kind === 'decisions' && share === 1)
  );
};
