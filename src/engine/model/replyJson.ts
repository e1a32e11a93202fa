import type * as z from 'zod';

export type Read<T> = { readonly value: T } | { readonly problems: readonly string[] };

const mostProblems = 12;

/** Some models think aloud. */
const thoughts = /<think>[\s\S]*?<\/think>/gu;

/** The JSON object of a reply, whatever stands around it. */
const objectIn = (reply: string): unknown => {
  const text = reply.replace(thoughts, '');
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
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
