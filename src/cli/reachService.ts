import { randomBytes } from 'node:crypto';
import type { Result } from '../client/failure.ts';
import { unusable } from '../client/failure.ts';
import type { NetworkSettings } from '../client/network.ts';
import { openConnection, type ServiceConnection } from '../client/serviceConnection.ts';
import type { ModelConfig } from '../service/serviceConfig.ts';
import { openBuiltInHttp } from './builtInHttp.ts';
import { dataFolder } from './dataFolder.ts';
import { type DeckHosts, foreignHost } from './deckHosts.ts';
import { jobMinutes, modelOfEnvironment } from './modelOfEnvironment.ts';
import { modelTroubleTeller } from './modelTrouble.ts';
import { startJobThread } from './startJobThread.ts';
import type { Surroundings } from './surroundings.ts';

export interface ServiceChoice extends DeckHosts {
  readonly data?: string;
}

export interface ReachOptions {
  /** A job will be started as soon as the service is there. */
  readonly expectsJob?: boolean;
}

/** A service to talk to: another one, or the built-in one in this process. */
export interface ReachedService {
  readonly connection: ServiceConnection;
  readonly isBuiltIn: boolean;
  /** Says, in a sentence, why what it shows at an address is not drawn or fetched; undefined: it is. */
  foreign(page: string | undefined): string | undefined;
  close(): Promise<void>;
}

const startBuiltIn = async (
  choice: ServiceChoice,
  surroundings: Surroundings,
  model: ModelConfig | undefined,
  { expectsJob }: ReachOptions,
) => {
  const jobThread = expectsJob ? await startJobThread(model !== undefined) : undefined;
  const { startService } = await import('../service/service.ts');
  const localKey = randomBytes(32).toString('base64url');
  const tellModelTrouble = modelTroubleTeller((text) => surroundings.err.write(text));
  const isDebugging = surroundings.environment.DECKWRIGHT_DEBUG === '1';
  try {
    const service = await startService({
      host: '127.0.0.1',
      port: 0,
      dataFolder: dataFolder(choice.data, surroundings),
      localKey,
      requestsPerMinute: undefined,
      jobThread,
      model,
      jobMinutes: jobMinutes(model),
      answerDays: 7,
      log: (entry) => {
        tellModelTrouble(entry);
        if (isDebugging) surroundings.err.write(`${JSON.stringify(entry)}\n`);
      },
    });
    if (service.notice) surroundings.err.write(`${service.notice}\n`);
    return { service, localKey };
  } catch (error) {
    await jobThread?.terminate();
    throw error;
  }
};

const reachBuiltIn = async (
  choice: ServiceChoice,
  surroundings: Surroundings,
  options: ReachOptions,
): Promise<Result<ReachedService>> => {
  const chosen = modelOfEnvironment(surroundings.environment);
  if ('problem' in chosen) return unusable(chosen.problem);
  try {
    const { service, localKey } = await startBuiltIn(choice, surroundings, chosen.model, options);
    const opened = await openConnection({
      baseUrl: service.baseUrl,
      key: localKey,
      network: { environment: {} },
      http: openBuiltInHttp(),
    });
    if (!opened.ok) return opened;
    const close = async () => {
      await opened.value.close();
      await service.close();
    };
    return {
      ok: true,
      value: { connection: opened.value, isBuiltIn: true, foreign: () => undefined, close },
    };
  } catch (error) {
    const { StartError } = await import('../service/startError.ts');
    if (error instanceof StartError) return unusable(error.message);
    throw error;
  }
};

/** As Node and other programs of the command line are told of the network. */
const networkOf = (environment: Surroundings['environment']): NetworkSettings => ({
  environment,
  strictSsl: environment.NODE_TLS_REJECT_UNAUTHORIZED !== '0',
});

export const reachService = async (
  choice: ServiceChoice,
  surroundings: Surroundings,
  options: ReachOptions,
): Promise<Result<ReachedService>> => {
  const baseUrl = choice['base-url'];
  if (baseUrl === undefined) return reachBuiltIn(choice, surroundings, options);
  if (choice.data !== undefined) {
    return unusable('--data belongs to the built-in service: leave out either --data or --base-url.');
  }
  const key = surroundings.environment.DECKWRIGHT_API_KEY?.trim();
  if (!key) return unusable(`Set DECKWRIGHT_API_KEY to an API key of the service at ${baseUrl}.`);
  const opened = await openConnection({
    baseUrl,
    key,
    network: networkOf(surroundings.environment),
  });
  if (!opened.ok) return opened;
  const connection = opened.value;
  const foreign = (page: string | undefined) => foreignHost(page, choice);
  return { ok: true, value: { connection, isBuiltIn: false, foreign, close: () => connection.close() } };
};
