import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumOptions } from '../../support/chromium.ts';
import { readPptx } from '../../support/readPptx.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const slow = 60_000;
const talk = '# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n\n---\n\n## Cups\n\nThree a day.\n';

describe('A deck that leaves the house', function () {
  this.timeout(240_000);
  let journey: PackagedJourney;
  let workbench: Workbench;
  let folder = '';

  before(async () => {
    journey = await PackagedJourney.start(
      'exporting',
      async (made) => {
        folder = made.path;
        await made.write('talk.deck.md', talk);
      },
      { settings: { 'deckwright.export.browser': chromiumOptions().executablePath } },
    );
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  /** Chooses the format, and the place that is proposed. */
  const choose = async (format: string) => {
    await workbench.waitForQuickInput(/As what\?|PowerPoint/);
    await workbench.picture('formats');
    await workbench.pick(format);
    await workbench.waitForQuickInput('Show Local');
    await workbench.picture('place');
    await workbench.page.keyboard.press('Enter');
  };

  it('is written out of a deck file as a PowerPoint file, and nothing stays in the list', async () => {
    await workbench.openFile('talk.deck.md');
    await workbench.runCommand('Deckwright: Export…');
    await choose('Text, tables, charts');
    await workbench.notification('talk.pptx is saved').waitFor({ timeout: slow });
    await workbench.picture('saved');
    assert.equal(readPptx(await readFile(join(folder, 'talk.pptx'))).slides.length, 3);
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes('.part')),
      [],
    );
    await workbench.pressInNotification('talk.pptx is saved', 'Reveal in Explorer');
    await workbench.file('talk.pptx').waitFor();
  });

  it('is printed by the browser that the settings name, the last format first', async () => {
    await workbench.openFile('talk.deck.md');
    await workbench.runCommand('Deckwright: Export…');
    await choose('Drawn by a browser');
    await workbench.notification('talk.pdf is saved').waitFor({ timeout: slow });
    assert.match(await readFile(join(folder, 'talk.pdf'), 'latin1'), /^%PDF-[\s\S]*\/Count 3\b/);
  });
});
