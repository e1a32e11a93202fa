import { inOneLine } from '../../api/oneLine.ts';
import type { Values } from '../command.ts';
import { failureOutcome } from '../failureOutcome.ts';
import type { deleteOptions, listOptions, plainOptions } from '../options.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Surroundings } from '../surroundings.ts';
import { toldColumns } from '../toldColumns.ts';
import { withService } from '../withService.ts';

const day = (time: string) => time.slice(0, 16).replace('T', ' ');
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

export const list = (
  values: Values<typeof listOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withService(values, surroundings, async ({ connection, isBuiltIn }) => {
    const listed = await connection.beyond.listAllPresentations(
      { inBin: values.bin },
      surroundings.interruption,
    );
    if (!listed.ok) return failureOutcome(listed.failure);
    const { out, err } = surroundings;
    if (values.json) out.write(json({ presentations: listed.value }));
    else if (listed.value.length === 0)
      err.write(values.bin ? 'The bin is empty.\n' : 'There are no presentations.\n');
    else {
      const rows = listed.value.map(({ id, title, url, created_at, kept_until }) => [
        id,
        day(created_at),
        title,
        // The built-in service ends with this command: its address would lead nowhere.
        kept_until ? `until ${day(kept_until)}` : isBuiltIn ? '' : url,
      ]);
      out.write(toldColumns(rows, ''));
    }
    return done;
  });

export const deletePresentation = (
  values: Values<typeof deleteOptions>,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withService(values, surroundings, async ({ connection }) => {
    const permanently = values.permanently === true;
    const deleted = await connection.beyond.deletePresentation(id, permanently, surroundings.interruption);
    if (!deleted.ok) return failureOutcome(deleted.failure);
    const until = deleted.value.kept_until;
    surroundings.out.write(
      until === null
        ? `${id} is deleted for good.\n`
        : `${id} is in the bin until ${day(until)} UTC: "deckwright restore ${id}" brings it back.\n`,
    );
    return done;
  });

export const restore = (
  values: Values<typeof plainOptions>,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withService(values, surroundings, async ({ connection }) => {
    const restored = await connection.beyond.restorePresentation(id, surroundings.interruption);
    if (!restored.ok) return failureOutcome(restored.failure);
    surroundings.out.write(
      values.json ? json(restored.value) : `${inOneLine(restored.value.title)} is back.\n`,
    );
    return done;
  });

export const revoke = (
  values: Values<typeof plainOptions>,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withService(values, surroundings, async ({ connection, isBuiltIn }) => {
    const changed = await connection.beyond.replaceLink(id, surroundings.interruption);
    if (!changed.ok) return failureOutcome(changed.failure);
    const { title, url } = changed.value;
    const now = isBuiltIn ? '' : ` It can be viewed at ${inOneLine(url)} now.`;
    surroundings.out.write(
      values.json
        ? json(changed.value)
        : `The old link of ${inOneLine(title)} leads nowhere any more.${now}\n`,
    );
    return done;
  });
