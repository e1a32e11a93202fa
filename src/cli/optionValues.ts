/** A value, or a sentence about what is wrong with what was typed. */
export type Checked<T> = { readonly value: T } | { readonly problem: string };

/** One of a list, whatever the case it is typed in. */
export const oneOf = <T extends string>(
  name: string,
  typed: string | undefined,
  choices: readonly T[],
): Checked<T | undefined> => {
  if (typed === undefined) return { value: undefined };
  const value = choices.find((choice) => choice.toLowerCase() === typed.trim().toLowerCase());
  return value === undefined
    ? { problem: `${name} must be one of ${choices.join(', ')}, not "${typed}".` }
    : { value };
};

/** Nothing at all is no name: what it stands for differs from place to place. */
export const named = (name: string, typed: string | undefined): Checked<string | undefined> =>
  typed?.trim() === '' ? { problem: `${name} must not be empty.` } : { value: typed?.trim() };

export interface Range {
  readonly from: number;
  readonly to?: number;
  /** A word that may stand instead of a number. */
  readonly word?: string;
}

export const wholeNumber = (
  name: string,
  typed: string | undefined,
  { from, to = Number.MAX_SAFE_INTEGER, word }: Range,
): Checked<number | undefined> => {
  if (typed === undefined) return { value: undefined };
  const value = Number(typed);
  if (/^\d+$/.test(typed) && value >= from && value <= to) return { value };
  const span = to === Number.MAX_SAFE_INTEGER ? `of ${from} or more` : `from ${from} to ${to}`;
  return {
    problem: `${name} must be a whole number ${span}${word ? ` or ${word}` : ''}, not "${typed}".`,
  };
};

/** `9464` on this machine alone, `0.0.0.0:9464`, `[::]:9464`. */
export const listeningAddress = (
  name: string,
  typed: string | undefined,
): Checked<{ readonly host: string; readonly port: number } | undefined> => {
  if (!typed) return { value: undefined };
  const [, bracketed, plain, digits] =
    /^(?:(?:\[([\da-f:.]+)\]|([^:[\]\s]+)):)?(\d{1,5})$/i.exec(typed.trim()) ?? [];
  const port = Number(digits);
  if (digits !== undefined && port <= 65_535)
    return { value: { host: bracketed ?? plain ?? '127.0.0.1', port } };
  return { problem: `${name} must be like 9464 or 0.0.0.0:9464, not "${typed}".` };
};

/** Undefined: there is no limit. */
export const numberOrOff = (
  name: string,
  typed: string | undefined,
  usual: number,
): Checked<number | undefined> =>
  typed?.trim().toLowerCase() === 'off'
    ? { value: undefined }
    : wholeNumber(name, typed ?? String(usual), { from: 1, word: 'off' });

/** `a,b , c` as three names. */
export const names = (typed: string | undefined): string[] | undefined =>
  typed
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The values of several options, or the first problem among them. */
export const allOf = <C extends Readonly<Record<string, Checked<unknown>>>>(
  checked: C,
): Checked<{ [Name in keyof C]: C[Name] extends Checked<infer T> ? T : never }> => {
  const values: Record<string, unknown> = {};
  for (const [name, result] of Object.entries(checked)) {
    if ('problem' in result) return result;
    values[name] = result.value;
  }
  return { value: values as never };
};
