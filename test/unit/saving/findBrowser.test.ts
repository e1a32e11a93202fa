import assert from 'node:assert/strict';
import { join } from 'node:path';
import { findBrowser } from '../../../src/saving/findBrowser.ts';

const linux = {
  environment: { PATH: '/opt/bin:/usr/bin' },
  homeFolder: '/home/mara',
  platform: 'linux',
} as const;
const only =
  (...there: readonly string[]) =>
  async (path: string): Promise<boolean> =>
    there.includes(path);

describe('findBrowser', () => {
  it('looks along the path', async () => {
    assert.equal(await findBrowser(undefined, linux, only('/usr/bin/chromium')), '/usr/bin/chromium');
  });

  it('takes the one that was named, and no other in its place', async () => {
    const named = { ...linux, environment: { ...linux.environment, DECKWRIGHT_BROWSER: '/mine' } };
    assert.equal(await findBrowser(undefined, named, only('/mine', '/usr/bin/chromium')), '/mine');
    assert.equal(await findBrowser('/other', named, only('/mine', '/usr/bin/chromium')), undefined);
  });

  it('looks in the applications of all and of one', async () => {
    const path = '/Applications/Chromium.app/Contents/MacOS/Chromium';
    const own = join('/home/mara', path);
    assert.equal(await findBrowser(undefined, { ...linux, platform: 'darwin' }, only(own)), own);
  });

  it('looks where programs are installed', async () => {
    const environment = { LOCALAPPDATA: '/local' };
    const path = join('/local', 'Chromium', 'Application', 'chrome.exe');
    assert.equal(
      await findBrowser(undefined, { ...linux, environment, platform: 'win32' }, only(path)),
      path,
    );
  });

  it('finds nothing where there is none', async () => {
    assert.equal(await findBrowser(undefined, linux, only()), undefined);
  });
});
