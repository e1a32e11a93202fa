import { limits } from '../../api/limits.ts';
import { jsonLog } from '../../service/log.ts';
import { startService } from '../../service/service.ts';
import { StartError } from '../../service/startError.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import { jobMinutes, modelOfEnvironment } from '../modelOfEnvironment.ts';
import type { serveOptions } from '../options.ts';
import { allOf, wholeNumber } from '../optionValues.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import type { Surroundings } from '../surroundings.ts';

export const serve = async (
  values: Values<typeof serveOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { out, err, environment, interruption } = surroundings;
  const isUnlimited = values['rate-limit']?.trim().toLowerCase() === 'off';
  const numbers = allOf({
    port: wholeNumber('port', values.port, { from: 0, to: 65_535 }),
    requestsPerMinute: isUnlimited
      ? { value: undefined }
      : wholeNumber('rate-limit', values['rate-limit'] ?? String(limits.requestsPerMinute), {
          from: 1,
          word: 'off',
        }),
    monthlyGenerations: wholeNumber('monthly-generations', values['monthly-generations'], { from: 0 }),
    concurrentJobs: wholeNumber('jobs', values.jobs, { from: 1, to: 1_000 }),
    jobMinutes: wholeNumber('job-minutes', values['job-minutes'], { from: 1, to: 1_440 }),
  });
  if ('problem' in numbers) return wrongUse(numbers.problem);
  const chosen = modelOfEnvironment(environment);
  if ('problem' in chosen) return wrongUse(chosen.problem);
  try {
    const service = await startService({
      ...numbers.value,
      host: values.host ?? '127.0.0.1',
      port: numbers.value.port ?? 0,
      dataFolder: dataFolder(values.data, surroundings),
      publicUrl: values['public-url'],
      localKey: environment.DECKWRIGHT_LOCAL_KEY || undefined,
      model: chosen.model,
      modelChannel: surroundings.modelChannel,
      jobMinutes: numbers.value.jobMinutes ?? jobMinutes(chosen.model ?? surroundings.modelChannel),
      answerDays: 7,
      log: jsonLog(err.write, Date.now),
    });
    out.write(`${JSON.stringify({ ready: true, base_url: service.baseUrl })}\n`);
    if (!interruption.aborted) {
      await new Promise((resolve) => interruption.addEventListener('abort', resolve, { once: true }));
    }
    await service.close();
    return done;
  } catch (error) {
    if (error instanceof StartError) return wrongUse(error.message);
    throw error;
  }
};
