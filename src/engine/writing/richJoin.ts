import type { RichText } from '../../deck/richText.ts';

export const joinRich = (texts: readonly RichText[], glue: string): RichText =>
  texts.flatMap((text, index) => (index === 0 ? text : [{ text: glue }, ...text]));

export const isBlank = (text: RichText): boolean => text.every((span) => span.text.trim() === '');
