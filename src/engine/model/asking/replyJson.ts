import type * as z from 'zod';
import { JsonShape } from '../../../api/jsonShape.ts';

export type Read<T> = { readonly value: T } | { readonly problems: readonly string[] };

const mostProblems = 12;

/** Far more than a section with all its slides. */
const room = { values: 20_000, depth: 64 };

const thought = { begins: '<think>', ends: '</think>' };

/** Some models think aloud. */
const withoutThoughts = (reply: string): string => {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const from = reply.indexOf(thought.begins, at);
    const to = from < 0 ? -1 : reply.indexOf(thought.ends, from);
    if (to < 0) return [...kept, reply.slice(at)].join('');
    kept.push(reply.slice(at, from));
    at = to + thought.ends.length;
  }
};

/** The JSON object of a reply, whatever stands around it. */
const objectIn = (reply: string): unknown => {
  const text = withoutThoughts(reply);
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  const json = text.slice(from, to + 1);
  if (!new JsonShape(room).fits(new TextEncoder().encode(json))) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** Models write `null` where they mean nothing. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, withoutNulls(inner)]])),
  );
};

export const readReply = <T>(text: string, schema: z.ZodType<T>): Read<T> => {
  const found = objectIn(text);
  if (found === undefined) return { problems: ['The reply is not one complete JSON object.'] };
  const parsed = schema.safeParse(withoutNulls(found));
  if (parsed.success) return { value: parsed.data };
  return {
    problems: parsed.error.issues
      .slice(0, mostProblems)
      .map(({ path, message }) => `${path.join('.') || 'reply'}: ${message}`),
  };
};
