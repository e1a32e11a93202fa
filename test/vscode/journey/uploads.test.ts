import { scripted } from '../../support/scriptedWriter.ts';
import { HostedService } from '../support/hostedService.ts';
import { PackagedJourney } from '../support/packaged.ts';
import { openStallingStorage } from '../support/stallingStorage.ts';
import { tellFailures } from '../support/tellFailures.ts';

describe('An upload', function () {
  this.timeout(120_000);
  let storage: Awaited<ReturnType<typeof openStallingStorage>>;
  let service: HostedService;
  let journey: PackagedJourney;

  before(async () => {
    storage = await openStallingStorage();
    service = await HostedService.start({ storage });
    const settings = { 'deckwright.baseUrl': service.baseUrl };
    journey = await PackagedJourney.start(
      'upload',
      async (folder) => {
        await folder.write('large.png', new Uint8Array(20_000_000));
        await folder.write('picture.md', scripted({ sections: [1], notices: ['![large](large.png)'] }));
      },
      { settings },
    );
  });
  tellFailures(() => journey?.workbench);
  after(async () => {
    await journey?.end();
    await service?.close();
    storage?.close();
  });

  it('shows its bytes and can be cancelled', async () => {
    const { workbench } = journey;
    await workbench.showPresentations();
    await workbench.page.getByText('service needs an API key').waitFor();
    await workbench.picture('needs-key');
    await workbench.page.getByRole('button', { name: 'Set API Key' }).click();
    await workbench.waitForQuickInput('API Key for');
    await workbench.answer(service.key);
    const saved = workbench.notification('works and is saved');
    await saved.hover();
    await saved.locator('.codicon-notifications-clear').click();
    await saved.waitFor({ state: 'detached' });
    await workbench.generate('picture.md');
    await workbench.notification(/Sending large\.png: .* of 20 MB/).waitFor({ timeout: 30_000 });
    await workbench.until(async () => storage.uploads > 0);
    await workbench.picture('under-way');
    await workbench.pressInNotification('Sending large.png', 'Cancel');
    await workbench.notification('Sending large.png').waitFor({ state: 'detached' });
    await workbench.showPresentations();
    await workbench.page.getByText('No presentation of your own yet').waitFor();
    await workbench.picture('cancelled');
  });
});
