import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeByAssistant } from '../client/madeRecord.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Where the editor that started this server asks for it, leaves a file for each thing an assistant made, so
 * that the editor can list it. Its label goes along unread.
 */
export const recordMade =
  ({ environment, err }: Pick<Surroundings, 'environment' | 'err'>) =>
  async (made: MadeByAssistant): Promise<void> => {
    const { DECKWRIGHT_RECORD_FOLDER: folder, DECKWRIGHT_RECORD_LABEL: label } = environment;
    if (!folder) return;
    const path = join(folder, `${randomUUID()}.json`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.draft`, JSON.stringify({ label, made }), { mode: 0o600 });
      await rename(`${path}.draft`, path);
    } catch (error) {
      err.write(`What an assistant made could not be recorded: ${(error as Error).message}\n`);
    }
  };
