import assert from 'node:assert/strict';
import { join } from 'node:path';
import { scripted } from '../../support/scriptedWriter.ts';
import { type Intercept, openFrontDoor } from '../support/frontDoor.ts';
import { HostedService } from '../support/hostedService.ts';
import { MovableClock } from '../support/movableClock.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
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

const forgetsJobs: Intercept = ({ url }, outgoing) => {
  if (!url?.endsWith('/status')) return false;
  const error = { code: 'DOCUMENT_NOT_FOUND', message: 'No such generation', details: [] };
  outgoing.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
  return true;
};

const passes: Intercept = () => false;

describe('A service in trouble', function () {
  this.timeout(120_000);
  let intercept = passes;
  let door: Awaited<ReturnType<typeof openFrontDoor>>;
  let service: HostedService;
  let clock: MovableClock;
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    clock = await MovableClock.start();
    door = await openFrontDoor((incoming, outgoing) => intercept(incoming, outgoing));
    service = await HostedService.start();
    door.standBefore(service.baseUrl);
    const settings = { 'deckwright.baseUrl': `${door.origin}/api/v1` };
    journey = await PackagedJourney.start(
      'trouble',
      async (folder) => {
        await folder.write('patient.md', scripted({ sections: [1] }));
        await folder.write('asking.md', scripted({ sections: [1], questions: ['Still there?'] }));
        await folder.write('halfway.md', scripted({ sections: [1, 1], gates: join(folder.path, 'halfway') }));
        await folder.write('lengthy.md', scripted({ sections: [1], gates: join(folder.path, 'lengthy') }));
      },
      { settings, ...clock.options },
    );
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
    door?.close();
    await clock?.end();
  });
  afterEach(() => {
    intercept = passes;
  });

  it('has its key kept unchecked where it cannot be checked', async () => {
    intercept = webPage;
    await workbench.runCommand('Deckwright: Set API Key');
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await workbench.pressInNotification('The key could not be checked', 'Save Anyway');
    await workbench.notification('is saved, unchecked').waitFor();
  });

  it('that answers with a web page is told from one that fails', async () => {
    intercept = webPage;
    await workbench.generate('patient.md');
    const page = workbench.notification('something other than this API, such as a web page');
    await page.locator('.monaco-button', { hasText: 'Choose Service' }).click();
    await workbench.waitForQuickInput('Choose the Presentation Service');
    await workbench.picture('web-page');
    await workbench.page.keyboard.press('Escape');
  });

  it('that takes no more requests is waited for as long as it says, or as long as the person likes', async () => {
    intercept = tooBusy;
    await workbench.generate('patient.md');
    await workbench.pressInNotification('takes no more requests for the moment', 'Wait');
    await workbench.notification('Waiting; trying again at').waitFor();
    await workbench.picture('waiting');
    await workbench.pressInNotification('Waiting; trying again at', 'Cancel');
    await workbench.notification('Waiting; trying again at').waitFor({ state: 'detached' });
    intercept = passes;
    await workbench.generate('patient.md');
    await workbench.said(/is ready: 1 slide/);
  });

  it('that forgets a job takes its question back, and the person is told why', async () => {
    await workbench.generate('asking.md');
    await workbench.openQuestion('Still there?');
    intercept = forgetsJobs;
    await workbench
      .notification(/“asking\.md” could not be generated\. .* does not know it any more/)
      .waitFor();
    await workbench.quickInput.waitFor({ state: 'hidden' });
    assert.equal(await workbench.notification('No answer is needed any more').count(), 0);
    await workbench.picture('question-taken-back');
  });

  it('that is killed in the middle of a job finishes it once it is back', async () => {
    await workbench.generate('halfway.md');
    await journey.folder.write('halfway/plan', '');
    await journey.folder.write('halfway/write 0', '');
    await workbench.statusBar.getByText('1/2').waitFor();
    await service.kill();
    await journey.folder.write('halfway/write 1', '');
    await service.revive();
    await workbench.said(/is ready: 2 slides/);
  });

  it('that takes minutes is waited for only as long as the person likes', async () => {
    await workbench.generate('lengthy.md');
    await workbench.statusBar.waitFor();
    const takesLong = workbench.notification(/has been generating for [56] minutes\. Keep waiting\?/);
    let minutes = 0;
    // What goes by between two looks counts for a minute at most: a computer may have slept.
    await workbench.until(async () => {
      minutes += 1;
      await clock.moveMinutes(minutes);
      return takesLong.isVisible();
    });
    await workbench.picture('keep-waiting');
    await workbench.pressInNotification('Keep waiting?', 'Stop Watching');
    await workbench.statusBar.waitFor({ state: 'hidden' });
    await workbench.showPresentations();
    await workbench.treeRow('not watched').waitFor();
    await workbench.picture('not-watched');
  });

  it('is watched again from the list, until its deck is there', async () => {
    const row = workbench.treeRow('lengthy.md');
    await row.hover();
    await row.locator('[aria-label^="Watch Again"]').click();
    await workbench.treeRow('In progress').waitFor();
    await row.hover();
    await workbench.picture('watched-again');
    await workbench.openMenu(row, 'Stop Watching');
    await workbench.chooseFromMenu('Stop Watching');
    await workbench.treeRow('not watched').hover();
    await row.locator('[aria-label^="Watch Again"]').click();
    await journey.folder.write('lengthy/plan', '');
    await journey.folder.write('lengthy/write 0', '');
    await workbench.treeRow('In progress').waitFor({ state: 'detached' });
  });

  it('makes a deck again from its menu in the list', async () => {
    const decks = workbench.treeRow('1 slide ·');
    await decks.nth(1).click({ button: 'right' });
    await workbench.chooseFromMenu('Generate Again');
    await workbench.treeRow('2 versions').waitFor();
    await workbench.picture('made-again');
  });
});
