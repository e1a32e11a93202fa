import assert from 'node:assert/strict';
import { limits } from '../../../src/api/limits.ts';
import { scripted } from '../../support/scriptedWriter.ts';
import { HostedService } from '../support/hostedService.ts';
import { listedGenerations } from '../support/listedGenerations.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { tellFailures } from '../support/tellFailures.ts';
import type { Workbench } from '../support/workbench.ts';

interface SeenByWriter {
  readonly sources: readonly { readonly fileName: string }[];
  readonly exchanges: readonly {
    readonly answer: string;
    readonly sources: readonly { readonly fileName: string }[];
  }[];
}

describe('Files that go along', function () {
  this.timeout(120_000);
  let service: HostedService;
  let journey: PackagedJourney;
  let workbench: Workbench;

  before(async () => {
    service = await HostedService.start();
    const settings = { 'deckwright.baseUrl': service.baseUrl, 'deckwright.whenReady': 'notify' };
    journey = await PackagedJourney.start(
      'attachments',
      async (folder) => {
        await folder.write('bridge.md', scripted({ sections: [1], questions: ['What does it cost?'] }));
        await folder.write('tunnel.md', scripted({ sections: [1], questions: ['How long is it?'] }));
        await folder.write('figures/costs.txt', 'Forty-two.');
        await folder.write('survey.png', new Uint8Array(limits.uploadBytes + 1));
      },
      { settings },
    );
    workbench = journey.workbench;
    await workbench.openFile('bridge.md');
    await workbench.runCommand('Deckwright: Set API Key');
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    await workbench.notification('works and is saved').waitFor();
  });
  tellFailures(() => workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
  });

  it('are ticked for a document, with their sizes; one that is too large cannot be', async () => {
    await workbench.runCommand('Deckwright: Attach Files…');
    const picker = await workbench.waitForQuickInput('Files for “bridge.md”');
    await workbench.pick('costs.txt');
    await workbench.pick('survey.png');
    await picker.getByText('1 Selected').waitFor();
    await picker.getByText(/too large, .* at most/).waitFor();
    await workbench.picture('document');
    await workbench.page.keyboard.press('Enter');
    await workbench.notification('One file goes along with every deck of “bridge.md”').waitFor();
  });

  it('are ticked for an answer, which stays in the box meanwhile', async () => {
    await workbench.runCommand('Deckwright: Generate Presentation');
    const box = await workbench.openQuestion('What does it cost?');
    await box.locator('input').first().fill('As the table says');
    await box.locator('[aria-label="Attach Files…"]').click();
    await workbench.page.getByPlaceholder('Tick the files that go along with this answer').waitFor();
    await workbench.pick('quarterly-review.md');
    await workbench.picture('answer');
    await workbench.page.keyboard.press('Enter');
    await workbench.waitForQuickInput('1 file attached');
    assert.equal(await workbench.quickInput.locator('input').first().inputValue(), 'As the table says');
    await workbench.picture('answer-with-file');
    await workbench.page.keyboard.press('Enter');
    await workbench.said(/is ready: 1 slide/);
  });

  it('reach the service, each where it belongs', async () => {
    const [id] = await listedGenerations(journey.server.userFolder);
    const { presentation } = await service.status(id!);
    const seen: SeenByWriter = JSON.parse(presentation.notices.at(-1));
    assert.deepEqual(
      [seen.sources, ...seen.exchanges.map(({ sources }) => sources)].map((sources) =>
        sources.map(({ fileName }) => fileName),
      ),
      [['figures/costs.txt'], ['quarterly-review.md']],
    );
  });

  it('are an answer by themselves', async () => {
    await workbench.openFile('tunnel.md');
    await workbench.runCommand('Deckwright: Generate Presentation');
    const box = await workbench.openQuestion('How long is it?');
    await box.locator('[aria-label="Attach Files…"]').click();
    await workbench.page.getByPlaceholder('Tick the files that go along with this answer').waitFor();
    await workbench.pick('quarterly-review.md');
    await workbench.page.keyboard.press('Enter');
    await workbench.waitForQuickInput('1 file attached');
    await workbench.page.keyboard.press('Enter');
    const [id] = await listedGenerations(journey.server.userFolder);
    await workbench.until(async () => (await service.status(id!)).status === 'completed');
    const { presentation } = await service.status(id!);
    const { exchanges }: SeenByWriter = JSON.parse(presentation.notices.at(-1));
    assert.equal(exchanges[0]?.answer, 'See the attached file: quarterly-review.md');
  });

  it('end in a deck that opens in the browser', async () => {
    const opening = workbench.page.context().waitForEvent('page');
    await workbench.runCommand('Deckwright: Open in Browser');
    const deck = await opening;
    await deck.getByText('Section 1, slide 1').first().waitFor();
    await deck.close();
  });

  it('leave the editor its shortcuts while the deck has the keyboard', async () => {
    await workbench.runCommand('Deckwright: Open Presentation');
    await workbench.deckFrame().locator('.slides .statement').first().click({ timeout: 60_000 });
    await workbench.page.keyboard.press('F1');
    await workbench.quickInput.locator('input').first().waitFor();
    await workbench.picture('palette-over-deck');
    await workbench.page.keyboard.press('Escape');
  });
});
