import assert from 'node:assert/strict';
import { callApi } from '../../support/callApi.ts';
import { scripted } from '../../support/scriptedWriter.ts';
import { HostedService } from '../support/hostedService.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const slow = 60_000;
/** As many as the service gives at once. */
const page = 50;

describe('The decks of a team', function () {
  this.timeout(240_000);
  let service: HostedService;
  let journey: PackagedJourney;
  let workbench: Workbench;
  let oldest: string;
  let others: string;

  before(async () => {
    service = await HostedService.start();
    const create = async (template: string): Promise<string> => {
      const { status, body } = await service.create(template);
      assert.equal(status, 201);
      return body.title;
    };
    oldest = await create('portfolio');
    for (let made = 0; made < page; made += 1) others = await create('pitch');
    journey = await PackagedJourney.start(
      'team-decks',
      async (folder) => folder.write('notes.md', '# Notes\n'),
      {
        settings: { 'deckwright.baseUrl': service.baseUrl },
      },
    );
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
  });

  const root = () => workbench.treeRow('The team’s decks');
  const deck = () => workbench.treeRow(others).first();
  const shows = (text: string) => workbench.deckFrame().getByText(text).first().waitFor({ timeout: slow });
  /** The list draws only what is in sight. */
  const scrollTo = async (key: 'Home' | 'End'): Promise<void> => {
    await workbench.page.locator('.sidebar .monaco-list').focus();
    await workbench.page.keyboard.press(key);
  };

  it('have a row once there is a key, and no one of them is shown before it is unfolded', async () => {
    await workbench.showPresentations();
    await workbench.runCommand('Deckwright: Set API Key');
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await root().waitFor({ timeout: slow });
    assert.equal(await deck().count(), 0);
    await workbench.picture('folded');
    await workbench.unfold(root(), deck());
    await workbench.picture('unfolded');
  });

  it('are shown in a tab by a click', async () => {
    await deck().click();
    await shows(others);
    await workbench.picture('opened');
  });

  it('are given on by a link, from the menu of their row', async () => {
    await workbench.openMenu(deck(), 'Copy Link');
    const labels = await workbench.menuLabels();
    for (const label of ['Open Presentation', 'Open in Browser', 'Export…', 'Edit Slides'])
      assert.ok(labels.includes(label), `${label} in ${labels}`);
    assert.ok(!labels.includes('Remove'), 'what others made is not removed');
    await workbench.picture('menu');
    await workbench.chooseFromMenu('Copy Link');
    await workbench.notification('is on the clipboard').waitFor();
    const link = await workbench.page.evaluate(() => navigator.clipboard.readText());
    assert.equal((await callApi(link)).status, 200);
  });

  it('come a page at a time', async () => {
    await scrollTo('End');
    assert.equal(await workbench.treeRow(oldest).count(), 0);
    await workbench.picture('end-of-page');
    await workbench.treeRow('Show more…').click();
    await workbench.treeRow(oldest).waitFor({ timeout: slow });
    await workbench.treeRow('Show more…').waitFor({ state: 'detached' });
    await workbench.picture('all');
  });

  it('are in their tabs again after a reload', async () => {
    await workbench.reload();
    await shows(others);
    assert.equal(await deck().count(), 0, 'nothing is asked for before it is unfolded again');
    await workbench.unfold(root(), deck());
  });

  it('are others than the person’s own', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation from Prompt…');
    await workbench.waitForQuickInput('Generate Presentation from Prompt');
    await workbench.answer(scripted({ sections: [2] }));
    await workbench.said(/is ready: 2 slides/);
    const { presentations } = (await service.beyond('GET', '/presentations')).body;
    const [{ title: own }] = presentations;
    await workbench.pressInViewTitle('Refresh the Team’s Decks');
    await scrollTo('Home');
    await workbench.treeRow('Recent').waitFor();
    await deck().waitFor({ timeout: slow });
    assert.equal(await workbench.treeRow(own).count(), 1);
    await workbench.picture('own-deck');
  });

  it('have their row from the first drawing on: no row comes or moves while the window loads', async () => {
    const drawings = await workbench.recordTreeRows();
    await workbench.reload();
    await root().waitFor({ timeout: slow });
    await shows(others);
    await workbench.picture('reloaded');
    const drawn = (await drawings()).filter((rows) =>
      rows.some((row) => row === 'Recent' || row.includes('team')),
    );
    assert.equal(drawn.length, 1, JSON.stringify(drawn));
    assert.deepEqual([drawn[0]!.length, drawn[0]![0], drawn[0]![2]], [3, 'Recent', 'The team’s decks']);
    await workbench.unfold(root(), deck());
  });

  it('say why they cannot be had, and come when they are asked for again', async () => {
    await service.kill();
    await workbench.pressInViewTitle('Refresh the Team’s Decks');
    const again = workbench.treeRow('Try Again');
    await again.waitFor({ timeout: slow });
    assert.equal(await deck().count(), 0);
    await workbench.picture('not-there');
    await service.revive();
    await again.click();
    await deck().waitFor({ timeout: slow });
    await again.waitFor({ state: 'detached' });
  });
});
