import type { MessagePort } from 'node:worker_threads';
import type { ChosenModel, ModelAsk, ModelTold } from '../../api/modelChannel.ts';
import type { Attempt, ModelProvider } from '../../engine/model/connection/limitedModel.ts';

type Question = ModelAsk extends infer Ask ? (Ask extends { id: number } ? Omit<Ask, 'id'> : never) : never;

/** The models of the editor, as an engine thread asks for them through its port. */
export class AskedModels {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (told: ModelTold) => void>();
  #lastId = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (told: ModelTold) => {
      this.#waiting.get(told.id)?.(told);
      this.#waiting.delete(told.id);
    });
  }

  /** Which model writes now. */
  async which(signal: AbortSignal): Promise<ChosenModel> {
    const told = await this.#ask({ ask: 'which' }, signal);
    return told?.told === 'which' ? told.chosen : { kind: 'none' };
  }

  provider(contextTokens: number): ModelProvider {
    return {
      contextTokens,
      countTokens: async (text) => {
        const told = await this.#ask({ ask: 'count', text });
        return told?.told === 'count' ? told.tokens : text.length;
      },
      attempt: async ({ system, messages, maxTokens }, signal) => {
        const told = await this.#ask({ ask: 'complete', system, messages: [...messages], maxTokens }, signal);
        return attemptOf(told);
      },
    };
  }

  /** A provider that is asked from here; the editor hears what it replies. */
  noting(model: string, provider: ModelProvider): ModelProvider {
    return {
      ...provider,
      attempt: async (request, signal) => {
        const attempt = await provider.attempt(request, signal);
        const text = attempt.outcome === 'text' ? attempt.text : attempt.why;
        this.#post({ ask: 'note', model, outcome: attempt.outcome, text });
        return attempt;
      },
    };
  }

  /** Undefined: it is no longer waited for. */
  #ask(question: Question, signal?: AbortSignal): Promise<ModelTold | undefined> {
    const id = this.#post(question);
    return new Promise((resolve) => {
      const cancel = () => {
        this.#waiting.delete(id);
        this.#port.postMessage({ ask: 'cancel', id } satisfies ModelAsk);
        resolve(undefined);
      };
      this.#waiting.set(id, (told) => {
        signal?.removeEventListener('abort', cancel);
        resolve(told);
      });
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  #post(question: Question): number {
    this.#lastId += 1;
    this.#port.postMessage({ ...question, id: this.#lastId } as ModelAsk);
    return this.#lastId;
  }
}

const attemptOf = (told: ModelTold | undefined): Attempt => {
  if (told?.told === 'text') return { outcome: 'text', text: told.text, tokens: told.tokens };
  if (told?.told !== 'failed') return { outcome: 'failed', why: 'unreachable', tokens: 0 };
  const { why, tokens, mayTryAgain } = told;
  return { outcome: 'failed', why, tokens, ...(mayTryAgain ? { again: {} } : {}) };
};
