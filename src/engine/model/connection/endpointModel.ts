import type { LanguageModelV3, LanguageModelV3GenerateResult } from '@ai-sdk/provider';
import { estimateTokens } from './estimateTokens.ts';
import type { ModelFailure, ModelRequest } from './languageModel.ts';
import type { Attempt, ModelProvider } from './limitedModel.ts';
import { shortReplies } from './shortReplies.ts';
import { withinOrigin } from './withinOrigin.ts';

/** An address that speaks as OpenAI's chat completions do. */
export interface Endpoint {
  /** Without "/chat/completions". */
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  readonly contextTokens: number;
}

const failed = (why: ModelFailure, again?: Attempt['again']): Attempt => ({
  outcome: 'failed',
  why,
  tokens: 0,
  ...(again ? { again } : {}),
});

const retryAfter = (headers: Readonly<Record<string, string>> = {}): Attempt['again'] => {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { afterMs: seconds * 1_000 } : {};
};

const isOverContext = /context.{0,20}(?:length|window|size)|too (?:long|many tokens)|maximum.{0,20}tokens/i;
const isAboutLimit = /max_(?:completion_)?tokens/i;
const isUnpaid = /insufficient_quota|billing|payment|credit/i;

interface CallError {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
  readonly responseBody?: string;
  readonly isRetryable: boolean;
}

const failureOf = ({ statusCode, responseHeaders, responseBody = '', isRetryable }: CallError): Attempt => {
  if (statusCode === undefined) return failed('unreachable', {});
  if (statusCode === 401 || statusCode === 403) return failed('notAllowed');
  if (statusCode === 404) return failed('unknownModel');
  if (statusCode === 402) return failed('overQuota');
  if (statusCode === 429)
    return failed('overQuota', isUnpaid.test(responseBody) ? undefined : retryAfter(responseHeaders));
  if (statusCode === 413 || (statusCode === 400 && isOverContext.test(responseBody)))
    return failed('tooLong');
  return failed('broken', isRetryable && statusCode >= 500 ? retryAfter(responseHeaders) : undefined);
};

/** No question and no answer has as many. */
const mostTokens = 10_000_000;

/** What an endpoint says that something took, where that can be. */
const counted = (told: number | undefined, text: () => string): number =>
  Number.isSafeInteger(told) && told! > 0 && told! <= mostTokens ? told! : estimateTokens(text());

const replyOf = (
  { content, finishReason, usage }: LanguageModelV3GenerateResult,
  request: ModelRequest,
): Attempt => {
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  const asked = () => [request.system, ...request.messages.map((message) => message.text)].join('\n');
  const tokens = counted(usage.inputTokens.total, asked) + counted(usage.outputTokens.total, () => text);
  return finishReason.unified === 'content-filter'
    ? { outcome: 'failed', why: 'refused', tokens }
    : { outcome: 'text', text, tokens };
};

/** Loads its client when it is first asked. */
export const createEndpointModel = (endpoint: Endpoint, fetchFrom: typeof fetch): ModelProvider => {
  let client: Promise<LanguageModelV3> | undefined;
  const load = async (): Promise<LanguageModelV3> => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'endpoint',
      baseURL: endpoint.url,
      ...(endpoint.key ? { apiKey: endpoint.key } : {}),
      supportsStructuredOutputs: true,
      fetch: withinOrigin(shortReplies(fetchFrom)),
    }).chatModel(endpoint.model);
  };
  /** What it takes: some refuse a schema or a limit, some think more than a limit allows. */
  const takes = { schema: true, limit: true };

  const generate = async (
    { system, messages, schema, maxTokens }: ModelRequest,
    abortSignal: AbortSignal,
  ): Promise<LanguageModelV3GenerateResult> => {
    client ??= load();
    const model = await client;
    return model.doGenerate({
      prompt: [
        { role: 'system', content: system },
        ...messages.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
      ],
      abortSignal,
      ...(takes.limit ? { maxOutputTokens: maxTokens } : {}),
      ...(takes.schema
        ? {
            responseFormat: { type: 'json' as const, name: 'reply', schema },
            providerOptions: { endpoint: { strictJsonSchema: false } },
          }
        : {}),
    });
  };

  /** Whether something it refuses is left out from now on. */
  const asksForLess = ({ statusCode, responseBody = '' }: CallError): boolean => {
    if (statusCode !== 400 && statusCode !== 422) return false;
    const refused = isAboutLimit.test(responseBody)
      ? takes.limit && 'limit'
      : (takes.schema && 'schema') || (takes.limit && 'limit');
    if (refused) takes[refused] = false;
    return refused !== false;
  };

  const attempt = async (request: ModelRequest, signal: AbortSignal): Promise<Attempt> => {
    try {
      const result = await generate(request, signal);
      const reply = replyOf(result, request);
      if (result.finishReason.unified !== 'length' || !takes.limit) return reply;
      takes.limit = false;
      const whole = await attempt(request, signal);
      return { ...whole, tokens: reply.tokens + whole.tokens };
    } catch (error) {
      const { APICallError } = await import('@ai-sdk/provider');
      if (!APICallError.isInstance(error)) return failed('unreachable', signal.aborted ? undefined : {});
      const failure = failureOf(error);
      const mayGoOn = failure.outcome === 'failed' && failure.why === 'broken' && asksForLess(error);
      return mayGoOn ? attempt(request, signal) : failure;
    }
  };

  return {
    contextTokens: endpoint.contextTokens,
    countTokens: async (text) => estimateTokens(text),
    attempt,
  };
};
