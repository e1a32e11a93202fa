import { commands, env, ProgressLocation, window } from 'vscode';
import type { Failure } from '../client/failure.ts';
import { explainFailure, type Remedy } from './failures.ts';
import { commandIds } from './ids.ts';
import type { Job } from './jobs/job.ts';
import type { Parts } from './parts.ts';
import { say } from './say.ts';
import { commandWords } from './words/commandWords.ts';
import { failureWords } from './words/failureWords.ts';
import type { Say } from './words/say.ts';
import { serviceWords } from './words/serviceWords.ts';

type Sentence = Parameters<Say>[0];

interface Told {
  readonly failure: Failure;
  readonly service: string;
  /** What failed: a sentence with a place for the reason. */
  readonly what: (why: string) => Sentence;
  /** Does it again. */
  readonly again?: () => Promise<void>;
}

const labels: Record<Remedy, Sentence> = {
  setApiKey: serviceWords.setApiKey,
  wait: serviceWords.wait,
  tryAgain: serviceWords.tryAgain,
  chooseService: serviceWords.chooseService,
  openSettings: serviceWords.openSettings,
  showLog: commandWords.showLog,
};

/** A timer cannot wait for weeks. */
const longestWait = 86_400;

const waitWithProgress = async (seconds: number): Promise<boolean> => {
  const end = new Date(Date.now() + seconds * 1000);
  const title = say(serviceWords.waitingUntil, end.toLocaleTimeString(env.language));
  return window.withProgress(
    { location: ProgressLocation.Notification, title, cancellable: true },
    async (_progress, token) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), seconds * 1000);
        token.onCancellationRequested(() => {
          clearTimeout(timer);
          resolve(false);
        });
      }),
  );
};

/** Each gives true when trying again makes sense afterwards. */
const remedies: Record<Remedy, (told: Told) => Promise<boolean>> = {
  setApiKey: async ({ service }) =>
    (await commands.executeCommand<boolean>(commandIds.setApiKey, service)) === true,
  wait: ({ failure }) => {
    const seconds = failure.kind === 'refused' ? (failure.retryAfterSeconds ?? 30) : 30;
    return waitWithProgress(Math.min(longestWait, Math.max(1, Math.ceil(seconds))));
  },
  tryAgain: async () => true,
  chooseService: async () => (await commands.executeCommand<boolean>(commandIds.chooseService)) === true,
  openSettings: async ({ failure }) => {
    const isProxy = failure.kind === 'connection' && failure.problem.startsWith('proxy');
    await commands.executeCommand('workbench.action.openSettings', isProxy ? 'http.proxy' : 'deckwright');
    return false;
  },
  showLog: async () => {
    await commands.executeCommand(commandIds.showLog);
    return false;
  },
};

/** Says what failed and why, with the one button that helps. */
export const tellFailure = async ({ log, services }: Parts, told: Told): Promise<void> => {
  const { failure, service, what, again } = told;
  if (failure.kind === 'cancelled') return;
  const { why, remedy } = explainFailure(failure, services.nameOf(service), say);
  const sentence = what(why);
  log.error(`${sentence} (${JSON.stringify(failure)})`);
  const button = say(labels[remedy]);
  const pressed = await window.showErrorMessage(sentence, button);
  if (pressed !== button) return;
  if ((await remedies[remedy](told)) && again) await again();
};

/** Says why a deck cannot be seen, whole or in part. */
export const tellNotOpened = (
  parts: Parts,
  { title, service }: Pick<Job, 'title' | 'service'>,
  failure: Failure,
  again?: () => Promise<void>,
): Promise<void> =>
  tellFailure(parts, {
    failure,
    service,
    what: (why) => say(failureWords.openFailed, title, why),
    ...(again && { again }),
  });
