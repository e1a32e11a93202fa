import { limits } from '../api/limits.ts';
import { proxyProblem } from '../service/http/clientAddresses.ts';
import { usualWaitingJobs } from '../service/http/guards.ts';
import { leastServiceMemory } from '../service/memoryRoom.ts';
import { linkKinds } from '../service/viewing/viewLinks.ts';
import type { Values } from './command.ts';
import type { serveOptions } from './options.ts';
import {
  allOf,
  type Checked,
  listeningAddress,
  named,
  names,
  numberOrOff,
  oneOf,
  wholeNumber,
} from './optionValues.ts';
import type { Surroundings } from './surroundings.ts';

type Given = Values<typeof serveOptions>;
type Text = Exclude<keyof Given, 'trusted-proxy'>;

const megabyte = 1024 * 1024;
const days = { from: 1, to: 24_000 };

/** `--keep-jobs` as a variable: `DECKWRIGHT_KEEP_JOBS`. */
const variableOf = (option: keyof Given): string => `DECKWRIGHT_${option.toUpperCase().replaceAll('-', '_')}`;

const proxies = (
  name: string,
  given: readonly string[] | undefined,
): Checked<readonly string[] | undefined> => {
  const wrong = given?.find((proxy) => proxyProblem(proxy) !== undefined);
  if (wrong === undefined) return { value: given };
  return { problem: `${name} must be an address or a network like 10.0.0.0/8, not "${wrong}".` };
};

/** What "serve" is told of its limits: by options, else by variables; or a sentence that names the one that is wrong. */
export function serveSettings(given: Given, environment: Surroundings['environment']) {
  const variable = (option: keyof Given) => environment[variableOf(option)]?.trim() || undefined;
  const told = (option: Text): [name: string, typed: string | undefined] =>
    given[option] === undefined ? [variableOf(option), variable(option)] : [`--${option}`, given[option]];
  return allOf({
    host: named('--host', given.host),
    port: wholeNumber('--port', given.port, { from: 0, to: 65_535 }),
    requestsPerMinute: numberOrOff(...told('rate-limit'), limits.requestsPerMinute),
    waitingJobs: numberOrOff(...told('waiting-jobs'), usualWaitingJobs),
    requestsPerAddress: wholeNumber(...told('visitor-limit'), { from: 1 }),
    trustedProxies: given['trusted-proxy']
      ? proxies('--trusted-proxy', given['trusted-proxy'])
      : proxies(variableOf('trusted-proxy'), names(variable('trusted-proxy'))),
    monthlyGenerations: wholeNumber(...told('monthly-generations'), { from: 0 }),
    workspaceMb: wholeNumber(...told('workspace-mb'), { from: 1, to: 100_000_000 }),
    keepJobs: wholeNumber(...told('keep-jobs'), days),
    keepBin: wholeNumber(...told('keep-bin'), days),
    keepDecks: wholeNumber(...told('keep-decks'), days),
    concurrentJobs: wholeNumber(...told('jobs'), { from: 1, to: 1_000 }),
    jobMinutes: wholeNumber(...told('job-minutes'), { from: 1, to: 1_440 }),
    links: oneOf(...told('links'), linkKinds),
    metrics: listeningAddress(...told('metrics')),
    memory: wholeNumber(...told('memory'), { from: leastServiceMemory / megabyte }),
  });
}
