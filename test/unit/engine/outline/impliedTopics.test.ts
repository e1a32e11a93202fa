import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withImpliedTopics } from '../../../../src/engine/outline/impliedTopics.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { readSources } from '../../../../src/engine/reading/readSources.ts';

const topicsOf = async (markdown: string) => {
  const bytes = new TextEncoder().encode(markdown);
  const source = { id: 'prompt', fileName: 'prompt.md', type: 'text/markdown', bytes } as const;
  const { documents } = await readSources([source]);
  const outline = outlineOf(documents);
  assert.ok(outline);
  const { topics } = withImpliedTopics(outline, 'us');
  return topics.map(({ heading, blocks, topics: inner }) => ({
    heading: plain(heading),
    blocks: blocks.map(({ kind }) => kind),
    topics: inner.map((topic) => plain(topic.heading)),
  }));
};

const long = 'The crew measured the current for seven days and wrote every reading down in a book.';

describe('withImpliedTopics', () => {
  it('takes the items of an outline for headings', async () => {
    const item = (name: string) => `- ${name}\n  - ${long}\n  - ${long}\n`;
    assert.deepEqual(
      await topicsOf(`sync, 12 May\n\n${item('**Freeze**: two weeks')}${item('Upgrade')}${item('Costs')}`),
      [
        { heading: 'Freeze', blocks: ['paragraph', 'list'], topics: [] },
        { heading: 'Upgrade', blocks: ['list'], topics: [] },
        { heading: 'Costs', blocks: ['list'], topics: [] },
      ],
    );
  });

  it('takes a line alone above a list or a table for a heading', async () => {
    const list = `1. ${long}\n2. ${long}\n3. ${long}\n4. ${long}\n5. ${long}\n`;
    assert.deepEqual(
      (
        await topicsOf(
          `We met in May.\n\n${long} ${long}\n\nDecisions\n${list}\nActions\n| who | what |\n|---|---|\n| Ada | sails |\n`,
        )
      ).map(({ heading }) => heading),
      ['Decisions', 'Actions'],
    );
  });

  it('sets the sentence over a paragraph that it begins with', async () => {
    const told = ['We read first.', 'We deleted before we built.', 'The hardest part was people.'];
    assert.deepEqual(
      await topicsOf(
        `In May we took over the port.\n\n${told.map((line) => `${line} ${long} ${long}`).join('\n\n')}`,
      ),
      [
        { heading: 'We read first', blocks: ['paragraph'], topics: [] },
        { heading: 'We deleted before we built', blocks: ['paragraph'], topics: [] },
        { heading: 'The hardest part was people', blocks: ['paragraph'], topics: [] },
      ],
    );
  });

  it('takes names in bold for headings where there is more than text below them', async () => {
    const [highlights] = await topicsOf(
      '# Five\n\n## Highlights\n\n**Cache.** It is shared.\n\n```sh\nship cache --shared\nship cache --show\n```\n\n**View.** It is new.\n',
    );
    assert.deepEqual(highlights, { heading: 'Highlights', blocks: [], topics: ['Cache', 'View'] });
  });

  it('leaves a short text as it is', async () => {
    assert.deepEqual(await topicsOf(`We met.\n\nDecisions\n1. Stay\n2. Go\n`), []);
  });
});
