import assert from 'node:assert/strict';
import { plain, type RichText } from '../../../../../src/deck/richText.ts';
import { linkedNames } from '../../../../../src/engine/text/addresses/linkedNames.ts';

const href = 'https://boats.example/talk';
const entry = (...text: RichText) => ({ text, blocks: [] });
const told = 'Ada showed us how they are made by hand.';
const namesIn = (...items: readonly RichText[]) =>
  linkedNames(items.map((text) => entry(...text)))?.map(({ lead = [], text }) => [plain(lead), plain(text)]);

describe('linkedNames', () => {
  it('are what each entry begins with, where more is told of that', () => {
    const first: RichText = [{ text: 'Ropes, old and new.', href }, { text: ` ${told}` }];
    const second: RichText = [{ text: 'Sails', href }, { text: `. ${told}` }];
    assert.deepEqual(namesIn(first, second), [
      ['Ropes, old and new', told],
      ['Sails', told],
    ]);
  });

  it('are none where a sentence goes on from the link, or little is told', () => {
    const first: RichText = [{ text: 'Sails', href }, { text: `. ${told}` }];
    assert.equal(
      namesIn(first, [{ text: 'Ropes', href }, { text: ' are made by hand in the old yard.' }]),
      undefined,
    );
    assert.equal(namesIn(first, [{ text: 'Ropes', href }, { text: '. Fine.' }]), undefined);
    assert.equal(namesIn(first), undefined);
  });
});
