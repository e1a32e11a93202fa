import { parseYaml } from '../../../deckFile/parseYaml.ts';

/** The keys and values of a YAML text, if that is what it is. */
export function yamlValues(text: string): Readonly<Record<string, unknown>> | undefined {
  const document = parseYaml(text);
  if (document.errors.length > 0) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap ? (value as Record<string, unknown>) : undefined;
  } catch {
    // An alias, or one to nothing.
    return undefined;
  }
}
