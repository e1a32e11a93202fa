import type { Outcome } from './outcome.ts';
import type { Surroundings } from './surroundings.ts';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly help: string;
}
export type Options = Readonly<Record<string, Option>>;

export type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name] extends { readonly type: 'boolean' }
    ? boolean
    : O[Name] extends { readonly multiple: true }
      ? readonly string[]
      : string;
};

export interface Positional {
  readonly name: string;
  readonly help: string;
}

export interface Example {
  readonly command: string;
  readonly help: string;
}

/** What a command is, apart from doing it: its help and its parser come from here. */
export interface Command {
  readonly summary: string;
  readonly positionals: readonly Positional[];
  readonly options: Options;
  readonly examples: readonly Example[];
  /** Loads the code on first use. */
  readonly load: () => Promise<Run>;
}

export type Run = (
  values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>,
  positionals: readonly string[],
  surroundings: Surroundings,
) => Promise<Outcome>;

export const command = <O extends Options>(definition: {
  readonly summary: string;
  readonly positionals: readonly Positional[];
  readonly options: O;
  readonly examples: readonly Example[];
  readonly load: () => Promise<
    (values: Values<O>, positionals: readonly string[], surroundings: Surroundings) => Promise<Outcome>
  >;
}): Command => definition as Command;
