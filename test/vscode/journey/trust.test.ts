import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';

describe('A folder that is not trusted', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;

  before(async () => {
    const settings = {
      'security.workspace.trust.startupPrompt': 'never',
      'security.workspace.trust.banner': 'never',
    };
    journey = await PackagedJourney.start('trust', async () => {}, { workspaceTrust: true, settings });
  });
  tellFailures(() => journey?.workbench);
  after(() => journey?.end());

  it('gets nothing generated, and is told why', async () => {
    const { workbench } = journey;
    await workbench.showPresentations();
    await workbench.page.getByText('In Restricted Mode Deckwright reads no file').waitFor();
    await workbench.picture('restricted');
    await workbench.showExplorer();
    await workbench.file('quarterly-review.md').click({ button: 'right' });
    const labels = await workbench.menuLabels();
    assert.ok(!labels.some((label) => label.includes('Presentation')), labels.join());
  });

  it('is told the same above a list that is not empty', async () => {
    const { workbench } = journey;
    await writeFile(join(journey.folder.path, 'tea.deck.md'), '# Tea\n');
    await workbench.page.keyboard.press('Escape');
    await workbench.showPresentations();
    await workbench.page.getByText('In Restricted Mode nothing is generated').waitFor();
  });

  it('gets nothing answered, sent or asked by a command either', async () => {
    const { workbench } = journey;
    const labels = await workbench.paletteLabelsWith('Deckwright: ', /Choose Service/);
    for (const command of ['Answer Question', 'Generate', 'Rename', 'Set API Key', 'Choose Language Model'])
      assert.ok(!labels.some((label) => label.includes(command)), labels.join());
  });
});
