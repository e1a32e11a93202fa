import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installCodeServer } from '../vscode/support/install.ts';
import { PackagedJourney } from '../vscode/support/packaged.ts';
import { packageExtension } from '../vscode/support/packageExtension.ts';
import { root } from '../vscode/support/places.ts';

const folder = join(root, 'media', 'walkthrough');

/** The first deck in a real VS Code, as the README and the first steps show it. */
export const photographWalkthrough = async (): Promise<void> => {
  await installCodeServer();
  packageExtension();
  await mkdir(folder, { recursive: true });
  const journey = await PackagedJourney.start('walkthrough');
  const { workbench } = journey;
  const { page } = workbench;
  const photograph = (name: string) =>
    page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  const clear = () => workbench.runCommand('Notifications: Clear All Notifications');
  try {
    await workbench.openMenu(workbench.file('quarterly-review.md'), 'Generate Presentation');
    await page.getByText('Generate Presentation', { exact: true }).hover();
    await photograph('1-generate');
    await workbench.chooseFromMenu('Generate Presentation');
    await workbench.said(/is ready/);

    await workbench.runCommand('Deckwright: Generate Presentation from Prompt…');
    await workbench.waitForQuickInput('Generate Presentation from Prompt');
    await workbench.answer('Bicycle repair café');
    await workbench.waitForQuickInput('Choose Language Model');
    await workbench.pick('Answer Questions');
    await workbench.openQuestion('about “Bicycle repair café”');
    await workbench.answer(
      'It opened in May. 240 bicycles were repaired by 12 volunteers. We ask the council for a room and 4,000 euros a year.',
    );
    await workbench.waitForQuickInput('Who is this presentation for');
    await clear();
    await workbench.statusBar.click();
    await workbench.waitForQuickInput('Who is this presentation for');
    await page.mouse.move(0, 0);
    await photograph('2-question');
    await page.keyboard.press('Escape');

    await workbench.showPresentations();
    await workbench.treeRow('Third quarter review').click();
    await workbench.deckFrame().locator('section.present').first().waitFor();
    await clear();
    await workbench.showExplorer();
    await photograph('3-deck');

    await workbench.showPresentations();
    await workbench.treeRow('Third quarter review').hover();
    await page.locator('.monaco-hover', { hasText: 'Made of' }).waitFor();
    await photograph('4-list');
  } finally {
    await journey.end();
  }
};
