import type { MessagePort } from 'node:worker_threads';
import type { Writer } from '../../engine/contract/engine.ts';
import { isModelMaterial } from '../../engine/model/asking/modelMaterial.ts';
import type { Endpoint } from '../../engine/model/connection/endpointModel.ts';
import type { LanguageModel, ModelFailure } from '../../engine/model/connection/languageModel.ts';
import type { ModelLimits, ModelProvider, ModelTiming } from '../../engine/model/connection/limitedModel.ts';
import { CountedTime } from '../workingTime.ts';
import type { AskedModels } from './askedModels.ts';
import { AskedReplies } from './askedReplies.ts';
import type { ModelUse } from './engineTask.ts';

export interface WriterChoice {
  /** The URL of a module with `createWriter(): Writer` to use instead of the engine's. */
  readonly writerModule?: string;
  readonly model?: Endpoint;
  /** Where the editor is asked for its own models. */
  readonly modelPort?: MessagePort;
  /** Where what models replied is kept. */
  readonly repliesPort?: MessagePort;
}

const callLimits: Pick<ModelLimits, 'callMs' | 'tries'> = { callMs: 120_000, tries: 3 };
const usualContext = 32_000;
const patienceMs = 10_000;

/** By working time: a call that the computer slept through is not a slow one. */
function modelTiming(): ModelTiming {
  const time = new CountedTime();
  return {
    now: () => time.now(),
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const wakeNoMore = time.after(milliseconds, resolve);
        const wake = () => {
          wakeNoMore();
          resolve();
        };
        signal?.addEventListener('abort', wake, { once: true });
      }),
    random: Math.random,
  };
}

export interface StepWriter {
  readonly writer: Writer;
  /** Why the language model did not reply, from the first time that it did not. */
  readonly modelFailures: ReadonlySet<ModelFailure>;
  /** Undefined: none is chosen. */
  readonly model?: LanguageModel;
}

/** Gives the writer of each step. */
export type WriterFor = (modelUse: ModelUse) => Promise<StepWriter>;

const noFailures: ReadonlySet<ModelFailure> = new Set();

/** What most jobs need; whoever needs it again has it at once. */
export const loadUsualWriter = () =>
  Promise.all([import('../../engine/outlineWriter.ts'), import('../../engine/deckFileWriter.ts')]);

export async function loadWriter({
  writerModule,
  model,
  modelPort,
  repliesPort,
}: WriterChoice): Promise<WriterFor> {
  if (writerModule !== undefined) {
    const { createWriter } = (await import(writerModule)) as { createWriter: () => Writer };
    const writer = createWriter();
    return async () => ({ writer, modelFailures: noFailures });
  }
  const [{ createOutlineWriter }, { withDeckFiles }] = await loadUsualWriter();
  const outlineWriter = createOutlineWriter();
  const providers = new Providers(model, modelPort);
  const timing = modelTiming();
  const replies = repliesPort && new AskedReplies(repliesPort);
  return async ({ tokens, milliseconds, jobId }) => {
    const provider = await providers.current();
    if (!provider) return { writer: withDeckFiles(withoutModel(outlineWriter)), modelFailures: noFailures };
    const [{ createModelWriter }, { LimitedModel }, { KeptReplies }] = await Promise.all([
      import('../../engine/model/modelWriter.ts'),
      import('../../engine/model/connection/limitedModel.ts'),
      import('./keptReplies.ts'),
    ]);
    const limits = { ...callLimits, tokens, totalMs: milliseconds };
    const modelFailures = new Set<ModelFailure>();
    const limited = new LimitedModel(provider, limits, timing);
    const shelf = jobId === undefined ? undefined : replies?.of(jobId);
    const asked = observed(shelf ? new KeptReplies(limited, shelf) : limited, modelFailures);
    const writer = withDeckFiles(createModelWriter(asked, outlineWriter));
    return { writer, modelFailures, model: limited };
  };
}

const observed = (model: LanguageModel, failures: Set<ModelFailure>): LanguageModel => ({
  contextTokens: model.contextTokens,
  countTokens: (text) => model.countTokens(text),
  async complete(request, signal) {
    const reply = await model.complete(request, signal);
    if (reply.outcome === 'failed') failures.add(reply.why);
    return reply;
  },
  unusable: () => failures.add('nonsense'),
});

/** What a model planned is written to its end, whether or not there still is one. */
const withoutModel = (outlineWriter: Writer): Writer => ({
  ...outlineWriter,
  isCurrent: (section) => isModelMaterial(section.material) || outlineWriter.isCurrent?.(section) !== false,
  async write(section, signal) {
    if (!isModelMaterial(section.material)) return outlineWriter.write(section, signal);
    const [{ createModelWriter }, { absentModel }] = await Promise.all([
      import('../../engine/model/modelWriter.ts'),
      import('../../engine/model/connection/absentModel.ts'),
    ]);
    return createModelWriter(absentModel, outlineWriter).write(section, signal);
  },
});

/** The model that is chosen now: the editor's choice, else the environment's. */
class Providers {
  readonly #model: Endpoint | undefined;
  readonly #port: MessagePort | undefined;
  #asked: AskedModels | undefined;
  /** Kept from step to step: it knows what its endpoint takes. */
  #endpoint: { readonly key: string; readonly provider: ModelProvider } | undefined;

  constructor(model: Endpoint | undefined, port: MessagePort | undefined) {
    this.#model = model;
    this.#port = port;
  }

  async current(): Promise<ModelProvider | undefined> {
    if (this.#port) {
      const { AskedModels } = await import('./askedModels.ts');
      this.#asked ??= new AskedModels(this.#port);
      const chosen = await this.#asked.which(AbortSignal.timeout(patienceMs));
      if (chosen.kind === 'editor') return this.#asked.provider(chosen.contextTokens);
      if (chosen.kind === 'endpoint') {
        const endpoint = await this.#at({ ...chosen, contextTokens: usualContext });
        return this.#asked.noting(chosen.model, endpoint);
      }
    }
    return this.#model && this.#at(this.#model);
  }

  async #at(endpoint: Endpoint): Promise<ModelProvider> {
    const key = JSON.stringify(endpoint);
    if (this.#endpoint?.key !== key) {
      const { createEndpointModel } = await import('../../engine/model/connection/endpointModel.ts');
      this.#endpoint = { key, provider: createEndpointModel(endpoint, fetch) };
    }
    return this.#endpoint.provider;
  }
}
