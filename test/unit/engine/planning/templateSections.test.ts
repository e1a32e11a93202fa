import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const text = (of: string) =>
  `The ${of} keeps the crew of the harbor busy for the whole of the winter. `.repeat(4);
const sectionsOf = async (document: string, selectedSectionIds?: string[]) => {
  const template = { id: 'pitch', ...(selectedSectionIds ? { selectedSectionIds } : {}) };
  const { sections, storyline } = await writtenDeck(document, { template });
  return { titles: sections.map(({ title }) => title), notices: storyline.deck.notices.join('\n'), sections };
};

describe('templateSections', () => {
  const document = `# Kite\n\n## The problem today\n\n${text('rope')}\n\n## Zebra crossings\n\n${text('zebra')}\n\n## The team behind it\n\n${text('pilot')}`;

  it('leaves what no section is about its own heading, where it stood', async () => {
    const { titles, sections } = await sectionsOf(document);
    assert.deepEqual(titles, ['Problem', 'Zebra crossings', 'Team']);
    const [slide] = sections[1]!.slides;
    assert.equal(plain(slide!.title), 'Zebra crossings');
    assert.ok(!('kicker' in slide!));
  });

  it('leaves it out, and says so, where sections were chosen', async () => {
    const { titles, notices } = await sectionsOf(document, ['problem']);
    assert.deepEqual(titles, ['Problem']);
    assert.match(notices, /Zebra crossings/);
  });
});
