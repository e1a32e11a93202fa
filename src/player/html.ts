/** Markup that is safe to send: made by `html`, or by a drawing library that escapes what it is given. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = string | number | Html | undefined | false | readonly HtmlValue[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const written = (value: HtmlValue): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(written).join('');
  return withoutControls(String(value)).replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
};

/** The one way from text to markup: whatever is put into the template is escaped, in text and in quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.reduce((markup, part, index) => markup + written(values[index - 1]) + part));

/** For the output of libraries that escape by themselves. */
export const drawn = (markup: string): Html => new Html(markup);
