import assert from 'node:assert/strict';
import type { ReadPresentation } from '../../../src/api/reading.ts';
import { presentPresentation } from '../../../src/cli/viewing.ts';
import { fakeTerminal } from '../../support/terminal.ts';

describe('presentPresentation', () => {
  it('opens nothing but an address of the web', async () => {
    const opened: string[] = [];
    const openBrowser = async (url: string) => {
      opened.push(url);
    };
    for (const url of ['https://decks.test/p/1', 'file:///etc/passwd', 'javascript:alert(1)', '--version']) {
      const { surroundings, err } = fakeTerminal({ openBrowser });
      const presentation = {
        id: 'pres_1',
        title: 'Harbor',
        url,
        notices: [],
      } as unknown as ReadPresentation;
      await presentPresentation(
        presentation,
        {},
        { open: true },
        { isBuiltIn: false } as never,
        surroundings,
      );
      assert.equal(err.text.includes('is none of the web'), !url.startsWith('https:'), url);
    }
    assert.deepEqual(opened, ['https://decks.test/p/1']);
  });
});
