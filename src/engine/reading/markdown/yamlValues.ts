// Imported by name here, since a bundle's `import()` of a CommonJS package has no names.
import { parseDocument } from 'yaml';

/** The keys and values of a YAML text, if that is what it is. */
export function yamlValues(text: string): Readonly<Record<string, unknown>> | undefined {
  const document = parseDocument(text);
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
