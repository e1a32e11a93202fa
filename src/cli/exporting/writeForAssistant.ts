import { resolve } from 'node:path';
import { succeeded, unusable } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { FileGiving } from '../../mcp/fileGiving.ts';
import { saveDeck } from '../../saving/saveDeck.ts';
import { extensionOf, formatOfPath } from '../../saving/saved.ts';
import type { ReachedService } from '../reachService.ts';
import type { Surroundings } from '../surroundings.ts';
import { exportPlan } from './exportPlan.ts';
import { noteSentences } from './noteSentences.ts';
import { isThere } from './placeOf.ts';
import { problemSentence } from './problemOutcome.ts';

/** What the sentences of the command call options, a tool calls fields. */
const dashes = /--(?=\w)/g;

interface WrittenFrom extends Pick<ReachedService, 'foreign'> {
  readonly connection: Pick<ServiceConnection, 'download' | 'redirectOf'>;
}

/** Files where an assistant asks for them: under an ending that says what they are, and never over another. */
export const writeForAssistant =
  (
    { connection, foreign }: WrittenFrom,
    surroundings: Pick<Surroundings, 'workingFolder' | 'environment' | 'homeFolder' | 'platform'>,
  ): Required<FileGiving>['write'] =>
  async (presentation, { path: asked, ...wanted }, signal) => {
    const plan = exportPlan({ ...wanted, format: wanted.format ?? formatOfPath(asked) });
    if ('problem' in plan) return unusable(plan.problem.replaceAll(dashes, ''));
    const ending = extensionOf(plan.value.format);
    if (!asked.toLowerCase().endsWith(ending)) return unusable(`The path must end in ${ending}.`);
    const refused = foreign(presentation.url);
    if (refused) return unusable(refused);
    const path = resolve(surroundings.workingFolder, asked);
    if (await isThere(path)) return unusable(`${path} is there already: name another.`);
    const hosts = { connection, foreign };
    const parts = { connection, place: surroundings, signal, hosts };
    const saved = await saveDeck(presentation, plan.value, path, parts);
    if (!('problem' in saved))
      return succeeded({ path, remarks: noteSentences(saved.note, plan.value.format) });
    const { problem } = saved;
    return problem.about === 'failure'
      ? { ok: false, failure: problem.failure }
      : unusable(problemSentence(problem).replaceAll(dashes, ''));
  };
