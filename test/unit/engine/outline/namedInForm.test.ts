import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withImpliedTopics } from '../../../../src/engine/outline/implied/impliedTopics.ts';
import { namedInForm } from '../../../../src/engine/outline/namedInForm.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const told =
  'The harbor has been too shallow for the ferry since the storm of May, and nobody has dredged it yet. '.repeat(
    3,
  );
const form = (name: string): string =>
  `# Harbor fund, round 1\n\n**Your email:**\n\nbo@example.org\n\n**${name}:**\n\nA deeper harbor\n\n**Summary:**\n\n${told}\n\n**Amount requested:**\n\n${told}\n`;
const named = async (text: string) => {
  const outline = outlineOf([await markdown(text)]);
  assert.ok(outline);
  const { title, subtitle, topics } = namedInForm(withImpliedTopics(outline, 'us'), 'us');
  return [plain(title), plain(subtitle ?? []), topics.map(({ heading }) => plain(heading)).join(' | ')];
};

describe('a form that was filled in', () => {
  it('is called as its field says, above what the form is called', async () => {
    const [title, subtitle, topics = ''] = await named(form('Proposal title'));
    assert.deepEqual([title, subtitle], ['A deeper harbor', 'Harbor fund, round 1']);
    assert.doesNotMatch(topics, /title/iu);
  });

  it('keeps its name where a field of one word may be of anything', async () => {
    assert.equal((await named(form('Name')))[0], 'Harbor fund, round 1');
  });

  it('keeps the name of a document whose author made a heading of the field', async () => {
    const text = `# Harbor\n\n## Project name\n\nA deeper harbor\n\n## Costs\n\n${told}\n\n## Risks\n\n${told}\n`;
    assert.equal((await named(text))[0], 'Harbor');
  });
});
