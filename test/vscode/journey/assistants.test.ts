import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('Assistants', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('assistants', undefined, {
      settings: { 'chat.disableAIFeatures': false },
    });
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  it('are told of in the first steps, with what others need', async () => {
    // A narrow window shows the steps without their pictures.
    await workbench.page.setViewportSize({ width: 1600, height: 900 });
    await workbench.runCommand('Welcome: Open Walkthrough...');
    await workbench.pick(/Get Started with Deckwright/);
    await workbench.page.getByText('Let an assistant do it').click();
    const media = workbench.tabPage;
    await media.getByText('decks.example.com/mcp').first().waitFor();
    await workbench.picture('first-steps');
  });

  it('find the tools among the servers of the editor, which starts them', async () => {
    await workbench.runCommand('MCP: List Servers');
    await workbench.waitForQuickInput(/Deckwright/);
    await workbench.picture('servers');
    await workbench.pick(/^Deckwright/);
    await workbench.pick('Start Server');
    const said = workbench.page.locator('.view-line', { hasText: /Discovered\s12\stools/ });
    await said.first().waitFor({ timeout: 60_000 });
    await workbench.picture('started');
  });
});
