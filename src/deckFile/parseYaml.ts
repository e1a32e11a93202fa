import { type Document, isScalar, type LineCounter, parseDocument, visit, YAMLParseError } from 'yaml';

/** Front matter is a few keys with a list or two: what nests deeper is written to be slow. */
const deepest = 32;
const mostAnchors = 64;
const stacked = /^[ \t]*(?:[?-][ \t]+){16}/mu;
const explicitKey = /^[ \t]*(?:-[ \t]+)*\?[ \t]/gmu;
const mostExplicitKeys = 4;
const anchor = /(?<=^|[\s,[{])[&*]\S/gmu;

const nestsDeep = (text: string): boolean => {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/gu)) {
    depth = Math.max(0, depth + ('[{'.includes(bracket) ? 1 : -1));
    if (depth > deepest) return true;
  }
  return (
    stacked.test(text) ||
    (text.match(explicitKey)?.length ?? 0) > mostExplicitKeys ||
    (text.match(anchor)?.length ?? 0) > mostAnchors
  );
};

const refused = (): Document.Parsed => {
  const document = parseDocument('');
  document.errors.push(new YAMLParseError([0, 0], 'RESOURCE_EXHAUSTION', 'It is nested too deep'));
  return document;
};

/**
 * A YAML text, in time that grows with its length and not with its square: the parser itself compares each key
 * with all others, and shows with each error the line that it is in.
 */
export const parseYaml = (text: string, lineCounter?: LineCounter): Document.Parsed => {
  if (nestsDeep(text)) return refused();
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
