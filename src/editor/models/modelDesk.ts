import { CancellationTokenSource } from 'vscode';
import { type ChosenModel, ModelAsk, type ModelTold } from '../../api/modelChannel.ts';
import { say } from '../say.ts';
import { askEditorModel, countTokens, findEditorModel } from './editorModel.ts';
import type { ModelChoice } from './modelChoice.ts';
import { goneProblem, type ModelProblem, problemOf } from './modelFailures.ts';

export interface ModelDeskOptions {
  readonly choice: () => ModelChoice;
  readonly keyOf: (url: string) => Promise<string | undefined>;
  /** For the log: the person is told why with what was made without it. */
  readonly failed: (line: string) => void;
  /** What a model said, whole. */
  readonly answered: (line: string) => void;
}

/** What a model that is not there any more would have held; its calls say that it is gone. */
const usualContext = 8_000;

const failed = (id: number, { why, mayTryAgain }: ModelProblem): ModelTold => ({
  told: 'failed',
  id,
  why,
  tokens: 0,
  mayTryAgain,
});

/** Answers what the built-in service asks about language models. */
export class ModelDesk {
  readonly #options: ModelDeskOptions;
  readonly #underWay = new Map<number, CancellationTokenSource>();
  readonly #unwanted = new Set<number>();

  constructor(options: ModelDeskOptions) {
    this.#options = options;
  }

  /** Undefined: there is nothing to say to it. */
  async answer(message: unknown): Promise<ModelTold | undefined> {
    const asked = ModelAsk.safeParse(message);
    if (!asked.success) return undefined;
    const ask = asked.data;
    switch (ask.ask) {
      case 'which':
        return { told: 'which', id: ask.id, chosen: await this.#chosen() };
      case 'count':
        return { told: 'count', id: ask.id, tokens: await this.#count(ask.text) };
      case 'complete':
        return this.#complete(ask);
      case 'cancel':
        this.#unwanted.add(ask.id);
        this.#underWay.get(ask.id)?.cancel();
        return undefined;
      case 'note':
        if (ask.outcome === 'text') this.#options.answered(`${ask.model} answered: ${ask.text}`);
        else this.#options.failed(`The language model ${ask.model} failed: ${ask.text}`);
        return undefined;
    }
  }

  /** The person wants the model's answers no more. */
  cancelAll(): void {
    for (const source of this.#underWay.values()) source.cancel();
  }

  async #chosen(): Promise<ChosenModel> {
    const choice = this.#options.choice();
    if (choice.kind === 'none') return choice;
    if (choice.kind === 'endpoint') {
      const key = await this.#options.keyOf(choice.url);
      return { ...choice, ...(key ? { key } : {}) };
    }
    const model = await findEditorModel(choice);
    return { kind: 'editor', contextTokens: model?.maxInputTokens ?? usualContext };
  }

  async #count(text: string): Promise<number> {
    const choice = this.#options.choice();
    const model = choice.kind === 'editor' ? await findEditorModel(choice) : undefined;
    return model ? countTokens(model, text) : Math.ceil(text.length / 4);
  }

  async #complete(ask: Extract<ModelAsk, { ask: 'complete' }>): Promise<ModelTold | undefined> {
    const choice = this.#options.choice();
    const model = choice.kind === 'editor' ? await findEditorModel(choice) : undefined;
    if (!model) {
      if (choice.kind === 'editor') this.#options.failed(say(goneProblem.sentence, choice.id));
      return failed(ask.id, goneProblem);
    }
    const source = new CancellationTokenSource();
    this.#underWay.set(ask.id, source);
    try {
      const said = await askEditorModel(model, ask, source.token);
      this.#options.answered(`${model.name} answered: ${said.text}`);
      return { told: 'text', id: ask.id, ...said };
    } catch (error) {
      if (this.#unwanted.has(ask.id)) return undefined;
      if (source.token.isCancellationRequested)
        return { told: 'failed', id: ask.id, why: 'notAllowed', tokens: 0, mayTryAgain: false };
      this.#options.failed(`The language model ${model.name} failed: ${String(error)}`);
      return failed(ask.id, problemOf(error));
    } finally {
      this.#underWay.delete(ask.id);
      this.#unwanted.delete(ask.id);
      source.dispose();
    }
  }
}
