import { type Callout, callouts } from '../cues.ts';
import { languages } from '../languages.ts';

let called: { readonly opening: RegExp; readonly kinds: ReadonlyMap<string, Callout> } | undefined;

const compile = (): NonNullable<typeof called> => {
  const kinds = new Map<string, Callout>();
  for (const { cues } of Object.values(languages))
    for (const callout of callouts)
      for (const name of cues.callouts[callout].split(', ')) if (!kinds.has(name)) kinds.set(name, callout);
  return { opening: new RegExp(`^\\P{L}{0,4}(${[...kinds.keys()].join('|')})\\s*[:：]`, 'iu'), kinds };
};

/** The kind of remark that a text says it is, in any language: "Note: the port is taken." */
export const calloutOf = (text: string): Callout | undefined => {
  called ??= compile();
  const name = called.opening.exec(text)?.[1]?.toLowerCase();
  return name === undefined ? undefined : called.kinds.get(name);
};
