import { setTimeout as after } from 'node:timers/promises';
import type { Writer } from '../../src/engine/contract/engine.ts';
import { createEndpointModel } from '../../src/engine/model/connection/endpointModel.ts';
import { LimitedModel } from '../../src/engine/model/connection/limitedModel.ts';
import { createModelWriter } from '../../src/engine/model/modelWriter.ts';
import { type Mood, MoodyModel, moodNames } from '../support/moodyModel.ts';

const isMood = (name: string): name is Mood => (moodNames as readonly string[]).includes(name);

const endpoint = (url: string): LimitedModel => {
  const { DECKWRIGHT_MODEL: model = 'default', DECKWRIGHT_MODEL_KEY: key } = process.env;
  const provider = createEndpointModel(
    { url: url.replace(/\/+$/, ''), model, contextTokens: 32_000, ...(key ? { key } : {}) },
    fetch,
  );
  const limits = { tokens: 300_000_000, callMs: 120_000, totalMs: 86_400_000, tries: 3 };
  return new LimitedModel(provider, limits, {
    now: () => performance.now(),
    sleep: (milliseconds, signal) => after(milliseconds, undefined, { signal }).catch(() => undefined),
    random: Math.random,
  });
};

/** A writer with the model that `--model` names: a mood, "awkward" for all of them in turn, or a URL. */
export const modelWriter = (name: string): Writer => {
  if (isMood(name)) return createModelWriter(new MoodyModel({ moods: [name] }));
  if (name === 'awkward') return createModelWriter(new MoodyModel({ moods: moodNames, isRepeated: true }));
  if (!URL.canParse(name))
    throw new Error(`--model must be a URL, awkward or one of ${moodNames.join(', ')}, not "${name}".`);
  return createModelWriter(endpoint(name));
};
