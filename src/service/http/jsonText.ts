import { randomUUID } from 'node:crypto';

/** JSON that is stored, and handed on as it stands: nobody reads it on the way. */
export class JsonText<Value> {
  declare readonly value: Value;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An answer, parts of which may be JSON already. */
export type WithJson<Value> =
  | Value
  | JsonText<Value>
  | (Value extends object ? { readonly [Key in keyof Value]: WithJson<Value[Key]> } : never);

/**
 * A value's JSON: where a part is JSON already, a mark that nobody can guess stands for it until all is written.
 * Such a part is left out where it is longer than `longest`.
 */
export function writeJson(value: unknown, longest = Number.POSITIVE_INFINITY): string {
  const mark = randomUUID();
  const texts: string[] = [];
  const written = JSON.stringify(value, (_key, part) => {
    if (!(part instanceof JsonText)) return part;
    if (part.text.length > longest) return undefined;
    texts.push(part.text);
    return mark;
  });
  const [first = '', ...rest] = written.split(`"${mark}"`);
  return first + rest.map((piece, at) => texts[at] + piece).join('');
}
