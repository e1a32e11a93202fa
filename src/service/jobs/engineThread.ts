import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '../standBack.ts';
import { keepHeapSmall } from './engineMemory.ts';
import { type EngineThreadData, serveEngine } from './serveEngine.ts';

enableCompileCache();
keepHeapSmall();
standBack();
if (parentPort !== null) serveEngine(parentPort, workerData as EngineThreadData);
