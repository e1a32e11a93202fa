import type { MessagePort } from 'node:worker_threads';
import type { Writer } from '../../engine/contract/engine.ts';
import { isModelMaterial } from '../../engine/model/asking/modelMaterial.ts';
import type { LanguageModel, ModelFailure } from '../../engine/model/connection/languageModel.ts';
import { AskedModels, type ModelAccess } from '../models/askedModels.ts';

export interface WriterChoice {
  /** The URL of a module with `createWriter(): Writer` to use instead of the engine's. */
  readonly writerModule?: string;
  /** Where language models are asked; undefined: there are none. */
  readonly modelPort?: MessagePort;
}

export interface StepWriter {
  readonly writer: Writer;
  /** Why the language model did not reply, from the first time that it did not. */
  readonly modelFailures: ReadonlySet<ModelFailure>;
  /** Undefined: none is chosen. */
  readonly model?: LanguageModel;
}

/** Gives the writer of each step, by the language model that it may ask. */
export type WriterFor = (access: ModelAccess | undefined) => Promise<StepWriter>;

const noFailures: ReadonlySet<ModelFailure> = new Set();

/** What most jobs need; whoever needs it again has it at once. */
export const loadUsualWriter = () =>
  Promise.all([
    import('../../engine/outlineWriter.ts'),
    import('../../engine/deckFileWriter.ts'),
    import('../../engine/reading/markdown/rules/markdownParser.ts').then(({ markdownParser }) =>
      markdownParser(''),
    ),
  ]);

export async function loadWriter({ writerModule, modelPort }: WriterChoice): Promise<WriterFor> {
  if (writerModule !== undefined) {
    const { createWriter } = (await import(writerModule)) as { createWriter: () => Writer };
    const writer = createWriter();
    return async () => ({ writer, modelFailures: noFailures });
  }
  const [{ createOutlineWriter }, { withDeckFiles }] = await loadUsualWriter();
  const outlineWriter = createOutlineWriter();
  const models = modelPort && new AskedModels(modelPort);
  return async (access) => {
    const model = access && models?.model(access);
    if (!model) return { writer: withDeckFiles(withoutModel(outlineWriter)), modelFailures: noFailures };
    const { createModelWriter } = await import('../../engine/model/modelWriter.ts');
    const modelFailures = new Set<ModelFailure>();
    const writer = withDeckFiles(createModelWriter(observed(model, modelFailures), outlineWriter));
    return { writer, modelFailures, model };
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
