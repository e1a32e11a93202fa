import { dirname } from 'node:path';
import type { SaveProblem } from '../../saving/saved.ts';
import { failureOutcome } from '../failureOutcome.ts';
import { failedBecause, type Outcome } from '../outcome.ts';

type Kind = Exclude<SaveProblem['about'], 'failure'>;
type Told = { readonly [About in Kind]: (problem: Extract<SaveProblem, { about: About }>) => string };

const told: Told = {
  full: ({ path }) => `The disk is full: ${path} was not written.`,
  'no-room': ({ path }) => `There is no room left for your files: ${path} was not written.`,
  'no-folder': ({ path }) => `There is no folder ${dirname(path)}.`,
  'is-folder': ({ path }) => `${path} is a folder. Name a file.`,
  'no-file': ({ path }) => `${path} is a pipe, a device or a socket. Name a file.`,
  'read-only': ({ path }) => `${dirname(path)} may not be written to.`,
  taken: ({ path }) =>
    `${path} is open in another program, or may not be written. Close it, or name another file.`,
  open: ({ path }) => `${path} is open in another program. Close it, or name another file.`,
  'no-address': () => 'The service gives no address for viewing this presentation.',
  'beyond-end': ({ slides, from }) =>
    `The presentation has ${slides} slides: --slides ${from} is beyond its end.`,
  'no-browser': ({ format }) =>
    `No browser was found that can draw a ${format.toUpperCase()}. Install Chromium, Chrome or Edge, or name one: --browser PATH or DECKWRIGHT_BROWSER. All other formats need none.`,
  'browser-gone': ({ browser }) => `There is no program ${browser} that can be started.`,
  'not-drawn': ({ path, said }) => `The browser did not draw ${path}${said && `: ${said}`}`,
};

/** Why there is no file, for a person. */
export const problemSentence = (problem: Exclude<SaveProblem, { about: 'failure' }>): string =>
  told[problem.about](problem as never);

/** How a command ends that could not write its file. */
export const problemOutcome = (problem: SaveProblem): Outcome =>
  problem.about === 'failure' ? failureOutcome(problem.failure) : failedBecause(problemSentence(problem));
