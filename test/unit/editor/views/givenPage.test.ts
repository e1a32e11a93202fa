import assert from 'node:assert/strict';
import { GivenPage } from '../../../../src/editor/views/givenPage.ts';

describe('GivenPage', () => {
  it('listens once the page that was given last is there, not the one before it', () => {
    const page = new GivenPage();
    assert.equal(page.listens, false);
    const first = page.give();
    const second = page.give();
    page.hear({ here: first });
    assert.equal(page.listens, false);
    page.hear({ here: second });
    assert.equal(page.listens, true);
    page.hear({ here: first });
    page.hear({ place: { index: 1, title: '' } });
    assert.equal(page.listens, true);
    page.give();
    assert.equal(page.listens, false);
  });

  it('hears nothing from a tab that was given none', () => {
    const page = new GivenPage();
    for (const message of [undefined, null, 'here', {}, { here: undefined }]) page.hear(message);
    assert.equal(page.listens, false);
  });
});
