import { spawnSync } from 'node:child_process';
import { runHostSuite } from './support/hostSuite.ts';
import { installCodeServer } from './support/install.ts';
import { packageExtension } from './support/packageExtension.ts';

/**
 * The suites in the extension host, then the journeys on the packaged extension, by hand. With names, those journeys
 * alone.
 */
const named = process.argv.slice(2);
await installCodeServer();
const hostPassed = named.length > 0 || (await runHostSuite());
packageExtension();
const journeys = (named.length > 0 ? named : ['*']).map((name) => `test/vscode/journey/${name}.test.ts`);
const { status } = spawnSync('mocha', journeys, { stdio: 'inherit' });
if (!hostPassed || status !== 0) process.exitCode = 1;
