import assert from 'node:assert/strict';
import { writtenDeck } from '../../../support/writtenDeck.ts';

describe('the heading that a document is called by', () => {
  const parts = '\n\nTwelve piers are painted.\n\n# Money\n\nIt costs 3,000 euros.';
  const sectionsOf = async (text: string): Promise<string[]> =>
    (await writtenDeck(text)).sections.map(({ title }) => title);

  it('is no part where it is in the title of the front matter again, and the line below it is on the cover', async () => {
    const front = '---\ntitle: Quayside Festival – project plan\nauthor: Ada Holm\n---\n\n';
    const { slides, sections } = await writtenDeck(
      `${front}# Quayside Festival\n\nFri 29 – Sun 31 August 2025, Old Timber Quay\n\n## Stages\n\nThere are two of them.\n\n## Money\n\nIt costs 3,000 euros.`,
    );
    assert.deepEqual(
      sections.map(({ title }) => title),
      ['Stages', 'Money'],
    );
    assert.match(JSON.stringify(slides[0]), /"subtitle":\[\{"text":"Fri 29 – Sun 31 August 2025/);
  });

  it('is the first one, whatever its equals are', async () => {
    const sections = await sectionsOf(`# Harbor${parts}`);
    assert.ok(!sections.includes('Harbor'), sections.join());
  });

  it('is not the only one where the text has begun before it and it names a part', async () => {
    const begun = 'Boatlog is a program that counts the boats of a small harbor.\n\n';
    const titleOf = async (heading: string): Promise<string> =>
      (await writtenDeck(`${begun}### ${heading}\n\nWe thank the harbor office for its lists.\n`)).storyline
        .deck.title;
    assert.match(await titleOf('Acknowledgements'), /^Boatlog/);
    assert.equal(await titleOf('Counting boats by hand'), 'Counting boats by hand');
  });

  it('is none of several equal ones where the text has begun before them', async () => {
    const sections = await sectionsOf(
      `The harbor has been painted every ten years since it was built.\n\n# Piers${parts}`,
    );
    assert.deepEqual(sections.slice(-2), ['Piers', 'Money']);
  });
});

describe('the line on the cover that says whose a document is', () => {
  const bylineOf = async (fields: string): Promise<unknown> => {
    const { slides } = await writtenDeck(
      `# Loss of a freezer\n\n${fields}\n\n## Cause\n\nThe alarm went to a phone in a drawer.\n\n## Cost\n\nIt is 4,000 euros.`,
    );
    return (slides[0] as { readonly byline?: string }).byline;
  };

  it('stands below the line that says what the document is about', async () => {
    const { slides } = await writtenDeck(
      '# Second Boil\n\n**We repair the ovens that restaurants throw away.**\n\nAda Holm and Bo Lind, Leeds — for the meeting on 4 May 2025\n\n## What we do\n\nWe buy dead ovens.\n\n## The ask\n\nWe ask for 3,000 euros.',
    );
    assert.match(JSON.stringify(slides[0]), /"byline":"Ada Holm and Bo Lind, Leeds — for the meeting/);
    assert.match(JSON.stringify(slides[0]), /We repair the ovens/);
  });

  it('has no number that says nothing without its name, and no address beside a name', async () => {
    assert.equal(
      await bylineOf('**Severity:** 2 (no harm to anybody)\n**Author:** Ada Holm\n**Date:** 7 July 2024'),
      'Ada Holm · 7 July 2024',
    );
    assert.equal(
      await bylineOf(
        '**From:** Ada Holm <ada@harbor.example>\n**Date:** Fri, 17 Oct 2026 16:42 +0200\n**Subject:** Loss',
      ),
      'Ada Holm · Fri, 17 Oct 2026',
    );
  });

  it('says how the document stands, by its name where nobody and no day is named', async () => {
    assert.equal(await bylineOf('**Status:** accepted\n**Version:** 2.1'), 'Status: accepted');
    assert.equal(await bylineOf('**Category:** draft\n**Status:** draft'), 'Status: draft');
    assert.equal(await bylineOf('**Status:** 2\n**Version:** 2.1'), undefined);
    const dated = '**Status:** accepted\n**Date:** 7 July 2024';
    assert.equal(await bylineOf(dated), '7 July 2024 · accepted');
  });

  it('has no day beside the one that the title says', async () => {
    const coverOf = async (title: string) => {
      const { slides } = await writtenDeck(
        `---\nauthor: Ada Holm\ndate: 2010-12-03\n---\n\n# ${title}\n\n## Cause\n\nIt leaks.\n\n## Cost\n\nIt is 40.`,
      );
      return (slides[0] as { readonly byline?: string }).byline;
    };
    assert.equal(await coverOf('Board meeting 2014-01-23'), 'Ada Holm');
    assert.equal(await coverOf('Board meeting 2010-12-03'), 'Ada Holm · 2010-12-03');
  });
});
