import type { AuditRow } from '../../service/store/tables.ts';
import { columns } from '../columns.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import type { auditOptions } from '../options.ts';
import { wholeNumber } from '../optionValues.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { storeOutcome } from '../storeOutcome.ts';
import type { Surroundings } from '../surroundings.ts';

const usualMost = 100;

const row = ({ at, workspaceId, actor, act, subject }: AuditRow) => [
  at.slice(0, 19).replace('T', ' '),
  workspaceId ?? '',
  actor,
  act,
  subject,
];

/** What was done with keys, links and presentations that were deleted, newest first. */
export const audit = async (
  values: Values<typeof auditOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const last = wholeNumber('--last', values.last, { from: 1, to: 1_000_000 });
  if ('problem' in last) return wrongUse(last.problem);
  const read = await readEnvironment(surroundings.environment);
  if ('problem' in read) return wrongUse(read.problem);
  try {
    const { openRows } = await import('../../service/store/openRows.ts');
    const store = await openRows(dataFolder(values.data, surroundings), {
      ...read.servers,
      isForReading: true,
    });
    try {
      const { readAudit } = await import('../../service/audit/auditLog.ts');
      const rows = await readAudit(store, { workspace: values.workspace, most: last.value ?? usualMost });
      const { out, err } = surroundings;
      if (values.json) out.write(`${JSON.stringify({ entries: rows }, undefined, 2)}\n`);
      else if (rows.length === 0) err.write('Nothing has been noted yet.\n');
      else out.write(columns([['time (UTC)', 'workspace', 'by', 'what', 'of'], ...rows.map(row)], ''));
      return done;
    } finally {
      await store.destroy();
    }
  } catch (error) {
    return storeOutcome(error);
  }
};
