import { type Document, isScalar, type LineCounter, parseDocument, visit, YAMLParseError } from 'yaml';

/**
 * A YAML text, in time that grows with its length and not with its square: the parser itself compares each key
 * with all others, and shows with each error the line that it is in.
 */
export const parseYaml = (text: string, lineCounter?: LineCounter): Document.Parsed => {
  const document = parseDocument(text, {
    logLevel: 'silent',
    prettyErrors: false,
    uniqueKeys: false,
    ...(lineCounter && { lineCounter }),
  });
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          const [start, end] = key.range ?? [0, 0];
          document.errors.push(
            new YAMLParseError([start, end], 'DUPLICATE_KEY', `The key ${key.value} is there twice`),
          );
        }
        seen.add(key.value);
      }
    },
  });
  return document;
};
