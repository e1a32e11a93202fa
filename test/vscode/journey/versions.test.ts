import assert from 'node:assert/strict';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const plan = (extra: string) => `# Harbor plan

## Where we stand

- Twelve ships a day pass the lock
- The lock is from 1931

## Costs

- New gates: 4 million
- Dredging: 2 million
${extra}
## Next steps

- Ask the council
- Order the gates
`;

describe('A document and the versions of its deck', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('versions', (folder) => folder.write('harbor.md', plan('')));
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const title = (): Promise<string> =>
    workbench
      .deckFrame()
      .locator('section.present :is(h1, h2)')
      .first()
      .textContent({ timeout: 5_000 })
      .then((text) => text?.trim() ?? '')
      .catch(() => '');
  const goTo = (wanted: string): Promise<void> =>
    workbench.until(async () => {
      if ((await title()) === wanted) return true;
      await workbench.deckFrame().locator('body').press('ArrowRight');
      await workbench.page.waitForTimeout(300);
      return false;
    });
  const theme = () => workbench.deckFrame().locator('html').getAttribute('data-theme');
  const hasSlide = (text: string) => async () =>
    (await workbench.deckFrame().locator('.slides', { hasText: text }).count()) > 0;

  const compared = () =>
    workbench.page.locator('.monaco-diff-editor .view-line', { hasText: 'A second pilot' }).first().waitFor();

  /** Its slides stand below it as well. */
  const earlierVersion = () =>
    workbench.page.locator('.sidebar .monaco-list-row[aria-level="3"]:has(.codicon-history)');

  it('opens the deck beside its document by itself', async () => {
    await workbench.openFile('harbor.md');
    await workbench.runCommand('Deckwright: Generate Presentation');
    await workbench.said(/is ready: \d+ slides/);
    await workbench.deckFrame().locator('.deck.reading').waitFor({ timeout: 30_000 });
    await workbench.picture('beside');
  });

  it('shows slides in place of cards when the person wants them', async () => {
    await workbench.deckFrame().locator('.menu-button').click();
    await workbench.picture('menu');
    await workbench.deckFrame().locator('.menu-panel [data-action="asSlides"]').click();
    await workbench.deckFrame().locator('section.present').first().waitFor();
    await workbench.picture('as-slides');
  });

  it('keeps a theme that was chosen in it', async () => {
    await goTo('Costs');
    await workbench.deckFrame().locator('.menu-button').click();
    await workbench.deckFrame().locator('.swatch[data-theme="nocturne"]').click();
    await workbench.until(async () => (await theme()) === 'nocturne');
    await workbench.deckFrame().locator('body').press('Escape');
    await workbench.picture('nocturne');
  });

  it('shows the next version in the same tab, at the same slide, in the same theme', async () => {
    await journey.folder.write('harbor.md', plan('- A second pilot: 1 million\n'));
    await workbench.page.locator('.tab', { hasText: 'harbor.md' }).click();
    await workbench.page.locator('.view-line', { hasText: 'A second pilot' }).first().waitFor();
    await workbench.runCommand('Deckwright: Generate Presentation');
    await workbench.page.locator('.statusbar-item', { hasText: '“Harbor plan” is ready' }).waitFor();
    await workbench.until(hasSlide('A second pilot'));
    await workbench.until(async () => (await title()) === 'Costs');
    assert.equal(await theme(), 'nocturne');
    assert.equal(await workbench.page.locator('.tab', { hasText: 'Harbor plan' }).count(), 1);
    await workbench.picture('next-version');
  });

  it('offers what can be done with the deck above the heading', async () => {
    const lenses = workbench.page.locator('.codelens-decoration', { hasText: '2 Versions' });
    assert.match(
      ((await lenses.textContent()) ?? '').replaceAll(/\s+/g, ' '),
      /Open Presentation \| Generate Again \| Present \| 2 Versions/,
    );
  });

  it('shows the versions from the document, the way back one press away', async () => {
    await workbench.page.locator('.codelens-decoration a', { hasText: '2 Versions' }).click();
    const picker = await workbench.waitForQuickInput('Versions of “Harbor plan”');
    await picker.locator('.monaco-list-row', { hasText: 'current version' }).waitFor();
    const earlier = picker.locator('.monaco-list-row').nth(1);
    await earlier.hover();
    await earlier.locator('[aria-label="Restore This Version"]').waitFor();
    await workbench.picture('versions-of-the-document');
    await earlier.locator('[aria-label="Compare with the Current Version"]').click();
    await compared();
    await workbench.runCommand('View: Close Editor');
  });

  it('offers to the keyboard alone what can be done with an earlier version', async () => {
    await workbench.runCommand('Deckwright: Show Versions…');
    await workbench.waitForQuickInput('Versions of “Harbor plan”');
    await workbench.page.keyboard.press('ArrowDown');
    await workbench.page.keyboard.press('Enter');
    const actions = await workbench.waitForQuickInput('“Harbor plan”, version of');
    const labels = await actions.locator('.monaco-list-row .label-name').allInnerTexts();
    // Each begins with its icon.
    const names = labels.map((label) => label.replace(/^\P{L}+/u, ''));
    assert.deepEqual(names, ['Open', 'Compare with the Current Version', 'Restore This Version', 'Remove']);
    await workbench.picture('actions-of-a-version');
    await workbench.page.keyboard.type('Compare');
    await workbench.page.keyboard.press('Enter');
    await compared();
    await workbench.runCommand('View: Close Editor');
  });

  it('has one row for the document, its versions below it', async () => {
    await workbench.showPresentations();
    const row = workbench.treeRow('2 versions');
    await row.waitFor();
    await row.locator('.monaco-tl-twistie').click();
    await earlierVersion().waitFor();
    await workbench.picture('versions');
  });

  it('opens an earlier version in the same tab', async () => {
    await earlierVersion().click();
    await workbench.until(async () => !(await hasSlide('A second pilot')()));
    await workbench.until(async () => (await title()) === 'Costs');
    assert.equal(await theme(), 'nocturne');
  });

  it('compares it with the current one, as text', async () => {
    await earlierVersion().click({ button: 'right' });
    await workbench.picture('version-menu');
    await workbench.chooseFromMenu('Compare with the Current Version');
    await compared();
    await workbench.picture('compared');
    await workbench.runCommand('View: Close Editor');
  });

  it('restores it', async () => {
    await workbench.treeRow('2 versions').click();
    await workbench.until(hasSlide('A second pilot'));
    await earlierVersion().click({ button: 'right' });
    await workbench.chooseFromMenu('Restore This Version');
    await workbench.treeRow('2 versions').click();
    await workbench.until(async () => (await title()) === 'Costs' && !(await hasSlide('A second pilot')()));
  });

  it('opens the document from the list', async () => {
    await workbench.treeRow('2 versions').click({ button: 'right' });
    await workbench.chooseFromMenu('Open Source');
    await workbench.page.waitForSelector('.tab.active[data-resource-name="harbor.md"]');
  });

  it('comes back with slide and theme when the window is reloaded', async () => {
    await workbench.treeRow('2 versions').click();
    await workbench.until(async () => (await title()) === 'Costs');
    await workbench.reload();
    await workbench.deckFrame().locator('.slides').waitFor({ timeout: 90_000 });
    await workbench.until(async () => (await title()) === 'Costs');
    assert.equal(await theme(), 'nocturne');
  });
});
