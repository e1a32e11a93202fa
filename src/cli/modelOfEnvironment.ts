import { isLoopback } from '../client/loopback.ts';
import type { ModelConfig } from '../service/serviceConfig.ts';
import type { Surroundings } from './surroundings.ts';

type Read = { readonly model: ModelConfig | undefined } | { readonly problem: string };

const contextTokens = 32_000;
const tokensPerJob = 300_000;

const count = (text: string | undefined, usual: number): number | undefined => {
  const number = Number(text?.trim() || usual);
  return Number.isInteger(number) && number >= 1_000 ? number : undefined;
};

/** How long a job may take: a model thinks for a while. */
export const jobMinutes = (model: object | undefined): number => (model ? 30 : 10);

/** The language model that the environment names, if it names one. */
export const modelOfEnvironment = (environment: Surroundings['environment']): Read => {
  const address = environment.DECKWRIGHT_MODEL_URL?.trim();
  const model = environment.DECKWRIGHT_MODEL?.trim();
  const key = environment.DECKWRIGHT_MODEL_KEY?.trim();
  if (!address && !model) return { model: undefined };
  if (!address || !model) {
    return { problem: 'A language model needs both DECKWRIGHT_MODEL_URL and DECKWRIGHT_MODEL.' };
  }
  const url = URL.parse(address);
  const isFine = url && !url.username && !url.password && !url.search && !url.hash;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!isFine || !isSafe) {
    return {
      problem:
        'DECKWRIGHT_MODEL_URL must be like https://models.example.com/v1; without https only an address of this machine will do.',
    };
  }
  const context = count(environment.DECKWRIGHT_MODEL_CONTEXT, contextTokens);
  const tokens = count(environment.DECKWRIGHT_MODEL_TOKENS, tokensPerJob);
  if (context === undefined || tokens === undefined) {
    return {
      problem: 'DECKWRIGHT_MODEL_CONTEXT and DECKWRIGHT_MODEL_TOKENS must be whole numbers from 1000.',
    };
  }
  return {
    model: {
      url: url.href.replace(/\/+$/, '').replace(/\/chat\/completions$/, ''),
      model,
      ...(key ? { key } : {}),
      contextTokens: context,
      tokensPerJob: tokens,
    },
  };
};
