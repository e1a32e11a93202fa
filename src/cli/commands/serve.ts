import { limits } from '../../api/limits.ts';
import { usualWaitingJobs } from '../../service/http/guards.ts';
import { jsonLog } from '../../service/log.ts';
import { leastServiceMemory } from '../../service/memoryRoom.ts';
import { startService } from '../../service/service.ts';
import { StartError } from '../../service/startError.ts';
import { linkKinds } from '../../service/viewing/viewLinks.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import { jobMinutes, modelOfEnvironment } from '../modelOfEnvironment.ts';
import type { serveOptions } from '../options.ts';
import { allOf, listeningAddress, numberOrOff, oneOf, wholeNumber } from '../optionValues.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { readEnvironment } from '../readEnvironment.ts';
import type { Surroundings } from '../surroundings.ts';

const megabyte = 1024 * 1024;

export const serve = async (
  values: Values<typeof serveOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { out, err, interruption } = surroundings;
  const numbers = allOf({
    port: wholeNumber('port', values.port, { from: 0, to: 65_535 }),
    requestsPerMinute: numberOrOff('rate-limit', values['rate-limit'], limits.requestsPerMinute),
    waitingJobs: numberOrOff('waiting-jobs', values['waiting-jobs'], usualWaitingJobs),
    requestsPerAddress: wholeNumber('visitor-limit', values['visitor-limit'], { from: 1 }),
    monthlyGenerations: wholeNumber('monthly-generations', values['monthly-generations'], { from: 0 }),
    workspaceMb: wholeNumber('workspace-mb', values['workspace-mb'], { from: 1, to: 100_000_000 }),
    keepJobs: wholeNumber('keep-jobs', values['keep-jobs'], { from: 1, to: 24_000 }),
    keepBin: wholeNumber('keep-bin', values['keep-bin'], { from: 1, to: 24_000 }),
    keepDecks: wholeNumber('keep-decks', values['keep-decks'], { from: 1, to: 24_000 }),
    concurrentJobs: wholeNumber('jobs', values.jobs, { from: 1, to: 1_000 }),
    jobMinutes: wholeNumber('job-minutes', values['job-minutes'], { from: 1, to: 1_440 }),
    links: oneOf('links', values.links ?? surroundings.environment.DECKWRIGHT_LINKS, linkKinds),
    metrics: metricsAddress(values.metrics, surroundings),
    memory: wholeNumber('memory', values.memory, { from: leastServiceMemory / megabyte }),
  });
  if ('problem' in numbers) return wrongUse(numbers.problem);
  const read = await readEnvironment(withRole(surroundings.environment, values.role));
  if ('problem' in read) return wrongUse(read.problem);
  const { environment, servers } = read;
  const chosen = modelOfEnvironment(environment);
  if ('problem' in chosen) return wrongUse(chosen.problem);
  const { requestsPerAddress, memory, workspaceMb, keepJobs, keepBin, keepDecks, ...counts } = numbers.value;
  try {
    const service = await startService({
      ...counts,
      memory: memory && memory * megabyte,
      guards: requestsPerAddress === undefined ? {} : { requestsPerAddress },
      trustedProxies: values['trusted-proxy'],
      workspaceBytes: workspaceMb && workspaceMb * megabyte,
      keeping: {
        ...(keepJobs !== undefined && { jobs: keepJobs }),
        ...(keepBin !== undefined && { bin: keepBin }),
        ...(keepDecks !== undefined && { decks: keepDecks }),
      },
      host: values.host ?? '127.0.0.1',
      port: numbers.value.port ?? 0,
      dataFolder: dataFolder(values.data, surroundings),
      ...servers,
      publicUrl: values['public-url'] ?? servers.publicUrl,
      localKey: environment.DECKWRIGHT_LOCAL_KEY || undefined,
      model: chosen.model,
      modelChannel: surroundings.modelChannel,
      jobMinutes: numbers.value.jobMinutes ?? jobMinutes(chosen.model ?? surroundings.modelChannel),
      answerDays: 7,
      log: jsonLog(err.write, Date.now),
    });
    out.write(`${JSON.stringify({ ready: true, base_url: service.baseUrl, notice: service.notice })}\n`);
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

const metricsAddress = (typed: string | undefined, { environment }: Surroundings) =>
  typed === undefined
    ? listeningAddress('DECKWRIGHT_METRICS', environment.DECKWRIGHT_METRICS)
    : listeningAddress('--metrics', typed);

const withRole = (environment: Surroundings['environment'], role: string | undefined) =>
  role === undefined ? environment : { ...environment, DECKWRIGHT_ROLE: role };
