import { setTimeout as delay } from 'node:timers/promises';

/** A parser on a busy machine: it is late, and then reads at once. */
await delay(2_500);
await import('./wastefulParser.ts');
