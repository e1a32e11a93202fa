import { jsonLog } from '../../service/log.ts';
import { StartError } from '../../service/startError.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import { jobMinutes, modelOfEnvironment } from '../modelOfEnvironment.ts';
import type { serveOptions } from '../options.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { serveSettings } from '../serveSettings.ts';
import type { Surroundings } from '../surroundings.ts';

const megabyte = 1024 * 1024;

export const serve = async (
  values: Values<typeof serveOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { out, err, interruption, modelChannel, jobThread } = surroundings;
  const settings = serveSettings(values, surroundings.environment);
  if ('problem' in settings) return wrongUse(settings.problem);
  const read = await readEnvironment(withRole(surroundings.environment, values.role));
  if ('problem' in read) return wrongUse(read.problem);
  const { environment, servers } = read;
  const chosen = modelOfEnvironment(environment);
  if ('problem' in chosen) return wrongUse(chosen.problem);
  const { host, port, requestsPerAddress, memory, workspaceMb, keepJobs, keepBin, keepDecks, ...counts } =
    settings.value;
  try {
    const { startService } = await import('../../service/service.ts');
    const service = await startService({
      ...counts,
      memory: memory && memory * megabyte,
      guards: requestsPerAddress === undefined ? {} : { requestsPerAddress },
      workspaceBytes: workspaceMb && workspaceMb * megabyte,
      keeping: {
        ...(keepJobs !== undefined && { jobs: keepJobs }),
        ...(keepBin !== undefined && { bin: keepBin }),
        ...(keepDecks !== undefined && { decks: keepDecks }),
      },
      host: host ?? '127.0.0.1',
      port: port ?? 0,
      dataFolder: dataFolder(values.data, surroundings),
      ...servers,
      publicUrl: values['public-url'] ?? servers.publicUrl,
      localKey: environment.DECKWRIGHT_LOCAL_KEY || undefined,
      model: chosen.model,
      modelChannel,
      jobThread,
      drawsAhead: modelChannel !== undefined,
      jobMinutes: settings.value.jobMinutes ?? jobMinutes(chosen.model ?? modelChannel),
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
    await jobThread?.terminate();
    if (error instanceof StartError) return wrongUse(error.message);
    throw error;
  }
};

const withRole = (environment: Surroundings['environment'], role: string | undefined) =>
  role === undefined ? environment : { ...environment, DECKWRIGHT_ROLE: role };
