#!/usr/bin/env node
import { loadCompiled } from './compiledCode.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `deckwright: Node ${process.versions.node} is too old, 22.19 or newer is needed. "npm start" and "npx deckwright" in this folder bring their own.\n`,
  );
  process.exit(2);
}

if (process.argv[2] === 'serve') (await import('./leanProcess.ts')).startLean();

loadCompiled();
// Whoever starts a service from an editor waits for a deck.
const jobThread =
  process.env.DECKWRIGHT_EDITOR_MODEL === '1' && process.argv[2] === 'serve'
    ? await (await import('./startJobThread.ts')).startJobThread(true)
    : undefined;
const [{ run }, { processSurroundings }] = await Promise.all([
  import('./run.ts'),
  import('./surroundings.ts'),
]);
const exitCode = await run(process.argv.slice(2), processSurroundings(jobThread));
// What was written may still be on its way down a pipe.
process.stdout.write('', () => process.stderr.write('', () => process.exit(exitCode)));
