import { asEntity, withoutEntities } from './entities.ts';

/** A comment that says what Markdown has no sign for: `<!-- chart kind=bar suffix=" %" -->`. */
export interface Marker {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

const whole = /^<!--\s*([a-z][a-z-]*)((?:\s+[a-z][a-z-]*=(?:"[^"]*"|[^\s"<>]+))*)\s*-->$/;
const value = /([a-z][a-z-]*)=(?:"([^"]*)"|([^\s"<>]+))/g;

const quotedValue = (text: string): string =>
  /^[\p{L}\p{N}_./,-]+$/u.test(text) && !text.includes('--')
    ? text
    : `"${text.replace(/[&"<>\r\n]|-(?=-)/g, asEntity)}"`;

export const printMarker = ({ name, values }: Marker): string =>
  `<!-- ${[name, ...Object.entries(values).map(([key, text]) => `${key}=${quotedValue(text)}`)].join(' ')} -->`;

/** Undefined: a comment that is a person's, or another program's. */
export const readMarker = (comment: string): Marker | undefined => {
  const match = whole.exec(comment.trim());
  if (!match) return undefined;
  const values = [...(match[2] ?? '').matchAll(value)].map(([, key, inQuotes, bare]) => [
    key!,
    withoutEntities(inQuotes ?? bare ?? ''),
  ]);
  return { name: match[1]!, values: Object.fromEntries(values) as Record<string, string> };
};
