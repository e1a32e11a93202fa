import { type Document, isMap, isScalar } from 'yaml';
import { parseYaml } from '../../../deckFile/parseYaml.ts';

export interface YamlValues {
  /** The keys and values, if it is YAML and that is what it has. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Of the field in which it is no YAML, from 0. */
  readonly brokenLine?: number;
}

/** An error shows where the parser gave up: what is wrong began with the field that it was reading. */
const brokenLineOf = ({ errors, contents }: Document.Parsed, text: string): number => {
  const at = errors[0]?.pos[0] ?? 0;
  const starts = isMap(contents)
    ? contents.items.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0))
    : [];
  const start = starts.findLast((offset) => offset <= at) ?? at;
  return text.slice(0, start).split('\n').length - 1;
};

export function yamlValues(text: string): YamlValues {
  const document = parseYaml(text);
  if (document.errors.length > 0) return { brokenLine: brokenLineOf(document, text) };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return { values: isObject ? (value as Record<string, unknown>) : undefined };
  } catch {
    // An alias, or one to nothing.
    return {};
  }
}
