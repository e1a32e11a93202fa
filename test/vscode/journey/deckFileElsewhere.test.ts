import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyPicture } from '../../../src/editor/deckFiles/emptyPicture.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const slidesOf = ({ tabPage }: Workbench) => tabPage.locator('section');
const lineOf = ({ page }: Workbench, text: string) =>
  page.locator('.editor-instance .view-line', { hasText: text }).first();

describe('A deck file that may not be changed', function () {
  this.timeout(180_000);
  let journey: PackagedJourney;
  const written = '# Locked\n\n---\n\n## One\n\n- a\n- b\n\n---\n\n## Two\n\n- c\n- d\n';

  before(async () => {
    const settings = { 'files.readonlyInclude': { '**/locked.deck.md': true } };
    journey = await PackagedJourney.start('read-only', (folder) => folder.write('locked.deck.md', written), {
      settings,
    });
  });
  tellFailures(() => journey?.workbench);
  after(() => journey?.end());

  it('is shown, and stays as it is whatever is typed', async () => {
    const { workbench } = journey;
    await workbench.openFile('locked.deck.md');
    await workbench.runCommand('Deckwright: Open Deck');
    await slidesOf(workbench).filter({ hasText: 'Two' }).first().waitFor();
    await lineOf(workbench, '## Two').click();
    await workbench.page.keyboard.type('x');
    await workbench.runCommand('Deckwright: Move Slide Up');
    await workbench.picture('shown');
    assert.equal(await workbench.page.locator('.tab.dirty').count(), 0);
    assert.equal(await readFile(join(journey.folder.path, 'locked.deck.md'), 'utf8'), written);
  });
});

describe('A deck file in a folder that is not trusted', function () {
  this.timeout(180_000);
  let journey: PackagedJourney;

  before(async () => {
    const settings = {
      'security.workspace.trust.startupPrompt': 'never',
      'security.workspace.trust.banner': 'never',
    };
    journey = await PackagedJourney.start(
      'deck-file-untrusted',
      async (folder) => {
        await folder.write('cup.png', emptyPicture('#1d5fb8', 640, 360));
        await folder.write(
          'strange.deck.md',
          '# Strange\n\n<script>document.title = "run"</script>\n\n---\n\n## Ours\n\n![A cup](cup.png)\n\n---\n\n## Theirs\n\n![Elsewhere](https://pictures.example/a.png)\n',
        );
      },
      { workspaceTrust: true, settings },
    );
  });
  tellFailures(() => journey?.workbench);
  after(() => journey?.end());

  it('is shown with its own pictures, asks no other host and runs nothing', async () => {
    const { workbench } = journey;
    const asked: string[] = [];
    workbench.page.on('request', (request) => asked.push(request.url()));
    await workbench.openFile('strange.deck.md');
    await workbench.runCommand('Deckwright: Open Deck');
    const slides = slidesOf(workbench);
    await slides.filter({ hasText: 'Theirs' }).first().waitFor();
    const own = slides.filter({ hasText: 'Ours' }).locator('img').first();
    await workbench.until(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth === 640));
    assert.ok(asked.length > 0);
    assert.deepEqual(
      asked.filter((url) => url.includes('pictures.example')),
      [],
    );
    assert.equal(await slides.locator('script').count(), 0);
    await workbench.picture('shown');
  });
});

describe('A deck file whose document goes on', function () {
  this.timeout(240_000);
  let journey: PackagedJourney;
  const notes = (price: number, more = '') =>
    `# Tea for all\n\nTea is a drink for everyone who likes it warm.\n\n## Kinds of tea\n\n- Green tea is fresh\n- Black tea is strong\n- White tea is rare\n\n## What it costs\n\nA bag of tea costs ${price} cents today.\n${more}`;

  before(async () => {
    journey = await PackagedJourney.start('merged', (folder) => folder.write('tea.md', notes(12)));
  });
  tellFailures(() => journey?.workbench);
  after(() => journey?.end());

  const change = async (line: string, addition: string): Promise<void> => {
    const { workbench } = journey;
    await lineOf(workbench, line).click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(addition);
    await workbench.page.locator('.tab.dirty').first().waitFor();
    await workbench.runCommand('File: Save');
    await workbench.until(async () => (await workbench.page.locator('.tab.dirty').count()) === 0);
  };
  const saved = async (): Promise<string> => {
    const [name = ''] = (await readdir(journey.folder.path)).filter((file) => file.endsWith('.deck.md'));
    return readFile(join(journey.folder.path, name), 'utf8');
  };

  it('is updated around what the person changed', async () => {
    const { workbench, folder } = journey;
    await workbench.openFile('tea.md');
    await workbench.runCommand('Deckwright: Generate Presentation');
    await workbench.said(/is ready: \d+ slides/, 90_000);
    await workbench.runCommand('Deckwright: Edit Slides');
    await workbench.page.waitForSelector('.tab.active[data-resource-name$=".deck.md"]', { timeout: 60_000 });
    await lineOf(workbench, 'from source=tea.md').waitFor();
    await change('Black tea is strong', ' and dark');
    await folder.write('tea.md', notes(15));
    await workbench.page.getByText('has changed since: update these slides').first().waitFor();
    await workbench.picture('source-changed');
    await workbench.runCommand('Deckwright: Update Slides from Source');
    await workbench.notification('with what you had changed in them').waitFor({ timeout: 90_000 });
    await workbench.until(async () => (await saved()).includes('costs 15 cents'));
    assert.match(await saved(), /Black tea is strong and dark/);
    await workbench.picture('updated');
  });

  it('is merged in the editor’s own way where its document changed the same lines', async () => {
    const { workbench, folder } = journey;
    await change('White tea is rare', ' and dear');
    await folder.write('tea.md', notes(15).replace('White tea is rare', 'White tea is the rarest'));
    await workbench.runCommand('Deckwright: Update Slides from Source');
    await workbench.page.locator('.merge-editor').first().waitFor({ timeout: 90_000 });
    await workbench.notification('Yours stands where you and the document').waitFor();
    await workbench.picture('merging');
    assert.match(await saved(), /White tea is rare and dear/);
  });
});
