import { plain, type RichText } from './richText.ts';

/** What ends in a colon announces what comes next. */
export const endsInColon = (text: RichText | string): boolean =>
  /[:：]\s*$/u.test(typeof text === 'string' ? text : plain(text));
