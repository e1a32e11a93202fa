import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '../standBack.ts';
import { keepHeapSmall } from './engineMemory.ts';
import type { EngineThreadData } from './serveEngine.ts';
import type { EngineThreadKind } from './startEngineThread.ts';

/** What is not drawn by then takes long, and others go before it. */
const awaitedMs = 3_000;

// Only what is loaded after this comes from the cache.
if (process.env.NODE_COMPILE_CACHE) enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { isForJobs, isAwaited, keepsUp } = workerData as EngineThreadKind;
// A step of a job stands back where it takes long; what it needs is loaded at once, since a short one may wait for it.
const standsBack = !isForJobs && !keepsUp;
if (standsBack && isAwaited) setTimeout(standBack, awaitedMs).unref();
else if (standsBack) standBack();
// The cache then holds all functions, not only those that loading runs.
if (isForJobs) setFlagsFromString('--no-lazy');
const { serveEngine } = await import('./serveEngine.ts');
const port = parentPort;
let messages = 0;
port?.on('message', () => {
  messages += 1;
});
port?.once('message', (data: EngineThreadData) => serveEngine(port, data));
const loadWriter = async () => {
  const [{ createOutlineWriter }] = await (await import('./loadWriter.ts')).loadUsualWriter();
  setFlagsFromString('--lazy');
  return createOutlineWriter();
};
const writer = isForJobs ? await loadWriter() : undefined;
if (!writer) await import('../../player/page.ts');
// Not before: with other flags than it was built with, Node compiles its own modules anew.
keepHeapSmall();
// The first message says what it is to work with, and the second what to do.
if (writer && isAwaited) await (await import('./rehearse.ts')).rehearse(writer, () => messages > 1);
