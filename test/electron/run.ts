import { join } from 'node:path';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { TestService } from '../support/runningService.ts';
import { bundleSuite } from '../vscode/support/bundleSuite.ts';
import { testFolder } from '../vscode/support/places.ts';
import { stageExtension } from '../vscode/support/stage.ts';
import { SuiteReport } from '../vscode/support/suiteReport.ts';
import { newWorkspaceFolder } from '../vscode/support/workspaceFolder.ts';

/** The suites of the extension host in desktop VS Code: the one that VSCODE_EXECUTABLE names, or one downloaded. */
const executable =
  process.env.VSCODE_EXECUTABLE ?? (await downloadAndUnzipVSCode({ cachePath: join(testFolder, 'desktop') }));
const [extension, suite] = [await stageExtension(), await bundleSuite()];
const report = await SuiteReport.start('electron');
const service = await TestService.start();
const folder = await newWorkspaceFolder();
try {
  await runTests({
    vscodeExecutablePath: executable,
    extensionDevelopmentPath: extension,
    extensionTestsPath: suite,
    launchArgs: [
      folder.path,
      '--disable-extensions',
      '--disable-workspace-trust',
      '--skip-welcome',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--user-data-dir', join(testFolder, 'desktop-data')],
    ],
    extensionTestsEnv: {
      DECKWRIGHT_SUITE_REPORT: report.path,
      DECKWRIGHT_TEST_SERVICE: service.baseUrl,
      DECKWRIGHT_TEST_KEY: service.key,
    },
  });
} finally {
  if (!(await report.finish())) process.exitCode = 1;
  await service.close();
  await folder.remove();
}
