import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';

export const engineLimits: ResourceLimits = { maxOldGenerationSizeMb: 2_048, maxYoungGenerationSizeMb: 24 };

/** A long document leaves much behind: without this V8 would let a gigabyte of it lie before it cleans up. */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=30');
