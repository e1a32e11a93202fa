import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('../contract/run.ts', import.meta.url));

/** Runs the contract as a person does; what it printed, once it has passed. */
export async function checkContract(parameters: readonly string[], key = ''): Promise<string> {
  const child = spawn(process.execPath, [runner, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DECKWRIGHT_API_KEY: key },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  assert.equal(code, 0, output);
  return output;
}
