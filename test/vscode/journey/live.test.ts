import { builtInProcesses } from '../support/builtInProcess.ts';
import { listedGenerations } from '../support/listedGenerations.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const plan = `# Harbor plan

## Where we stand

- Twelve ships a day pass the lock
- The lock is from 1931

## Costs

- New gates: 4 million
- Dredging: 2 million
`;

describe('A deck that follows its document', function () {
  this.timeout(240_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('live', (folder) => folder.write('harbor.md', plan));
    workbench = journey.workbench;
    await workbench.openFile('harbor.md');
    await workbench.runCommand('Deckwright: Generate Presentation');
    await workbench.deckFrame().locator('.slides section').first().waitFor({ timeout: 60_000 });
    await workbench.showPresentations();
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const shows = (text: string) => async () =>
    (await workbench.deckFrame().locator('.slides', { hasText: text }).count()) > 0;
  const pressOnTab = async (label: string): Promise<void> => {
    await workbench.page.locator('.tab', { hasText: 'Harbor plan' }).click();
    await workbench.page.locator(`.editor-actions [aria-label^="${label}"]`).click();
  };
  const type = async (text: string): Promise<void> => {
    await workbench.page.locator('.tab', { hasText: 'harbor.md' }).click();
    await workbench.page.locator('.editor-instance .view-line', { hasText: '# Harbor plan' }).click();
    await workbench.page.keyboard.press('Control+End');
    await workbench.page.keyboard.insertText(text);
  };

  it('shows what is typed, and lists nothing of it', async () => {
    await pressOnTab('Live: Follow the Document');
    await workbench.page.locator('.editor-actions [aria-label^="Stop Following"]').waitFor();
    await type('\n## Tides\n\n- The spring tide comes in March\n- The neap tide is no risk\n');
    await workbench.until(shows('The spring tide comes in March'));
    await workbench.picture('typed');
    await workbench.treeRow(/\d+ slides · now$/).waitFor();
  });

  it('makes a version of what is saved, one for all of a session', async () => {
    await workbench.page.keyboard.press('Control+S');
    await workbench.treeRow('2 versions').waitFor();
    const [first] = await listedGenerations(journey.server.userFolder);
    await type('- Low water is the risk\n');
    await workbench.until(shows('Low water is the risk'));
    await workbench.page.keyboard.press('Control+S');
    await workbench.until(async () => !(await listedGenerations(journey.server.userFolder)).includes(first!));
    await workbench.treeRow('2 versions').waitFor();
    await workbench.until(shows('Low water is the risk'));
    await workbench.picture('saved');
  });

  it('goes on after the window was reloaded', async () => {
    await workbench.reload();
    await workbench.deckFrame().locator('.slides').waitFor({ timeout: 90_000 });
    await workbench.until(shows('Low water is the risk'));
    await type('- Nobody dredges in winter\n');
    await workbench.until(shows('Nobody dredges in winter'));
  });

  it('shows what is typed while its service is away, once that is back', async () => {
    const [before] = await builtInProcesses(journey.server.userFolder);
    process.kill(before!, 'SIGKILL');
    await type('- Nobody is at the lock at night\n');
    await workbench.until(async () => {
      const [now] = await builtInProcesses(journey.server.userFolder);
      return now !== undefined && now !== before;
    });
    await workbench.until(shows('Nobody is at the lock at night'));
    await workbench.until(shows('Nobody dredges in winter'));
  });

  it('keeps what it shows when it follows no more', async () => {
    await pressOnTab('Stop Following the Document');
    await workbench.page.locator('.editor-actions [aria-label^="Live: Follow"]').waitFor();
    await workbench.until(shows('Nobody is at the lock at night'));
    await workbench.picture('stands-still');
  });
});
