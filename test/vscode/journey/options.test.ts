import assert from 'node:assert/strict';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('Options, selections and prompts', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('options', (folder) => folder.write('empty.md', '\n \n'), {
      settings: { 'deckwright.whenReady': 'notify' },
    });
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  it('offers in the palette what can work, and nothing else', async () => {
    const without = await workbench.paletteLabelsWith('Deckwright', /from Prompt/);
    for (const absent of [
      'Generate Presentation from Selection',
      'Answer Question',
      'Open Presentation',
      'Set API Key',
    ]) {
      assert.ok(!without.some((label) => label.endsWith(absent)), `${absent} in ${without.join()}`);
    }
    await workbench.openFile('quarterly-review.md');
    const within = await workbench.paletteLabelsWith('Deckwright', /Generate Presentation$/);
    assert.ok(!within.some((label) => label.includes('Selection')), within.join());
    await workbench.picture('markdown-open');
  });

  it('leads through the options that count, and back', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation with Options…');
    await workbench.waitForQuickInput('Presentation Options');
    await workbench.picture('flow');
    await workbench.pick('From the document');
    await workbench.waitForQuickInput('2/7');
    await workbench.picture('questions');
    await workbench.pick('No questions');
    await workbench.waitForQuickInput('3/7');
    await workbench.picture('narrative');
    await workbench.quickInput.locator('.quick-input-titlebar [aria-label^="Back"]').click();
    await workbench.waitForQuickInput('2/7');
    await workbench.pick('No questions');
    await workbench.waitForQuickInput('3/7');
    await workbench.pick('Proposal');
    await workbench.waitForQuickInput('4/7');
    await workbench.pick('Strong');
    await workbench.waitForQuickInput('5/7');
    await workbench.pick('Another number');
    await workbench.waitForQuickInput('A number of sections from 1 to 50');
    await workbench.page.keyboard.press('Escape');
    await workbench.waitForQuickInput('5/7');
    await workbench.pick('Another number');
    await workbench.waitForQuickInput('A number of sections from 1 to 50');
    await workbench.answer('0');
    await workbench.waitForQuickInput('A whole number from 1 to 50');
    await workbench.answer('3');
    await workbench.waitForQuickInput('6/7');
    await workbench.picture('language');
    await workbench.pick('German');
    await workbench.waitForQuickInput('7/7');
    await workbench.picture('theme');
    await workbench.pick('Nocturne');
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'translated into German' });
    await dialog.waitFor();
    await workbench.picture('not-translated');
    await dialog.locator('.monaco-button', { hasText: 'Leave It in' }).click();
    await workbench.said(/is ready/);
    await workbench.picture('ready');
  });

  it('remembers the last choices', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation with Options…');
    await workbench.waitForQuickInput('1/7');
    await workbench.page.keyboard.press('Enter');
    await workbench.waitForQuickInput('2/7');
    await workbench.page.keyboard.press('Enter');
    await workbench.waitForQuickInput('3/7');
    await workbench.quickInput.locator('.monaco-list-row.focused', { hasText: 'Proposal' }).waitFor();
    await workbench.page.keyboard.press('Escape');
  });

  it('takes a template and the sections that are ticked', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation with Options…');
    await workbench.waitForQuickInput('Presentation Options');
    const template = workbench.quickInput.locator('.monaco-list-row').nth(1);
    await template.hover();
    await template.locator('[aria-label="Show a Preview"]').click();
    await workbench.until(() => workbench.showsPicture());
    await workbench.picture('preview');
    await template.click();
    const picker = await workbench.waitForQuickInput('2/4');
    const badge = picker.getByText(/^\d+ Selected$/);
    const offered = Number.parseInt((await badge.textContent()) ?? '', 10);
    await picker.locator('.monaco-list-row').nth(1).click();
    await picker.getByText(`${offered - 1} Selected`).waitFor();
    await workbench.picture('sections');
    await workbench.page.keyboard.press('Enter');
    await workbench.waitForQuickInput('3/4');
    await workbench.pick('No questions');
    await workbench.waitForQuickInput('4/4');
    await workbench.quickInput.locator('.monaco-list-row.focused', { hasText: 'Nocturne' }).waitFor();
    await workbench.page.keyboard.press('Enter');
    await workbench.showPresentations();
    await workbench.treeRow('2 versions').waitFor();
    await workbench.picture('two-versions');
    await workbench.showExplorer();
  });

  it('makes a deck from the title bar of an editor', async () => {
    await workbench.openFile('technical-design.md');
    await workbench.page.locator('.editor-actions [aria-label^="Generate Presentation"]').first().click();
    await workbench.showPresentations();
    await workbench
      .treeRow(/\d+ slides/)
      .nth(1)
      .waitFor();
    await workbench.showExplorer();
  });

  it('says in one sentence that a document is empty', async () => {
    await workbench.generate('empty.md');
    await workbench.notification('“empty.md” is empty').waitFor();
    await workbench.picture('empty');
  });

  it('makes a deck of a selection only where there is one', async () => {
    await workbench.openFile('technical-design.md');
    await workbench.page.locator('.editor-instance .view-line').first().click();
    await workbench.page.keyboard.press('Control+A');
    await workbench.page.locator('.editor-instance .view-line').nth(2).click({ button: 'right' });
    const labels = await workbench.menuLabels();
    assert.ok(labels.includes('Generate Presentation from Selection'), labels.join());
    assert.ok(!labels.includes('Generate Presentation'), labels.join());
    await workbench.page.keyboard.press('Escape');
  });

  it('asks what a bare prompt is about, and goes on with the answer', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation from Prompt…');
    await workbench.waitForQuickInput('Generate Presentation from Prompt');
    await workbench.picture('prompt');
    await workbench.answer('Bicycle repair café');
    await workbench.waitForQuickInput('Choose Language Model');
    await workbench.picture('what-a-sentence-needs');
    await workbench.pick('Answer Questions');
    await workbench.openQuestion('about “Bicycle repair café”');
    await workbench.picture('question-of-the-engine');
    await workbench.answer(
      'It opened in May. 240 bicycles were repaired by 12 volunteers. We ask the council for a room and 4,000 euros a year.',
    );
    await workbench.waitForQuickInput('Who is this presentation for');
    await workbench.answer('For the town council, which should agree.');
    await workbench.said(/“Bicycle repair café” is ready/);
    await workbench.picture('answered');
  });
});
