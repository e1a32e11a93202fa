import assert from 'node:assert/strict';
import { markdown, outline, sketch } from '../../../../../support/reading.ts';

const document = (...lines: string[]) => markdown(lines.join('\n'));

describe('a tag without a blank line below', () => {
  it('leaves the heading and the listing that follow what they are', async () => {
    const { sections, blocks } = await document(
      '# Harbor',
      '<br>',
      'We paste the key of the harbor.',
      '## The boat',
      'In the yard:',
      '<br>',
      '```',
      'boats add --name ada',
      '```',
    );
    assert.deepEqual(outline(sections), ['The boat']);
    assert.deepEqual(sketch(blocks), ['paragraph: We paste the key of the harbor.']);
    assert.deepEqual(sketch(sections[0]!.blocks), ['paragraph: In the yard:', 'code: boats add --name ada']);
  });

  it('keeps the signs in what is written as it is', async () => {
    const { sections, blocks } = await document(
      '# Harbor',
      '<div><pre>',
      '## sails first',
      'boats list',
      '</pre></div>',
      '',
      '<div>',
      '<!--',
      '## Not said',
      '-->',
      '</div>',
    );
    assert.deepEqual(outline(sections), []);
    assert.deepEqual(sketch(blocks), ['code: ## sails first\nboats list']);
  });
});
