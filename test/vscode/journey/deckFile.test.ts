import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { emptyPicture } from '../../../src/editor/deckFiles/emptyPicture.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

const written = `# Tea for all

What we drink, and why

---

## Kinds of tea

- Green tea is fresh
- Black tea is strong

---

## A cup a day

- It keeps awake
- It keeps warm
`;

describe('A deck file, as a person edits it', function () {
  this.timeout(240_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    journey = await PackagedJourney.start('deck-file', async (folder) => {
      await folder.write('tea.deck.md', written);
      await folder.write('cup.png', emptyPicture('#1d5fb8', 640, 360));
    });
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  const slides = (): FrameLocator => workbench.tabPage;
  const shows = (text: string) => slides().locator('section', { hasText: text }).first().waitFor();
  const saved = () => readFile(join(journey.folder.path, 'tea.deck.md'), 'utf8');
  const save = async () => {
    await workbench.unsavedTab.waitFor();
    await workbench.runCommand('File: Save');
    await workbench.until(async () => (await workbench.page.locator('.tab.dirty').count()) === 0);
  };
  const toText = (text: string) =>
    workbench.page.locator('.editor-instance .view-line', { hasText: text }).first().click();
  const titles = async () => [...(await saved()).matchAll(/^##? (.*)$/gm)].map(([, title]) => title);

  it('shows a title as it is typed', async () => {
    await workbench.openFile('tea.deck.md');
    await workbench.runCommand('Deckwright: Open Deck');
    await shows('Tea for all');
    await toText('# Tea for all');
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(' of us');
    await shows('Tea for all of us');
    await workbench.picture('title');
    await save();
    assert.deepEqual(await titles(), ['Tea for all of us', 'Kinds of tea', 'A cup a day']);
  });

  it('opens its tab again by itself where VS Code fails to start its web view', async () => {
    await workbench.page.locator('.tab', { hasNotText: 'tea.deck.md' }).click();
    await workbench.runCommand('View: Close Editor');
    await workbench.page.route('**/webview/browser/pre/index.html*', (route) => route.abort(), { times: 1 });
    await workbench.runCommand('Deckwright: Open Deck');
    await shows('Tea for all of us');
  });

  it('has its slides in the list, where they are dragged to another place', async () => {
    await workbench.showPresentations();
    const deck = workbench.treeRow('tea.deck.md');
    await deck.locator('.monaco-tl-twistie').click();
    await workbench.treeRow('A cup a day').waitFor();
    await workbench.picture('unfolded');
    await workbench.dragRow(
      workbench.treeRow('A cup a day'),
      workbench.treeRow('Kinds of tea'),
      workbench.unsavedTab,
    );
    await workbench.picture('moved');
    await save();
    assert.deepEqual(await titles(), ['Tea for all of us', 'A cup a day', 'Kinds of tea']);
  });

  it('says what a layout is where its name stands', async () => {
    await workbench.runCommand('Deckwright: Change Layout…');
    await workbench.waitForQuickInput('Which layout');
    await workbench.picture('layouts');
    await workbench.pick('summary');
    await workbench.page.locator('.editor-instance .view-line', { hasText: '<!-- summary -->' }).waitFor();
    await save();
    assert.match(await saved(), /<!-- summary -->\n\n## A cup a day/);
    await workbench.page
      .locator('.editor-instance .view-line', { hasText: '<!-- summary -->' })
      .getByText('summary')
      .first()
      .hover();
    const hover = workbench.page.locator('.monaco-hover img[src^="data:image/svg"]').first();
    await hover.waitFor();
    await workbench.until(() => hover.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
    await workbench.picture('hover');
  });

  it('takes a picture that is dropped onto it', async () => {
    await workbench.showExplorer();
    await toText('Black tea is strong');
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type('\n\n');
    const place = workbench.page.locator('.editor-instance .view-line', { hasText: 'Black tea is strong' });
    const box = (await place.first().boundingBox())!;
    const picture = (await workbench.file('cup.png').boundingBox())!;
    const { mouse, keyboard } = workbench.page;
    await mouse.move(picture.x + 60, picture.y + picture.height / 2);
    await mouse.down();
    await keyboard.down('Shift');
    await mouse.move(box.x + 40, box.y + box.height * 2.5, { steps: 12 });
    await mouse.move(box.x + 42, box.y + box.height * 2.5);
    await mouse.up();
    await keyboard.up('Shift');
    await workbench.page.locator('.editor-instance .view-line', { hasText: 'cup.png' }).first().waitFor();
    await workbench.until(async () => (await slides().locator('section img').count()) > 0);
    await workbench.picture('dropped');
    await save();
    assert.match(await saved(), /!\[.*\]\(cup\.png\)/);
  });

  it('is as it was when all is undone', async () => {
    await toText('Tea for all of us');
    await workbench.until(async () => {
      await workbench.page.keyboard.press('Control+Z');
      const lines = await workbench.page.locator('.editor-instance .view-line').allInnerTexts();
      const shown = lines.map((line) => line.replaceAll('\u00a0', ' ')).join('\n');
      return (
        ['# Tea for all\n', '## Kinds of tea\n', '## A cup a day\n'].every((title) =>
          shown.includes(title),
        ) &&
        !shown.includes('<!--') &&
        !shown.includes('cup.png')
      );
    });
    await save();
    assert.equal(await saved(), written);
    await workbench.picture('undone');
  });

  it('is one deck in two windows: what the other saved is here, and nothing is moved that it changed', async () => {
    const second = await journey.openWindow();
    try {
      await second.showPresentations();
      await second.treeRow('tea.deck.md').locator('.monaco-tl-twistie').click();
      await second.treeRow('A cup a day').waitFor();
      await toText('A cup a day');
      await workbench.page.keyboard.press('End');
      await workbench.page.keyboard.type(' or two');
      await save();
      await second.treeRow('A cup a day or two').waitFor();
      await second.picture('list');
      await second.dragRow(
        second.treeRow('A cup a day or two'),
        second.treeRow('Kinds of tea'),
        second.unsavedTab,
      );
      await second.runCommand('File: Save');
      await workbench.until(
        async () => (await titles()).join() === 'Tea for all,A cup a day or two,Kinds of tea',
      );
      await shows('A cup a day or two');
      await second.picture('moved');
      await workbench.picture('moved-by-the-other');
    } catch (error) {
      await second.report('failed');
      throw error;
    } finally {
      await second.close();
    }
  });
});
