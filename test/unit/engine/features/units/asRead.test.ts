import assert from 'node:assert/strict';
import { asRead } from '../../../../../src/engine/features/units/asRead.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

const readAs = async (text: string): Promise<string[]> => sketch(asRead((await markdown(text)).blocks, 'us'));

describe('Quotations below each other', () => {
  it('are a list of who says what where each begins with a name', async () => {
    assert.deepEqual(await readAs('> **Ada:** It leaks.\n>\n> **Ben:** It does not.\n\n> **Cho:** Fine.'), [
      'list: Ada: It leaks. | Ben: It does not. | Cho: Fine.',
    ]);
  });

  it('are quotations where one says it alone, or nobody', async () => {
    assert.deepEqual(await readAs('> **Ada:** It leaks.'), ['quote: Ada: It leaks.']);
    assert.deepEqual(await readAs('> It leaks.\n\n> It does not.'), [
      'quote: It leaks.',
      'quote: It does not.',
    ]);
  });
});

describe('Sentences that each begin with a time', () => {
  it('are what happens when', async () => {
    assert.deepEqual(await readAs('June 2025: works. July–September: catalogue. October: it opens.'), [
      'list: June 2025: works. | July–September: catalogue. | October: it opens.',
    ]);
    assert.deepEqual(await readAs('June: works. Then: catalogue. October: it opens.'), [
      'paragraph: June: works. Then: catalogue. October: it opens.',
    ]);
  });
});
