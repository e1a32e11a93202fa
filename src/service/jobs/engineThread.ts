import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type EngineThreadData, serveEngine } from './serveEngine.ts';

enableCompileCache();
if (parentPort !== null) serveEngine(parentPort, workerData as EngineThreadData);
