import { pdfFile } from '../../support/pdfFile.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const slow = 60_000;
const line = (text: string, top: number) => ({ text, left: 60, top });

describe('A deck from where the person is', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    const paper = pdfFile([
      {
        texts: [
          { ...line('The bridge of Oldtown', 80), size: 24 },
          line('The bridge carries 4,000 people a day and is eighty years old.', 130),
          line('Repairing it costs two million and takes one summer.', 150),
          line('A new one costs nine million and takes three years.', 170),
        ],
      },
    ]);
    journey = await PackagedJourney.start(
      'other-files',
      async (folder) => {
        await folder.write('paper.pdf', paper);
        await folder.write('disguised.md', paper);
        await folder.write('parts/one.md', '# First part\n\nThe bridge is old. It carries many people.\n');
        await folder.write('parts/two.txt', 'The ferry is slow. It carries few people, and only by day.\n');
      },
      { settings: { 'deckwright.askQuestions': false } },
    );
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  it('is made of an example, for who has nothing at hand, and opens beside it by itself', async () => {
    await workbench.showPresentations();
    await workbench.page.locator('.welcome-view').getByText('Try It with an Example').click();
    await workbench.deckFrame().locator('.slides section').first().waitFor({ timeout: slow });
    await workbench.page.locator('.editor-instance .monaco-editor.focused').waitFor();
    await workbench.page.locator('.tab', { hasText: 'Third quarter review.md' }).waitFor();
    await workbench.picture('example');
    await workbench.runCommand('View: Revert and Close Editor');
    await workbench.runCommand('View: Close All Editors');
  });

  it('is made of a file that is picked where none is open', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation');
    await workbench.waitForQuickInput('Generate Presentation');
    await workbench.picture('file-picker');
    await workbench.page.keyboard.press('Escape');
  });

  it('is made of a PDF file', async () => {
    await workbench.generate('paper.pdf');
    await workbench.said(/“paper” is ready/);
    await workbench.picture('pdf');
    await workbench.runCommand('Notifications: Clear All Notifications');
  });

  it('is not made of a file that calls itself Markdown and is none', async () => {
    await workbench.generate('disguised.md');
    await workbench.notification('“disguised.md” is a PDF file, not text').waitFor();
    await workbench.picture('disguised');
    await workbench.runCommand('Notifications: Clear All Notifications');
  });

  it('is made of a folder, of all its files together', async () => {
    await workbench.generate('parts');
    await workbench.waitForQuickInput('One presentation of all');
    await workbench.picture('folder');
    await workbench.pick('One presentation of all');
    await workbench.said(/“parts” is ready/);
  });

  it('is made in the preview of a document', async () => {
    await workbench.openFile('quarterly-review.md');
    await workbench.runCommand('Markdown: Open Preview');
    await workbench.runCommand('Notifications: Clear All Notifications');
    await workbench.page.locator('.editor-actions [aria-label^="Generate Presentation"]').first().click();
    await workbench.said(/is ready/);
    await workbench.picture('preview');
  });
});
