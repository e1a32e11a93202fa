import assert from 'node:assert/strict';
import { withBoldParts } from '../../../../../../src/engine/reading/markdown/cleaning/boldParts.ts';

describe('lines in bold right above headings', () => {
  it('are the parts that what stands below them is of', () => {
    assert.equal(
      withBoldParts(
        '# Minutes\n\n**Office**\n\n## Agenda\n\ntext\n\n**Yard**\n\n## Agenda\n\n### Masts\n\ntext',
      ),
      '# Minutes\n\n## Office\n\n### Agenda\n\ntext\n\n## Yard\n\n### Agenda\n\n#### Masts\n\ntext',
    );
  });

  it('are one where one of them begins anew what has headings of the same names above it', () => {
    const whole = '# Notice\n\n## Summary\n\ntext\n\n## Boats\n\ntext';
    assert.equal(
      withBoldParts(`${whole}\n\n**_The first notice_**\n\n## Summary\n\ntext\n\n## Masts\n\ntext`),
      `${whole}\n\n## The first notice\n\n### Summary\n\ntext\n\n### Masts\n\ntext`,
    );
  });

  for (const [what, text] of [
    ['one alone', '**Office**\n\n## Agenda\n\ntext\n\n## Votes'],
    ['those above text', '**Office**\n\ntext\n\n**Yard**\n\ntext'],
    ['sentences', '**It is open.**\n\n## Agenda\n\ntext\n\n**It is closed.**\n\n## Votes'],
    ['those within a listing', '```\n**Office**\n\n## Agenda\n\n**Yard**\n\n## Votes\n```'],
    ['the ends of paragraphs', 'text\n**Office**\n\n## Agenda\n\ntext\n**Yard**\n\n## Votes'],
  ] as const)
    it(`are none: ${what}`, () => assert.equal(withBoldParts(text), text));
});
