import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { groundVariable } from './support/hostedService.ts';
import { runHostSuite } from './support/hostSuite.ts';
import { installCodeServer } from './support/install.ts';
import { packageExtension } from './support/packageExtension.ts';
import { runJourneys } from './support/runJourneys.ts';

/** Those that have a hosted service. */
const hosted = [
  'hosted',
  'hostedDecks',
  'teamDecks',
  'attachments',
  'uploads',
  'virtualWorkspace',
  'trouble',
];

const journeyNames = async (): Promise<string[]> =>
  (await readdir('test/vscode/journey')).map((file) => basename(file, '.test.ts')).sort();

/**
 * The suites in the extension host, then the journeys on the packaged extension, by hand. With names, those journeys
 * alone; with `--cluster`, what has a hosted service, on several processes with a database and a storage.
 */
const { values, positionals } = parseArgs({
  options: { cluster: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.cluster) process.env[groundVariable] = 'cluster';
await installCodeServer();
const hostPassed = positionals.length > 0 || (await runHostSuite());
packageExtension();
const all = values.cluster ? hosted : await journeyNames();
const journeysPassed = await runJourneys(positionals.length > 0 ? positionals : all);
if (!hostPassed || !journeysPassed) process.exitCode = 1;
