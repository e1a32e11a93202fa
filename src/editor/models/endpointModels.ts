import { JsonShape } from '../../api/jsonShape.ts';
import { bytesUpTo } from '../../client/bytesUpTo.ts';

/** Where servers for language models listen by themselves on a computer. */
const usualPorts = [11_434, 1_234, 8_080];
const probeMilliseconds = 700;
const listMilliseconds = 8_000;
const answerMilliseconds = 60_000;
const longestAnswer = 4_000_000;
/** The longest lists have some hundred models, each with some dozens of values. */
const room = { values: 200_000, depth: 64 };
const longestName = 200;

export interface EndpointAddress {
  readonly url: string;
  readonly key?: string | undefined;
}

export type EndpointProblem = 'keyRefused' | 'unknownModel' | 'noAnswer' | 'nonsense';

export type Listed =
  | { readonly ok: true; readonly models: readonly string[] }
  | { readonly ok: false; readonly problem: EndpointProblem };

/** As people paste it: with blanks, a slash at the end, or the whole way to the completions. */
export const tidyEndpoint = (text: string): string =>
  text
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/(?:chat\/)?completions$/, '')
    .replace(/\/+$/, '');

const headersFor = ({ key }: EndpointAddress): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {};

const problemOfStatus = (status: number): EndpointProblem | undefined => {
  if (status === 401 || status === 403) return 'keyRefused';
  if (status === 404) return 'unknownModel';
  return status >= 400 ? 'noAnswer' : undefined;
};

/** Undefined: it is no JSON, or more than any list. */
const jsonOf = async ({ body }: Response): Promise<unknown> => {
  const bytes = await bytesUpTo(body ?? [], longestAnswer);
  if (!new JsonShape(room).fits(bytes)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= longestName;

const namesIn = (body: unknown): string[] | undefined => {
  const data = (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) return undefined;
  return data.flatMap((model) => (isName(model?.id) ? [model.id] : []));
};

/** The models of an endpoint, by name. */
export const listModels = async (
  fetchFrom: typeof fetch,
  address: EndpointAddress,
  milliseconds = listMilliseconds,
): Promise<Listed> => {
  try {
    const reply = await fetchFrom(`${address.url}/models`, {
      headers: headersFor(address),
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    const problem = problemOfStatus(reply.status);
    if (problem) return { ok: false, problem };
    const models = namesIn(await jsonOf(reply));
    if (!models) return { ok: false, problem: 'nonsense' };
    return { ok: true, models: [...new Set(models)].sort((left, right) => left.localeCompare(right)) };
  } catch {
    return { ok: false, problem: 'noAnswer' };
  }
};

/** Servers that run on this computer, with what they have. */
export const findLocalEndpoints = async (
  fetchFrom: typeof fetch,
  ports: readonly number[] = usualPorts,
): Promise<{ readonly url: string; readonly models: readonly string[] }[]> => {
  const found = await Promise.all(
    ports.map(async (port) => {
      const url = `http://127.0.0.1:${port}/v1`;
      const listed = await listModels(fetchFrom, { url }, probeMilliseconds);
      return listed.ok && listed.models.length > 0 ? [{ url, models: listed.models }] : [];
    }),
  );
  return found.flat();
};

/** One small question, so that a model that cannot be used is known when it is chosen. Undefined: it works. */
export const tryModel = async (
  fetchFrom: typeof fetch,
  address: EndpointAddress,
  model: string,
  cancelled: AbortSignal,
): Promise<EndpointProblem | undefined> => {
  try {
    const reply = await fetchFrom(`${address.url}/chat/completions`, {
      method: 'POST',
      headers: { ...headersFor(address), 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Reply with OK.' }] }),
      redirect: 'error',
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(answerMilliseconds)]),
    });
    const problem = problemOfStatus(reply.status);
    if (problem) return problem;
    const body = (await jsonOf(reply)) as { choices?: readonly { message?: unknown }[] } | undefined;
    return body?.choices?.[0]?.message ? undefined : 'nonsense';
  } catch {
    return 'noAnswer';
  }
};
