import { setTimeout as after } from 'node:timers/promises';
import type { Writer } from '../../engine/engine.ts';
import type { Endpoint } from '../../engine/model/endpointModel.ts';
import type { ModelLimits, ModelTiming } from '../../engine/model/limitedModel.ts';
import type { ModelUse } from './engineTask.ts';

export interface WriterChoice {
  /** The URL of a module with `createWriter(): Writer` to use instead of the engine's. */
  readonly writerModule?: string;
  readonly model?: Endpoint;
}

const callLimits: Pick<ModelLimits, 'callMs' | 'tries'> = { callMs: 120_000, tries: 3 };

const timing: ModelTiming = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => after(milliseconds, undefined, { signal }).catch(() => undefined),
  random: Math.random,
};

/** What makes the writer of a step. */
export async function loadWriter({
  writerModule,
  model,
}: WriterChoice): Promise<(modelUse: ModelUse) => Writer> {
  if (writerModule !== undefined) {
    const { createWriter } = (await import(writerModule)) as { createWriter: () => Writer };
    const writer = createWriter();
    return () => writer;
  }
  const { createOutlineWriter } = await import('../../engine/outlineWriter.ts');
  const outlineWriter = createOutlineWriter();
  if (model === undefined) return () => outlineWriter;
  const [{ createModelWriter }, { createEndpointModel }, { LimitedModel }] = await Promise.all([
    import('../../engine/model/modelWriter.ts'),
    import('../../engine/model/endpointModel.ts'),
    import('../../engine/model/limitedModel.ts'),
  ]);
  const provider = createEndpointModel(model, fetch);
  return ({ tokens, milliseconds }) => {
    const limits = { ...callLimits, tokens, totalMs: milliseconds };
    return createModelWriter(new LimitedModel(provider, limits, timing), outlineWriter);
  };
}
