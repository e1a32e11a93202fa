import assert from 'node:assert/strict';
import { withoutEmbeds } from '../../../../../../src/engine/reading/markdown/cleaning/withoutEmbeds.ts';

const embed = '<iframe src="https://slides.example/1"></iframe>';

describe('withoutEmbeds', () => {
  it('leaves an empty line for a page within the page, so that the heading below it is one', () => {
    assert.equal(withoutEmbeds(`${embed}\n## Costs`), '\n## Costs');
  });

  it('leaves a listing as it is', () => {
    const listing = `\`\`\`html\n${embed}\n\`\`\``;
    assert.equal(withoutEmbeds(listing), listing);
  });
});
