import type { Finding } from '../../service/team/examine.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import { modelOfEnvironment } from '../modelOfEnvironment.ts';
import type { dataOptions } from '../options.ts';
import { done, failedBecause, type Outcome, wrongUse } from '../outcome.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { serveSettings } from '../serveSettings.ts';
import type { Surroundings } from '../surroundings.ts';

/** Whether "deckwright serve" would find here what its configuration names. */
export const doctor = async (
  { data }: Values<typeof dataOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const read = await readEnvironment(surroundings.environment);
  if ('problem' in read) return wrongUse(read.problem);
  const model = modelOfEnvironment(read.environment);
  if ('problem' in model) return wrongUse(model.problem);
  const settings = serveSettings({}, read.environment);
  if ('problem' in settings) return wrongUse(settings.problem);
  const { team, publicUrl, role } = read.servers;
  const findings: Finding[] = [await examineFolder(dataFolder(data, surroundings), team !== undefined)];
  if (team) {
    const { examineTeam } = await import('../../service/team/examine.ts');
    findings.push(...(await examineTeam(team)));
    if (role !== 'worker')
      findings.push({
        what: 'Every process tells clients the same address',
        ...(publicUrl === undefined && { problem: 'DECKWRIGHT_PUBLIC_URL is not set' }),
      });
  }
  for (const { what, problem } of findings)
    surroundings.out.write(problem === undefined ? `✔ ${what}.\n` : `✖ ${what}: no. ${problem}.\n`);
  const wrong = findings.filter(({ problem }) => problem !== undefined).length;
  if (wrong === 0) return done;
  return failedBecause(`${wrong} of ${findings.length} things are not as they should be.`);
};

async function examineFolder(folder: string, hasServers: boolean): Promise<Finding> {
  const what = `The folder ${folder} can be written to`;
  try {
    const { tryDataFolder } = await import('../../service/store/store.ts');
    await tryDataFolder(folder, hasServers);
    return { what };
  } catch (error) {
    return { what, problem: (error as Error).message.replace(/\.$/, '') };
  }
}
