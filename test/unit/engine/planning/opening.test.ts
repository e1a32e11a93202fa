import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { outlineOf } from '../../../../src/engine/outline/outline.ts';
import { coverOf } from '../../../../src/engine/planning/opening.ts';
import { markdown } from '../../../support/reading.ts';

const subtitleOf = async (text: string): Promise<string> => {
  const outline = outlineOf([await markdown(text)]);
  assert.ok(outline);
  return plain(coverOf(outline, 'us').opening.subtitle ?? []);
};
const costs = '\n\n## Costs\n\nIt costs 40 €.';
const body = `\n\nThe harbor opens in May.${costs}`;

describe('the cover', () => {
  it('says under the title what the document begins with', async () => {
    assert.equal(await subtitleOf(`# Harbor\n\nA pier for the island.${body}`), 'A pier for the island.');
  });

  it('keeps in its notes where to join and what to look up, above all that is said', async () => {
    const listOf = async (...entries: string[]) => {
      const text = `# Harbor\n\n${entries.map((entry) => `- ${entry}`).join('\n')}${costs}`;
      const { opening, intro } = coverOf(outlineOf([await markdown(text)])!, 'us');
      return [opening.part.blocks.length, intro?.blocks.length ?? 0];
    };
    const ways = ['[Board of tasks](https://a.example)', '[Minutes](https://b.example)', 'At noon'];
    assert.deepEqual(await listOf(...ways), [1, 0]);
    assert.deepEqual(await listOf('The pier is [old](https://a.example), and long', 'At noon'), [0, 1]);
  });

  it('says who wrote it and when, not under the title', async () => {
    const text = `# Harbor\n\nMarch 2025. For the crews of all boats.${body}`;
    const { opening } = coverOf(outlineOf([await markdown(text)])!, 'us');
    assert.deepEqual(
      [opening.byline, plain(opening.subtitle ?? [])],
      ['March 2025', 'For the crews of all boats.'],
    );
    const alone = coverOf(outlineOf([await markdown(`# Harbor\n\nMarch 2025.${body}`)])!, 'us');
    assert.deepEqual([alone.opening.byline, alone.intro], ['March 2025', undefined]);
  });

  it('says of who wrote it and when nothing that is remarked on it', async () => {
    const fields = [
      'Author: Tam – corrections to me until Friday, please',
      'Date: 3 May 2026 (we had planned it for the second)',
      'Status: ~~draft~~ agreed',
    ];
    const { opening } = coverOf(
      outlineOf([await markdown(`# Harbor\n\n${fields.join('\n')}${body}`)])!,
      'us',
    );
    assert.equal(opening.byline, 'Tam · 3 May 2026 · agreed');
    const { opening: plainly } = coverOf(
      outlineOf([await markdown(`# Harbor\n\nAuthor: Tam (@tam)\nDate: 3 May 2026${body}`)])!,
      'us',
    );
    assert.equal(plainly.byline, 'Tam (@tam) · 3 May 2026');
  });

  it('does not say its title again in other signs', async () => {
    assert.equal(await subtitleOf(`# Move the pier → the bay\n\nMove: the pier to the bay${body}`), '');
  });

  it('says nothing there of where it is to be read', async () => {
    assert.equal(
      await subtitleOf(
        `# Harbor\n\nDo not read this by the sea, guides are printed at https://example.org every year.${body}`,
      ),
      '',
    );
  });

  it('says nothing there in so few words that it says nothing', async () => {
    assert.equal(await subtitleOf(`# Harbor\n\nRegistered charity. This is what it does.${body}`), '');
  });

  it('says there what stands below the title as a quotation of nobody', async () => {
    assert.equal(
      await subtitleOf(`# Harbor\n\n> A pier for the island, very fast!${body}`),
      'A pier for the island, very fast!',
    );
    assert.equal(await subtitleOf(`# Harbor\n\n> A pier for the island!\n>\n> — Ada${body}`), '');
    assert.equal(await subtitleOf(`# Harbor\n\n> We ship. We wait.${body}`), '');
  });

  it('says there what the document comes to in its own words', async () => {
    for (const name of ['**TL;DR:**', '__Summary__:', 'In short:'])
      assert.equal(
        await subtitleOf(`# Harbor\n\n${name} We were able to save all the boats.${body}`),
        'We were able to save all the boats.',
      );
  });

  it('says there what is bold from end to end, unless that is the name of what follows', async () => {
    assert.equal(
      await subtitleOf(`# Harbor\n\n**Nobody lands before May.**${body}`),
      'Nobody lands before May.',
    );
    assert.equal(await subtitleOf(`# Harbor\n\n**The problem.** Nobody lands before May.${body}`), '');
  });

  it('says nothing there where it begins with a greeting, or with where to read on', async () => {
    assert.equal(await subtitleOf(`# Harbor\n\nHi all,${body}`), '');
    assert.equal(await subtitleOf(`# Harbor\n\nFor more details, see the page of the harbor.${costs}`), '');
    assert.equal(
      await subtitleOf(`# Harbor\n\nSpawned from https://example.org/3603${body}`),
      'The harbor opens in May.',
    );
    assert.equal(
      await subtitleOf(`# Harbor\n\n[The page of the harbor](https://example.org)${body}`),
      'The harbor opens in May.',
    );
  });

  it('says nothing there that the next sentence takes back', async () => {
    assert.equal(
      await subtitleOf(`# Harbor\n\nA pier is cheap. However, the one of the island was not.${body}`),
      '',
    );
    assert.equal(await subtitleOf(`# Harbor\n\nA pier is cheap. Ours is old.${body}`), 'A pier is cheap.');
  });

  it('takes into its notes what is said in italics of the document', async () => {
    const introOf = async (text: string) => {
      const outline = outlineOf([await markdown(`# Harbor\n\n${text}${body}`)]);
      assert.ok(outline);
      const { intro } = coverOf(outline, 'us');
      return intro?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [plain(block.text)] : []));
    };
    const said = 'Prepared by the harbor office for the crews of all the boats of the island';
    const asked = 'Please do not forward it to anybody on the other island before the first of May';
    assert.deepEqual(await introOf(`*${said}. ${asked}.*`), undefined);
    assert.deepEqual(await introOf(`${said}. ${asked}.`), [`${asked}.`, 'The harbor opens in May.']);
  });

  it('leaves the head of a letter to the notes with its greeting', async () => {
    const head = 'Harbor Works Ltd, 14 Quay Street\n\nTo the Society of Pilots, attn. Ada Ruiz\n\n9 May 2026';
    const noted = async (above: string) => {
      const outline = outlineOf([await markdown(`# Harbor\n\n${above}\n\nDear Ms Ruiz,${body}`)]);
      return coverOf(outline!, 'us').opening.part.blocks.flatMap((block) =>
        block.kind === 'paragraph' ? [plain(block.text)] : [],
      );
    };
    assert.deepEqual((await noted(head)).slice(0, 4), [...head.split('\n\n'), 'Dear Ms Ruiz,']);
    const said = 'We measured the tides of the bay for a year.';
    assert.equal(await subtitleOf(`# Harbor\n\n${said}\n\nDear Ms Ruiz,${body}`), said);
  });

  it('leaves to the notes why a letter is short', async () => {
    const text = `# Weekly\n\nHi all,\n\nshort one because I'm off tomorrow.${costs}`;
    assert.equal(coverOf(outlineOf([await markdown(text)])!, 'us').intro, undefined);
  });

  it('leaves what was decided to a slide, however short it is', async () => {
    const outline = outlineOf([
      await markdown(`# Harbor\n\nHi all,\n\nWe decided to close the pier.${body}`),
    ]);
    assert.ok(coverOf(outline!, 'us').intro);
  });

  it('leaves to a slide what says of the document what it is, and is too long to stand under its title', async () => {
    const long =
      'Whoever lands at the island shall have a pier that stays dry at every tide, since the old one lay under water for half of each day of the winter.';
    const outline = outlineOf([await markdown(`# Harbor\n\n${long}${costs}`)]);
    const { opening, intro } = coverOf(outline!, 'us');
    assert.equal(opening.subtitle, undefined);
    assert.equal(intro?.blocks.length, 1);
  });

  it('leaves to a slide what it comes to in a few words, set off or not, where the cover says none of it', async () => {
    const said =
      'Short version: the queue was full because the cleanup job had been off since April 11. We turned it on and added an alert.';
    for (const text of [said, `> [!NOTE]\n> ${said}`])
      assert.ok(coverOf(outlineOf([await markdown(`# Harbor\n\n${text}${costs}`)])!, 'us').intro, text);
  });

  it('leaves to a slide what is listed below it, set off or not', async () => {
    const introOf = async (text: string) =>
      coverOf(outlineOf([await markdown(`# Harbor\n\n${text}${costs}`)])!, 'us').intro;
    assert.ok(await introOf('> - Opening: 19 May\n> - Freeze: 14 May'));
    assert.equal(await introOf('> We open in May.\n>\n> Or so.'), undefined);
  });

  it('does not say its title again with a bracket', async () => {
    const front = (heading: string) => `---\ntitle: End of life\n---\n\n# ${heading}${costs}`;
    assert.equal(await subtitleOf(front('End of life (EOL)')), '');
    assert.equal(await subtitleOf(front('What then')), 'What then');
  });

  it('does not say its title again as who wrote it and when', async () => {
    const bylineOf = async (line: string) =>
      coverOf(outlineOf([await markdown(`# Phase one, May 2020\n\n**${line}**${body}`)])!, 'us').opening
        .byline;
    assert.equal(await bylineOf('Phase one, May 2020'), undefined);
    assert.equal(await bylineOf('Released May 2020'), 'Released May 2020');
  });
});
