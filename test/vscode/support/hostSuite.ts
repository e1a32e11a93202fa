import { launchChromium } from '../../support/chromium.ts';
import { bundleSuite } from './bundleSuite.ts';
import { startCodeServer } from './codeServer.ts';
import { HostedService } from './hostedService.ts';
import { stageExtension } from './stage.ts';
import { SuiteReport } from './suiteReport.ts';
import { newWindowContext } from './vscodeWindow.ts';
import { newWorkspaceFolder } from './workspaceFolder.ts';

/** Beside a busy core it takes half of that. */
const longest = 540_000;

/** Runs the suites inside the extension host of a real VS Code; true when all passed. */
export const runHostSuite = async (): Promise<boolean> => {
  const [extension, suite] = [await stageExtension(), await bundleSuite()];
  const report = await SuiteReport.start('host');
  const service = await HostedService.start();
  const folder = await newWorkspaceFolder();
  const server = await startCodeServer({
    development: true,
    environment: {
      DECKWRIGHT_SUITE_REPORT: report.path,
      DECKWRIGHT_TEST_SERVICE: service.baseUrl,
      DECKWRIGHT_TEST_KEY: service.key,
    },
  });
  const browser = await launchChromium();
  try {
    const page = await (await newWindowContext(browser)).newPage();
    const payload = [
      ['extensionDevelopmentPath', `vscode-remote://remote${extension}`],
      ['extensionTestsPath', `vscode-remote://remote${suite}`],
      ['skipWelcome', 'true'],
    ];
    const query = new URLSearchParams({ folder: folder.path, payload: JSON.stringify(payload) });
    await page.goto(`${server.address}/?${query}`);
    const deadline = Date.now() + longest;
    while (!(await report.tally()) && Date.now() < deadline) await page.waitForTimeout(200);
    return await report.finish();
  } finally {
    await browser.close();
    await server.stop();
    await service.close();
    await folder.remove();
  }
};
