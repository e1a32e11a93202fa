import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '../standBack.ts';
import { keepHeapSmall } from './engineMemory.ts';
import type { EngineThreadData } from './serveEngine.ts';
import type { EngineThreadKind } from './startEngineThread.ts';

/** What is not done by then takes long, and others go before it. */
const awaitedMs = 3_000;

// Only what is loaded after this comes from the cache.
if (process.env.NODE_COMPILE_CACHE) enableCompileCache(process.env.NODE_COMPILE_CACHE);
keepHeapSmall();
const { isForJobs, isAwaited, keepsUp } = workerData as EngineThreadKind;
if (isAwaited && !keepsUp) setTimeout(standBack, awaitedMs).unref();
else if (!keepsUp) standBack();
const { serveEngine } = await import('./serveEngine.ts');
const port = parentPort;
port?.once('message', (data: EngineThreadData) => serveEngine(port, data));
if (isForJobs) {
  const [{ createOutlineWriter }] = await (await import('./loadWriter.ts')).loadUsualWriter();
  if (isAwaited) await (await import('./rehearse.ts')).rehearse(createOutlineWriter());
} else await import('../../player/page.ts');
