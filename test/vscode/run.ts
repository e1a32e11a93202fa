import { spawnSync } from 'node:child_process';
import { runHostSuite } from './support/hostSuite.ts';
import { installCodeServer } from './support/install.ts';
import { packageExtension } from './support/packageExtension.ts';

/** The suites in the extension host, then the journeys on the packaged extension, by hand. */
await installCodeServer();
const hostPassed = await runHostSuite();
packageExtension();
const { status } = spawnSync('mocha', ['test/vscode/journey/*.test.ts'], { stdio: 'inherit' });
if (!hostPassed || status !== 0) process.exitCode = 1;
