import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '../standBack.ts';
import { keepHeapSmall } from './engineMemory.ts';
import type { EngineThreadData } from './serveEngine.ts';
import type { EngineThreadKind } from './startEngineThread.ts';

// Only what is loaded after this comes from the cache.
enableCompileCache();
keepHeapSmall();
standBack();
const { serveEngine } = await import('./serveEngine.ts');
const port = parentPort;
port?.once('message', (data: EngineThreadData) => serveEngine(port, data));
const { isForJobs } = workerData as EngineThreadKind;
await (isForJobs ? (await import('./loadWriter.ts')).loadUsualWriter() : import('../../player/page.ts'));
