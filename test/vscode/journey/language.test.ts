import assert from 'node:assert/strict';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

describe('In the language of the person', function () {
  this.timeout(120_000);
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    const settings = { 'workbench.colorTheme': 'Default Dark Modern' };
    journey = await PackagedJourney.start('language', undefined, { language: 'ja', settings });
    workbench = journey.workbench;
  });
  tellFailures(() => workbench);
  after(() => journey?.end());

  it('are the menus, what is said and the list', async () => {
    await workbench.showPresentations();
    await workbench.page.getByText('プレゼンテーションはまだありません').waitFor();
    await workbench.picture('nothing-yet');
    await workbench.showExplorer();
    await workbench.openMenu(workbench.file('product-brief.ja.md'), 'プレゼンテーションを生成');
    await workbench.picture('menu');
    await workbench.chooseFromMenu('プレゼンテーションを生成');
    const ready = workbench.page.locator('.statusbar-item', { hasText: /枚/ });
    await ready.waitFor({ timeout: 60_000 });
    await workbench.picture('ready');
    assert.doesNotMatch((await ready.textContent()) ?? '', /[a-z]{3}/i);
    await workbench.showPresentations();
    const row = workbench.treeRow(/枚/);
    await row.waitFor();
    await row.click({ button: 'right' });
    const labels = await workbench.menuLabels();
    assert.ok(labels.length > 4);
    await workbench.picture('list');
    for (const label of labels) assert.doesNotMatch(label, /^[\x20-\x7e]+$/);
  });
});
