import type * as z from 'zod';
import type { ErrorDetail } from '../../api/errors.ts';
import { Failure } from './failure.ts';

type Issue = z.core.$ZodIssue;

/** What a body holds by its schema, or a BAD_REQUEST that names what is wrong where. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> | Failure {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  return invalid(result.error.issues.slice(0, mostDetails).flatMap(details));
}

export function invalid(found: readonly ErrorDetail[]): Failure {
  const sentence = found.map(({ path, message }) =>
    path === '' ? `The body ${message}` : `${path} ${message}`,
  );
  return new Failure('BAD_REQUEST', sentence.join('; '), { details: found });
}

const mostDetails = 10;

function details(issue: Issue): ErrorDetail[] {
  const at = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, mostDetails)
      .map((key) => ({ path: pathOf([...issue.path, key]), message: 'cannot be changed' }));
  }
  return [{ path: at, message: complaint(issue) }];
}

/** `attachments[0].url` */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part).slice(0, 100)}`,
    )
    .join('');

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`.replace(
        /, ([^,]*)$/,
        ' or $1',
      );
    case 'too_big':
      return `must ${bound(issue.origin, `at most ${count(issue.maximum)}`)}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'must not be empty'
        : `must ${bound(issue.origin, `at least ${count(issue.minimum)}`)}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((branch) => branch.map(complaint)))]
        .join(' or ')
        .replaceAll(' or must be ', ' or ');
    default:
      return issue.message;
  }
}

const count = (number: number | bigint) => number.toLocaleString('en-US');

function bound(origin: string, amount: string): string {
  if (origin === 'string') return `have ${amount} characters`;
  if (origin === 'array') return `have ${amount} entries`;
  return `be ${amount}`;
}
