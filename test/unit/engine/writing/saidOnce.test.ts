import assert from 'node:assert/strict';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const shownUnder = async (heading: string, repeated: string): Promise<string> => {
  const section = (name: string, own: string) => `## ${name}\n\n${own}\n\n${repeated}\n\n`;
  const { slides } = await writtenDeck(
    `# Harbor\n\n${section('Fog', 'We found that fog hides the pier of the ferry at night.')}${section('Ice', 'We found that ice breaks the planks of the old pier in March.')}`,
  );
  return slides
    .map(slideText)
    .filter((text) => text.includes(heading))
    .join('\n');
};

describe('what a document says in the same words under two headings', () => {
  it('is shown under each where it has a name in bold', async () => {
    assert.match(
      await shownUnder('Ice', '**Impact**: This affects all ships of the northern line.'),
      /northern line/,
    );
  });

  it('is shown once where it has none', async () => {
    assert.doesNotMatch(
      await shownUnder('Ice', 'The harbor office decided to close the northern line.'),
      /northern line/,
    );
  });

  it('is shown under each where it begins with what threatens', async () => {
    const risk = 'All ships of the northern line are vulnerable and the severity is high.';
    const { slides } = await writtenDeck(
      `# Harbor\n\n## Fog\n\n${risk} Fog hides the pier of the ferry at night.\n\n## Ice\n\n${risk} Ice breaks the planks of the old pier in March.\n`,
    );
    assert.equal(
      slides
        .map(slideText)
        .join('\n')
        .match(/severity is high/gu)?.length,
      2,
    );
  });

  it('is shown once under one heading', async () => {
    const { slides } = await writtenDeck(
      '# Harbor\n\n## Fog\n\nWe found that fog hides the pier. The ferry stays in the harbor at night.\n\nWe found that fog hides the pier. The office calls the crews.\n',
    );
    assert.equal(
      slides
        .map(slideText)
        .join('\n')
        .match(/hides the pier/gu)?.length,
      1,
    );
  });
});
