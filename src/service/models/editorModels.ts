import { type ChosenModel, type ModelAsk, ModelTold } from '../../api/modelChannel.ts';
import type { Attempt, ModelProvider } from '../../engine/model/connection/limitedModel.ts';

/** To the editor that started this process. */
export interface ModelChannel {
  send(ask: ModelAsk): void;
  onMessage(listener: (message: unknown) => void): void;
}

type Question = ModelAsk extends infer Ask ? (Ask extends { id: number } ? Omit<Ask, 'id'> : never) : never;

/** The models of the editor, which only an extension may ask. */
export class EditorModels {
  readonly #channel: ModelChannel;
  readonly #waiting = new Map<number, (told: ModelTold) => void>();
  #lastId = 0;

  constructor(channel: ModelChannel) {
    this.#channel = channel;
    channel.onMessage((message) => {
      const told = ModelTold.safeParse(message);
      if (!told.success) return;
      this.#waiting.get(told.data.id)?.(told.data);
      this.#waiting.delete(told.data.id);
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
        this.#send({ ask: 'note', model, outcome: attempt.outcome, text });
        return attempt;
      },
    };
  }

  /** Undefined: it is no longer waited for. */
  #ask(question: Question, signal?: AbortSignal): Promise<ModelTold | undefined> {
    const id = this.#send(question);
    return new Promise((resolve) => {
      const cancel = () => {
        this.#waiting.delete(id);
        this.#channel.send({ ask: 'cancel', id });
        resolve(undefined);
      };
      this.#waiting.set(id, (told) => {
        signal?.removeEventListener('abort', cancel);
        resolve(told);
      });
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  #send(question: Question): number {
    this.#lastId += 1;
    this.#channel.send({ ...question, id: this.#lastId } as ModelAsk);
    return this.#lastId;
  }
}

const attemptOf = (told: ModelTold | undefined): Attempt => {
  if (told?.told === 'text') return { outcome: 'text', text: told.text, tokens: told.tokens };
  if (told?.told !== 'failed') return { outcome: 'failed', why: 'unreachable', tokens: 0 };
  const { why, tokens, mayTryAgain } = told;
  return { outcome: 'failed', why, tokens, ...(mayTryAgain ? { again: {} } : {}) };
};
