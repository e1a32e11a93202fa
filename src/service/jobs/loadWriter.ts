import { setTimeout as after } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { Writer } from '../../engine/engine.ts';
import type { Endpoint } from '../../engine/model/endpointModel.ts';
import type { ModelLimits, ModelProvider, ModelTiming } from '../../engine/model/limitedModel.ts';
import { isModelMaterial } from '../../engine/model/modelMaterial.ts';
import type { AskedModels } from './askedModels.ts';
import type { ModelUse } from './engineTask.ts';

export interface WriterChoice {
  /** The URL of a module with `createWriter(): Writer` to use instead of the engine's. */
  readonly writerModule?: string;
  readonly model?: Endpoint;
  /** Where the editor is asked for its own models. */
  readonly modelPort?: MessagePort;
}

const callLimits: Pick<ModelLimits, 'callMs' | 'tries'> = { callMs: 120_000, tries: 3 };
const usualContext = 32_000;
const patienceMs = 10_000;

const timing: ModelTiming = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => after(milliseconds, undefined, { signal }).catch(() => undefined),
  random: Math.random,
};

/** Gives the writer of each step. */
export type WriterFor = (modelUse: ModelUse) => Promise<Writer>;

export async function loadWriter({ writerModule, model, modelPort }: WriterChoice): Promise<WriterFor> {
  if (writerModule !== undefined) {
    const { createWriter } = (await import(writerModule)) as { createWriter: () => Writer };
    const writer = createWriter();
    return async () => writer;
  }
  const { createOutlineWriter } = await import('../../engine/outlineWriter.ts');
  const outlineWriter = createOutlineWriter();
  const providers = new Providers(model, modelPort);
  return async ({ tokens, milliseconds, repliesFolder }) => {
    const provider = await providers.current();
    if (!provider) return withoutModel(outlineWriter);
    const [{ createModelWriter }, { LimitedModel }, { KeptReplies }] = await Promise.all([
      import('../../engine/model/modelWriter.ts'),
      import('../../engine/model/limitedModel.ts'),
      import('./keptReplies.ts'),
    ]);
    const limits = { ...callLimits, tokens, totalMs: milliseconds };
    const limited = new LimitedModel(provider, limits, timing);
    return createModelWriter(new KeptReplies(limited, repliesFolder), outlineWriter);
  };
}

/** What a model planned is written to its end, whether or not there still is one. */
const withoutModel = (outlineWriter: Writer): Writer => ({
  ...outlineWriter,
  async write(section, signal) {
    if (!isModelMaterial(section.material)) return outlineWriter.write(section, signal);
    const [{ createModelWriter }, { absentModel }] = await Promise.all([
      import('../../engine/model/modelWriter.ts'),
      import('../../engine/model/absentModel.ts'),
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
      if (chosen.kind === 'endpoint') return this.#at({ ...chosen, contextTokens: usualContext });
    }
    return this.#model && this.#at(this.#model);
  }

  async #at(endpoint: Endpoint): Promise<ModelProvider> {
    const key = JSON.stringify(endpoint);
    if (this.#endpoint?.key !== key) {
      const { createEndpointModel } = await import('../../engine/model/endpointModel.ts');
      this.#endpoint = { key, provider: createEndpointModel(endpoint, fetch) };
    }
    return this.#endpoint.provider;
  }
}
