import { TestService } from '../../support/runningService.ts';
import { scripted } from '../../support/scriptedWriter.ts';
import { type Intercept, openFrontDoor } from '../support/frontDoor.ts';
import { PackagedJourney } from '../support/packaged.ts';
import type { Workbench } from '../support/workbench.ts';

const webPage: Intercept = (_incoming, outgoing) => {
  outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><title>Sign in</title>');
  return true;
};

const tooBusy: Intercept = (_incoming, outgoing) => {
  const error = { code: 'API_KEY_RATE_LIMITED', message: 'Too many requests', details: [] };
  outgoing
    .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '600' })
    .end(JSON.stringify({ error }));
  return true;
};

const passes: Intercept = () => false;

describe('A service in trouble', function () {
  this.timeout(120_000);
  let intercept = passes;
  let door: Awaited<ReturnType<typeof openFrontDoor>>;
  let service: TestService;
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    service = await TestService.start();
    door = await openFrontDoor((incoming, outgoing) => intercept(incoming, outgoing));
    door.standBefore(service.baseUrl);
    const settings = { 'deckwright.baseUrl': `${door.origin}/api/v1` };
    journey = await PackagedJourney.start(
      'trouble',
      (folder) => folder.write('patient.md', scripted({ sections: [1] })),
      { settings },
    );
    workbench = journey.workbench;
  });
  after(async () => {
    await journey?.end();
    await service?.close();
    door?.close();
  });
  afterEach(async function () {
    if (this.currentTest?.isFailed()) await workbench.picture('failed');
  });

  const generate = async (): Promise<void> => {
    await workbench.showExplorer();
    await workbench.file('patient.md').click({ button: 'right' });
    await workbench.chooseFromMenu('Generate Presentation');
  };

  it('has its key kept unchecked where it cannot be checked', async () => {
    intercept = webPage;
    await workbench.runCommand('Deckwright: Set API Key');
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await workbench.pressInNotification('The key could not be checked', 'Save Anyway');
    await workbench.notification('is saved, unchecked').waitFor();
  });

  it('that answers with a web page is told from one that fails', async () => {
    await generate();
    const page = workbench.notification('something other than this API, such as a web page');
    await page.locator('.monaco-button', { hasText: 'Choose Service' }).click();
    await workbench.waitForQuickInput('Choose the Presentation Service');
    await workbench.picture('web-page');
    await workbench.page.keyboard.press('Escape');
  });

  it('that takes no more requests is waited for as long as it says, or as long as the person likes', async () => {
    intercept = tooBusy;
    await generate();
    await workbench.pressInNotification('takes no more requests for the moment', 'Wait');
    await workbench.notification('Waiting; trying again at').waitFor();
    await workbench.picture('waiting');
    await workbench.pressInNotification('Waiting; trying again at', 'Cancel');
    await workbench.notification('Waiting; trying again at').waitFor({ state: 'detached' });
    intercept = passes;
    await generate();
    await workbench.notification(/is ready: 1 slide/).waitFor({ timeout: 30_000 });
  });
});
