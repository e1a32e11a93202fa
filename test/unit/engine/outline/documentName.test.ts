import assert from 'node:assert/strict';
import { planOf } from '../../../support/writtenDeck.ts';

const titleOf = async (text: string, documentName: string): Promise<string> => {
  const plan = await planOf(text, { documentName });
  assert.ok(plan.outcome === 'storyline');
  return plan.storyline.deck.title;
};
const text =
  'We met on Monday and agreed to move the archive.\n\n- Ana packs the boxes\n- Bo drives the van\n';

describe('a document without a title', () => {
  it('is called as its file', async () => {
    assert.equal(await titleOf(text, 'archive_move-2026.md'), 'Archive move 2026');
    assert.equal(await titleOf(text, 'THREAT_MODEL.md'), 'Threat model');
    assert.equal(await titleOf(text, 'HTS.md'), 'HTS');
  });

  it('has names as its text writes them where that never begins them small', async () => {
    const named = `NOTES\n\nThe RFC moves it to the ARCHIVES on GitHub. ${text}`;
    assert.equal(await titleOf(named, 'rfc-archive-notes.md'), 'RFC archive notes');
    assert.equal(await titleOf(named, 'our_github_move.md'), 'Our GitHub move');
  });

  it('is not called as a file that nobody has named', async () => {
    for (const name of ['Untitled-1', 'README.md', 'notes.txt', '2026.md'])
      assert.match(await titleOf(text, name), /We met on Monday/, name);
  });

  it('is called as the line that it begins with', async () => {
    const line = 'Minutes of the allotment society, 11 June (in the hut)';
    assert.equal(await titleOf(`${line}\n\n${text}`, 'allotment-minutes.md'), line);
    assert.equal(await titleOf(`**${line}**\n\n${text}`, 'allotment-minutes.md'), line);
    for (const other of ['**Action items**', 'Dear all,', 'Who was there:'])
      assert.equal(await titleOf(`${other}\n\n${text}`, 'allotment-minutes.md'), 'Allotment minutes', other);
  });

  it('is called as that line where the file is, and its first heading is not', async () => {
    const line = 'Week 6 – the archive, and how to move it';
    const headed = `${line}\n\n# Before you read on\n\n${text}\n\n# Boxes\n\nThey are of oak.`;
    assert.equal(await titleOf(headed, 'handout-archive.md'), line);
    const written = 'Ata do comitê de migração';
    assert.equal(await titleOf(headed.replace(line, written), 'ata-comite-migracao.md'), written);
    for (const [other, name] of [
      [headed, 'handout-6.md'],
      [headed.replace('you read on', 'the archive moves'), 'handout-archive.md'],
    ] as const)
      assert.match(await titleOf(other, name), /^Before /, name);
  });

  it('is called as its text defines the short form that the file has', async () => {
    const survey =
      'Harbor Traffic Survey (HTS) counts the ships of a day. It began in 2024.\n\n- one\n- two\n';
    assert.equal(await titleOf(survey, 'hts-2026.md'), 'Harbor Traffic Survey');
    assert.equal(await titleOf(survey, 'readme.md'), 'Harbor Traffic Survey');
    assert.equal(await titleOf(survey, 'ship-count.md'), 'Ship count');
  });

  it('is called as its file where the first heading is one of several after a text', async () => {
    const parts = ['1. Boats', '2. Piers', '3. Fees'].map((part) => `# ${part}\n\n${text}`).join('\n');
    assert.equal(
      await titleOf(`This period has changes in the following parts.\n\n${parts}`, 'harbor-status.md'),
      'Harbor status',
    );
  });

  it('is called as its file where its headings stand over nothing but lists', async () => {
    const lists = ['Features', 'Bugs', 'Tasks'].map((name) => `# ${name}\n\n- ${text}`).join('\n\n');
    assert.equal(await titleOf(lists, 'council-release.md'), 'Council release');
    assert.equal(await titleOf(lists, 'readme.md'), 'Features');
  });

  it('is called as its file where its headings are days', async () => {
    const days = ['March 1', 'March 8', 'March 15'].map((day) => `# ${day}\n\n- ${text}`).join('\n');
    assert.equal(await titleOf(days, 'council-march.md'), 'Council march');
  });

  it('is called by a date or a version with dashes as by any other name', async () => {
    for (const name of ['2024-01-02', 'v1.2.0-rc.1', '2.2.0-1'])
      assert.equal(await titleOf(`# ${name}\n\n${text}`, 'notes.md'), name);
  });

  it('is called as its heading where it has one', async () => {
    assert.equal(await titleOf(`# Moving day\n\n${text}`, 'archive.md'), 'Moving day');
  });

  it('is called as the heading that it begins with, though that stands lower than those below it', async () => {
    const club = '## Bylaws of the club\n\nWe sail.\n\n# Members\n\nAll are welcome.\n\n# Fees\n\n€ 20.\n';
    assert.equal(await titleOf(club, 'club.md'), 'Bylaws of the club');
    assert.equal(await titleOf(club.replace('Bylaws of the club', 'Summary'), 'club.md'), 'Members');
  });

  const parts = (first: string): string =>
    `# Summary\n\n${first}\n\n# Motivation\n\nThe boat leaks.\n\n# Alternatives\n\nWe could swim.\n`;

  it('is not called as a part of it', async () => {
    assert.equal(await titleOf(parts('Buy a new boat. It costs little.'), 'rfc.md'), 'Buy a new boat');
    assert.equal(await titleOf(parts('Buy a new boat.'), '0832-new-boat.md'), '0832 new boat');
    assert.equal(await titleOf(parts('There are two ways:'), 'rfc.md'), 'Summary');
    const lower = parts('Buy a new boat.').replaceAll('# ', '## ');
    assert.equal(await titleOf(lower, 'readme.md'), 'Buy a new boat');
  });

  it('is called as its file where its title names a part', async () => {
    const whole = (title: string): string => `# ${title}\n\n## Boats\n\nThey leak.\n\n## Crew\n\nIt swims.\n`;
    assert.equal(await titleOf(whole('Summary'), 'harbor-day.md'), 'Harbor day');
    assert.equal(await titleOf(whole('Summary'), 'summary.md'), 'Summary');
    assert.equal(await titleOf(whole('Our summer'), 'harbor-day.md'), 'Our summer');
  });

  it('is not called as what points at something else', async () => {
    const spawned = 'Spawned from https://example.org/issues/3603\n\nBuy a new boat.';
    assert.equal(await titleOf(parts(spawned), 'rfc.md'), 'Buy a new boat');
    const linked = '[Topics of the meeting](https://example.org/pad)\n\nThe boat leaks.\n';
    assert.equal(await titleOf(linked, 'readme.md'), 'The boat leaks');
  });

  it('is called as its file with a number that says nothing alone', async () => {
    const minutes = '# 9/10\n\n## News\n\nThe boat leaks.\n\n## Votes\n\nNobody voted.\n';
    assert.equal(await titleOf(minutes, 'minutes-harbor.md'), 'Minutes harbor, 9/10');
    assert.equal(await titleOf(minutes, 'notes.md'), '9/10');
    assert.equal(await titleOf(minutes.replace('9/10', '2025'), 'roadmap.md'), 'Roadmap 2025');
  });

  it('is called as what stands on its first shelf', async () => {
    const fees = (opening: string): string =>
      `# English\n\n${opening}## Our fees\n\nThey are 20 €.\n\n# Deutsch\n\n## Beiträge\n\nEs sind 20 €.\n`;
    assert.equal(await titleOf(fees(''), 'readme.md'), 'Our fees');
    assert.equal(await titleOf(fees('We sail.\n\n'), 'readme.md'), 'English');
    const named = fees('').replace('English', 'The fees of our sailing club');
    assert.equal(await titleOf(named, 'readme.md'), 'The fees of our sailing club');
  });

  it('is called as the empty heading above all others', async () => {
    const club = (below: string): string => `# Bylaws\n\n# Members\n\n${below}\n\n# Fees\n\n${below}\n`;
    assert.equal(await titleOf(club('All are welcome.'), 'readme.md'), 'Bylaws');
    assert.equal(
      await titleOf(club('All are welcome.').replace('Bylaws', 'Summary'), 'readme.md'),
      'Members',
    );
  });
});

describe('a document that is called by a number', () => {
  const release = (text: string): string =>
    `---\ntitle: 2.2.0\n---\n\n${text}\n\n- It is faster.\n- It is smaller.\n`;

  it('is called so where all of them are of one level', async () => {
    const low = (first: string) => `### ${first}\n\n### Members\n\nAll are welcome.\n\n### Fees\n\n€ 20.\n`;
    assert.equal(await titleOf(low('The sailing club'), 'club-2026.md'), 'The sailing club');
    assert.equal(await titleOf(low('Summary'), 'club-2026.md'), 'Club 2026');
  });

  it('has the name that its text gives with it', async () => {
    assert.equal(
      await titleOf(release("I'd like to announce Harbor Watch 2.2.0."), 'x.md'),
      'Harbor Watch 2.2.0',
    );
    assert.equal(await titleOf(release('We announce a release. It has Harbor 2.2.01.'), 'x.md'), '2.2.0');
  });
});

describe('a heading too long for a title', () => {
  it('stands under the title where it is the only one', async () => {
    const line = `More than thirty people of the town, the press and the university met in the old harbor on the eighth of September to ${'talk and '.repeat(5)}plan.`;
    const plan = await planOf(
      `---\ntitle: Open budgets\n---\n\n## ${line}\n\nThe meeting began at ten. It went well.\n`,
    );
    assert.ok(plan.outcome === 'storyline');
    const [first] = plan.storyline.sections;
    assert.ok(first && !first.title.startsWith('More than thirty'));
  });
});
