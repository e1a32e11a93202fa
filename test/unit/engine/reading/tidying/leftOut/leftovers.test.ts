import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { outline, read, sketch } from '../../../../../support/reading.ts';

const headingsOf = async (text: string) => {
  const { documents, emptySections } = await read('document.md', text);
  return { headings: outline(documents[0]?.sections ?? []), emptySections };
};
const full = '## Plan\n\nWe build it in May.\n\n## Cost\n\nIt costs 3 million.\n';

describe('what says that there is nothing', () => {
  it('is no step that is all said in its heading, after the one before it', async () => {
    const step = '## 3. Open it in the browser';
    const { documents, emptySections } = await read(
      'document.md',
      `# T\n\n## 1. Build\n\nBuild it.\n\n## 2. Start\n\nStart it.\n\n${step}\n\n## Cost\n\nNone in May.\n`,
    );
    assert.deepEqual(emptySections, []);
    assert.deepEqual(
      documents[0]!.sections.map(({ blocks }) => blocks.length),
      [1, 2, 1],
    );
    assert.deepEqual((await headingsOf(`# T\n\n${full}\n${step}\n`)).emptySections, [
      '3. Open it in the browser',
    ]);
  });

  it('is no sentence that is set as a heading: it is said above all, or below what stands before it', async () => {
    const said = `We strongly advise to keep ${'all of the boats and '.repeat(6)}the mail in one place.`;
    const countsOf = async (text: string) => {
      const { documents, emptySections } = await read('document.md', text);
      const [document] = documents;
      return [document!.blocks.length, document!.sections.map(({ blocks }) => blocks.length), emptySections];
    };
    assert.deepEqual(await countsOf(`# T\n\n#### ${said}\n\n${full}`), [1, [1, 1], []]);
    assert.deepEqual(await countsOf(`# T\n\n${full}\n## ${said}\n`), [0, [1, 2], []]);
    assert.deepEqual(await countsOf(`# T\n\n${full}\n## Costs: 3 boats, about 40 euros.\n`), [0, [1, 2], []]);
    assert.deepEqual((await countsOf(`# T\n\n${full}\n## Keep it.\n`))[2], ['Keep it.']);
    assert.deepEqual((await countsOf(`# T\n\n${full}\n## Item #5: ${said}\n`))[1], [1, 1]);
  });

  it('is no sum that is said in its heading, whatever link stands below it', async () => {
    const lastOf = async (text: string) => {
      const { documents } = await read(
        'document.md',
        `# T\n\n## Venue\n\nThe hall.\n\n## Food\n\nRice.\n\n${text}\n`,
      );
      const { heading, blocks } = documents[0]!.sections.at(-1)!;
      return [plain(heading), sketch(blocks)[0]];
    };
    for (const below of ['', '[Category](Category)'])
      assert.deepEqual(await lastOf(`## Total : 165,000 INR\n\n${below}`), [
        'Total',
        'paragraph: 165,000 INR',
      ]);
    const said = 'We row on each of the days that the weather lets us.';
    assert.deepEqual(await lastOf(`## Plan: 2025\n\n${said}`), ['Plan: 2025', `paragraph: ${said}`]);
  });

  it('is left out with its heading, and told', async () => {
    for (const nothing of [
      '',
      'None',
      'N/A',
      '- None',
      '*TBD*',
      'None in particular.',
      'Nothing yet',
      'No known issues',
      '<!-- describe the risks -->',
    ]) {
      const said = await headingsOf(`# T\n\n${full}\n## Risks\n\n${nothing}\n`);
      assert.deepEqual(said, { headings: ['Plan', 'Cost'], emptySections: ['Risks'] }, nothing);
    }
  });

  it('is left out in other languages', async () => {
    const said = await headingsOf(
      '# T\n\n## Plan\n\nWir bauen das im Mai und werden im Juni damit fertig sein.\n\n## Kosten\n\nEs kostet drei Millionen.\n\n## Risiken\n\nKeine\n',
    );
    assert.deepEqual(said.emptySections, ['Risiken']);
  });

  it('is left out where it says that nothing of the kind is known', async () => {
    const opening =
      '## Plan\n\nWir bauen das im Mai und werden im Juni damit fertig sein.\n\n## Kosten\n\nDrei.';
    for (const nothing of ['Keine besonderen.', 'Keine bekannten Probleme', 'Bisher nichts']) {
      const said = await headingsOf(`# T\n\n${opening}\n\n## Risiken\n\n${nothing}\n`);
      assert.deepEqual(said.emptySections, ['Risiken'], nothing);
    }
    const kept = await headingsOf(`# T\n\n${full}\n## Risks\n\nNo known harbor lies further north.\n`);
    assert.deepEqual(kept.emptySections, []);
  });

  it('is "No." under open questions, and an answer elsewhere', async () => {
    const said = await headingsOf(
      `# T\n\n${full}\n## Unresolved questions\n\nNo.\n\n## Is it safe?\n\nNo.\n`,
    );
    assert.deepEqual(said, {
      headings: ['Plan', 'Cost', 'Is it safe?'],
      emptySections: ['Unresolved questions'],
    });
    const asked = await headingsOf(`# T\n\n${full}\n## Open questions\n\nMusic?\n`);
    assert.deepEqual(asked.emptySections, []);
  });

  it('is the time that an agenda gives to a topic, and no amount among others', async () => {
    const items = async (...lines: string[]): Promise<number> => {
      const { documents } = await read(
        'document.md',
        `# T\n\n- ${lines.join('\n- ')}\n\n## Plan\n\n${lines.at(-1)}\n`,
      );
      const [list] = documents[0]?.blocks ?? [];
      return list?.kind === 'list' ? list.items.length : 0;
    };
    assert.equal(await items('5 minute timebox', 'Ada asked for a boat', 'Bo said no'), 2);
    assert.equal(
      await items(
        '10 Minuten',
        'Ada fragt, ob der Verein im Mai ein neues Boot kauft',
        'Bo ist dagegen, weil die Kasse leer ist',
      ),
      2,
    );
    assert.equal(await items('Refs:\n  - [The plan](a.md)', '5 minutes', 'Ada asked for a boat', 'No'), 3);
    assert.equal(await items('5 minutes', '200 g of flour', 'two eggs'), 3);
    assert.equal(await items('5 minutes is too late', 'Ada asked for a boat', 'Bo said no'), 3);
  });

  it('takes the heading above along when nothing is left under it', async () => {
    const said = await headingsOf(`# T\n\n${full}\n## Open\n\n### Questions\n\nNone\n`);
    assert.deepEqual(said.headings, ['Plan', 'Cost']);
  });

  it('is a form that nobody has filled in', async () => {
    const said = await headingsOf(
      `# T\n\n${full}\n## Sign-off\n\n- Approved by: ____________\n- Date: ________\n\n## Signatures\n\n| Name | Signature |\n|---|---|\n| Ada | |\n| Bo | |\n`,
    );
    assert.deepEqual(said.headings, ['Plan', 'Cost']);
    for (const row of ['| | |', '| - | – |']) {
      const table = `| Question | Answer |\n|---|---|\n${row}\n`;
      const { documents } = await read('document.md', `# T\n\n${full}\n## Questions\n\n${table}`);
      assert.deepEqual(outline(documents[0]!.sections), ['Plan', 'Cost'], row);
      assert.deepEqual(documents[0]!.notes, [], row);
    }
  });

  it('is where reviewers sign, which is for the notes, but not what they say', async () => {
    for (const names of [
      '- [ ] ada\n- [x] bo\n',
      '- @ada\n- @bo\n',
      '- [ ] @ada\n- [ ] @bo - because she built all of the boats\n',
    ]) {
      const { documents } = await read('document.md', `# T\n\n## Reviewers\n\n${names}\n${full}`);
      assert.deepEqual(outline(documents[0]!.sections), ['Plan', 'Cost']);
      assert.match(documents[0]!.notes.map(({ text }) => text).join('\n'), /Reviewers\n@?ada\n@?bo/u);
    }
    const said = await headingsOf(`# T\n\n## Reviewers\n\n- Ada wants it in May\n- Bo agrees\n\n${full}`);
    assert.deepEqual(said.headings, ['Reviewers', 'Plan', 'Cost']);
  });

  it('is an entry that was to be written yet', async () => {
    const text = '# Boats\n\n## Links\n\n* The yard of Ada\n* <...>\n* `...`\n* …\n* and 4 more...';
    const { documents } = await read('document.md', text);
    const [links] = documents[0]!.sections;
    assert.deepEqual(sketch(links!.blocks), ['list: The yard of Ada | ... | and 4 more...']);
  });

  it('keeps an outline that has nothing but headings', async () => {
    const said = await headingsOf('# Talk\n\n## One\n\n## Two\n\n## Three\n');
    assert.deepEqual(said, { headings: ['One', 'Two', 'Three'], emptySections: [] });
  });

  it('is said in one notice, and in no notes', async () => {
    const { documents, emptySections } = await read(
      'document.md',
      `# T\n\n${full}\n## Risks\n\nNone so far\n\n## End\n\nNone\n`,
    );
    assert.deepEqual(documents[0]?.notes, []);
    assert.deepEqual(emptySections, ['Risks', 'End']);
  });
});
