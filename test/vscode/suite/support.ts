import {
  commands,
  type Diagnostic,
  extensions,
  languages,
  type TextDocument,
  type Uri,
  workspace,
} from 'vscode';
import type { Job, JobState } from '../../../src/editor/jobs/job.ts';
import type { Parts } from '../../../src/editor/parts.ts';
import type { Script } from '../../support/scriptedWriter.ts';

export const parts = async (): Promise<Parts> => {
  const extension = extensions.getExtension<Parts>('deckwright.deckwright');
  if (!extension) throw new Error('The extension is not there.');
  return extension.activate();
};

/** Waits for what no event tells. */
export const until = async <T>(look: () => T | undefined | false): Promise<T> => {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const seen = look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Runs a command to its end without waiting for anybody to read its notifications. */
export const run = async (command: string, ...args: unknown[]): Promise<void> => {
  const running = Promise.resolve(commands.executeCommand(command, ...args)).then(() => true);
  const settled = async () =>
    Promise.race([running, new Promise((resolve) => setTimeout(resolve, 100, false))]);
  while (!(await settled())) await commands.executeCommand('notifications.clearAll');
};

type StateOf<Kind extends JobState['kind']> = Job & { readonly state: Extract<JobState, { kind: Kind }> };

/** The newest job, once it is in a state. */
export const newestJob = async <Kind extends JobState['kind']>(
  kind: Kind,
  known: readonly Job[],
): Promise<StateOf<Kind>> => {
  const { store } = await parts();
  const ids = new Set(known.map(({ id }) => id));
  return until(() => {
    const job = store.jobs.find(({ id }) => !ids.has(id));
    return job?.state.kind === kind && (job as StateOf<Kind>);
  });
};

/** Runs a command that makes a deck, and gives the deck. */
export const deckOf = async (command: string, ...args: unknown[]): Promise<StateOf<'completed'>> => {
  const { store } = await parts();
  const known = store.jobs;
  await run(command, ...args);
  return newestJob('completed', known);
};

export const scripted = (script: Script): string => JSON.stringify(script);

/** What the scripted writer was given, as its deck's notices tell. */
export const briefOf = (job: StateOf<'completed'>) =>
  JSON.parse(job.state.notices.at(-1)!) as {
    readonly interactive: boolean;
    readonly narrative: string;
    readonly language?: string;
    readonly sources: readonly { readonly fileName: string; readonly text: string }[];
  };

export const workspaceUri = (): Uri => workspace.workspaceFolders![0]!.uri;

export const setting = (name: string, value: unknown): Thenable<void> =>
  workspace.getConfiguration().update(name, value, true);

export const hosted = {
  baseUrl: process.env.DECKWRIGHT_TEST_SERVICE ?? '',
  key: process.env.DECKWRIGHT_TEST_KEY ?? '',
};

export const useHostedService = async (): Promise<void> => {
  await (await parts()).keys.set(hosted.baseUrl, hosted.key);
  await setting('deckwright.baseUrl', hosted.baseUrl);
};

export const useBuiltInService = async (): Promise<void> => {
  await setting('deckwright.baseUrl', undefined);
};

/** What the editor says is wrong with a deck file. */
export const problemsOf = ({ uri }: TextDocument): Diagnostic[] =>
  languages.getDiagnostics(uri).filter(({ source }) => source === 'Deckwright');
