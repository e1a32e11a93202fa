import { inOneLine } from '../api/oneLine.ts';
import type { ReadPresentation } from '../api/reading.ts';
import { done, type Outcome, wrongUse } from './outcome.ts';
import { presentationSummary } from './presentationSummary.ts';
import type { ReachedService, ServiceChoice } from './reachService.ts';
import type { Surroundings } from './surroundings.ts';

export interface ViewingChoice extends ServiceChoice {
  readonly json?: boolean;
  readonly open?: boolean;
  readonly 'no-serve'?: boolean;
}

/** What cannot be asked for together. */
export const viewingProblem = (choice: ViewingChoice): Outcome | undefined =>
  choice.open && choice['no-serve'] && choice['base-url'] === undefined
    ? wrongUse('--open needs the built-in service to go on running: leave out --no-serve.')
    : undefined;

/** What is typed to see a deck of the built-in service another time. */
const laterCommand = (id: string, { data }: ServiceChoice) =>
  `deckwright show ${id} --open${data === undefined ? '' : ` --data ${/^[\w./:~-]+$/.test(data) ? data : JSON.stringify(data)}`}`;

const serveUntilInterrupted = async ({ err, interruption }: Surroundings): Promise<Outcome> => {
  err.write('It can be viewed there until you press Ctrl+C.\n');
  if (interruption.aborted) return done;
  await new Promise((resolve) => interruption.addEventListener('abort', resolve, { once: true }));
  return done;
};

/** Some systems run what is no web address, or read it as an option. */
const isWebAddress = (url: string): boolean => ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');

const openInBrowser = async (url: string, { err, openBrowser }: Surroundings): Promise<void> => {
  if (!isWebAddress(url)) {
    err.write(
      `The service gave ${inOneLine(url)} as the deck's address, which is none of the web: it is not opened.\n`,
    );
    return;
  }
  await openBrowser(url).catch(() => {
    err.write(`No browser could be opened. Open ${inOneLine(url)} yourself.\n`);
  });
};

/** Prints a presentation, opens it where asked to, and keeps the built-in service up for whoever views it. */
export const presentPresentation = async (
  presentation: ReadPresentation,
  json: unknown,
  choice: ViewingChoice,
  { isBuiltIn }: ReachedService,
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { out } = surroundings;
  const staysUp = isBuiltIn && !choice['no-serve'];
  const view = isBuiltIn && !staysUp ? laterCommand(presentation.id, choice) : presentation.url;
  out.write(
    choice.json ? `${JSON.stringify(json, undefined, 2)}\n` : presentationSummary(presentation, view),
  );
  if (choice.open && presentation.url !== undefined) await openInBrowser(presentation.url, surroundings);
  return staysUp ? serveUntilInterrupted(surroundings) : done;
};
