import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

const metadataOf = async (text: string) => {
  const { title, author, date, status, blocks } = await markdown(text);
  return { title: title && plain(title), author, date, status, first: blocks[0]?.kind };
};

describe('what a document says about itself', () => {
  const coverOf = async (head: string) => {
    const { title, subtitle, author, blocks } = await markdown(`${head}\n\n## Costs\n\nIt costs 40.`);
    return [plain(title ?? []), plain(subtitle ?? []), author, blocks.length];
  };

  it('says whose it is and of when in lines below the title', async () => {
    assert.deepEqual(await coverOf('# Plan\n\nOwner: Ada Ruiz  \nVersion of 14 January, after the meeting'), [
      'Plan',
      '',
      'Ada Ruiz',
      0,
    ]);
    assert.deepEqual(await coverOf('# Plan\n\nLast drill: 2025-02-11, two hours\nOwner: #storage'), [
      'Plan',
      '',
      '#storage',
      0,
    ]);
    assert.equal((await coverOf('# Plan\n\n**Date:** 2024-10-02\n**Attendees:** Ada, Bo, Cy'))[3], 0);
    const { date } = await markdown(
      '# Plan\n\nAda Ruiz, Bo Lind  \n9 December 2024\n\n## Costs\n\nIt costs 40.',
    );
    assert.equal(date, '9 December 2024');
    assert.equal((await coverOf('# Plan\n\nOwner: Ada Ruiz  \nWe open in May, and close in June.'))[3], 1);
  });

  it('says what it is of in a heading over nothing but its fields', async () => {
    const card = (heading: string, fields: string) => coverOf(`# Requirements\n\n## ${heading}\n\n${fields}`);
    const fields = '**Version:** 1.0\\\n**Date:** 15 February 2026\\\n**Authors:** Ada, Bo';
    assert.deepEqual(await card('A ferry for two harbors', fields), [
      'Requirements',
      'A ferry for two harbors',
      'Ada, Bo',
      0,
    ]);
    assert.equal((await card('Background', fields))[1], '');
    assert.equal((await card('A ferry for two harbors', 'It goes at noon.'))[1], '');
  });

  it('says of when it is among fields of which one names very many', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `Ada Ruiz ${at}`).join(', ');
    const { date } = await metadataOf(
      `# Plan\n\n* **Status**: "agreed"\n* **Date**: "2025-06-26"\n* **Consulted**: "${names}"\n\n## Costs\n\nLow.`,
    );
    assert.equal(date, '2025-06-26');
  });

  it('begins a field with each label in bold, on whatever line it stands', async () => {
    assert.deepEqual(
      await coverOf(
        '# Plan\n\n**Product:** Pier  **Owner:** Ada Ruiz\n**Design:** Bo Lind  **Status:** **draft 0.7**',
      ),
      ['Plan', '', 'Ada Ruiz', 0],
    );
  });

  it('says below the title of its kind what it is of, or what it asks for', async () => {
    assert.deepEqual(await coverOf('# Status report of week 38, 2024\n\nProject: Meters\nAuthor: Ada Ruiz'), [
      'Status report of week 38, 2024',
      'Meters',
      'Ada Ruiz',
      0,
    ]);
    const van = '# A budget for the van of the school\n\nSubject: Replacing the van\nAuthor: Ada Ruiz';
    assert.equal((await coverOf(van))[1], '');
    const asked = 'To: the committee\nFrom: Ada Ruiz\nAmount requested: £38,600';
    assert.equal((await coverOf(`# Request for funds\n\n${asked}`))[1], 'Amount requested: £38,600');
  });

  it('says of itself nothing that is left of a table without its line breaks', async () => {
    const { author, date } = await metadataOf(
      '# Reviews\n\n|---|---| |**TO:**|The office| |**FROM:**|Ada Ruiz| |**DATE:**|4 May 2024|\n\nIt rains.',
    );
    assert.deepEqual([author, date], [undefined, undefined]);
  });

  it('is called by the subject of a mail, written small or not', async () => {
    const { title } = await metadataOf('Subject: motor control, week 23\n\nHi all,\n\nThe whine is found.');
    assert.equal(title, 'Motor control, week 23');
    const mail = await metadataOf(
      '**To:** the board  \n**Cc:** Bo  \n**Subject:** We are late\n\nHi all,\n\nIt rains.',
    );
    assert.deepEqual([mail.title, mail.first], ['We are late', 'paragraph']);
  });

  it('names the document by the field that names the thing', async () => {
    const said = await metadataOf(
      '- Feature Name: async\n- Start Date: 2024-03-01\n\n# Summary\n\nIt waits.\n\n# Motivation\n\nSpeed.',
    );
    assert.deepEqual(said, {
      title: 'async',
      author: undefined,
      date: '2024-03-01',
      status: undefined,
      first: undefined,
    });
  });

  it('says whose it is in any of its fields, below a line that says of what kind it is', async () => {
    const fields = '**Prepared by:** Ada Holm\n**For:** The board\n**Field work:** May and June';
    const below = '\n\n## Result\n\nIt floats.\n\n## Cost\n\nFour.';
    const said = await metadataOf(`# Boats\n\n**Summary of the survey**\n\n${fields}${below}`);
    assert.deepEqual([said.author, said.first], ['Ada Holm', undefined]);
    const { subtitle } = await markdown(`# Boats\n\n**Summary of the survey**\n\n${fields}${below}`);
    assert.equal(plain(subtitle ?? []), 'Summary of the survey');
    assert.equal((await metadataOf(`# Boats\n\n**It floats.**\n\nSoon.${below}`)).first, 'paragraph');
  });

  it('reads fields of front matter by the words of its language, and no name from a part of one', async () => {
    const german = await metadataOf(
      '---\nprojektleitung: Miriam Holm\nstand: 2025-02-03\n---\n\n# Umzug der Boote\n\nDie Boote werden im Mai in den neuen Hafen verlegt, weil der alte zu klein ist.\n\n## Kosten\n\nEs kostet nichts.',
    );
    assert.deepEqual([german.author, german.date], ['Miriam Holm', '2025-02-03']);
    const { title, author } = await metadataOf(
      `# Moving\n\n**Project lead:** Ada Holm\n**Version:** 2${'\n\n## Result\n\nIt floats.\n\n## Cost\n\nFour.'}`,
    );
    assert.deepEqual([title, author], ['Moving', 'Ada Holm']);
  });

  it('names the document by a field that says more than its heading, which then says nothing', async () => {
    const named = async (heading: string, name: string) => {
      const { title, subtitle } = await markdown(
        `# ${heading}\n\n- Title: ${name}\n- Date: 2019-08-13\n\n## Overview\n\nIt sinks.\n\n## Fix\n\nIt floats.`,
      );
      return [title, subtitle].map((text) => text && plain(text));
    };
    assert.deepEqual(await named('Advisory', 'Sinking Boats Advisory'), [
      'Sinking Boats Advisory',
      undefined,
    ]);
    assert.deepEqual(await named('Meta', 'Sinking Boats'), ['Sinking Boats', undefined]);
    assert.deepEqual(await named('Proposal', 'Sinking Boats'), ['Sinking Boats', 'Proposal']);
  });

  it('says in words what was written as the name of a file', async () => {
    const titled = async (name: string) =>
      (
        await metadataOf(
          `- Feature Name: ${name}\n- Start Date: 2024-03-01\n\n# Summary\n\nIt waits.\n\n# Motivation\n\nSpeed.`,
        )
      ).title;
    assert.equal(await titled('rfc_0001_remove_pier'), 'Rfc 0001 remove pier');
    assert.equal(await titled('session_log'), 'session_log');
    assert.equal(await titled('retired-committers'), 'Retired committers');
  });

  it('takes how much it matters beside who wrote it, and a field that is said in sentences', async () => {
    const fields = (author: string) =>
      `**Severity:** 1\n**${author}:** Ann Bell\n**Status:** reviewed\n**Blame:** none. If you find some, tell us.`;
    const said = await metadataOf(`# Sunk boats\n\n${fields('Authors')}\n\n## Summary\n\nThey sank.`);
    assert.deepEqual([said.author, said.status, said.first], ['Ann Bell', 'reviewed', undefined]);
    const task = await metadataOf(`# Sunk boats\n\n${fields('Diver')}\n\n## Summary\n\nThey sank.`);
    assert.equal(task.first, 'list');
  });

  it('names people in a list below the word for them, with fields below', async () => {
    const text =
      '# Boats in winter\n\nAuthors:\n\n* Ann Bell ([@ann](https://example.org/ann))\n* Bo Kay (@bo)\n\nType: Proposal\nStatus: Draft\n\n## Plan\n\nWe build it.\n\n## Cost\n\nIt is cheap.\n';
    assert.deepEqual(await metadataOf(text), {
      title: 'Boats in winter',
      author: 'Ann Bell, Bo Kay',
      date: undefined,
      status: 'Draft',
      first: undefined,
    });
  });

  it('is no list of what is done, and no list that a sentence introduces', async () => {
    for (const opening of [
      'Tasks:\n\n- Ann Bell\n- Bo Kay',
      'Crew:\n\n- Ann Bell\n- Bo Kay',
      'Authors:\n\n- Ann Bell writes the book.\n- Bo Kay draws.',
      'The authors of it all:\n\n- Ann Bell\n- Bo Kay',
    ]) {
      const { author, first } = await metadataOf(`# Boats\n\n${opening}\n\n## Plan\n\nWe build it.\n`);
      assert.deepEqual([author, first], [undefined, 'paragraph'], opening);
    }
  });

  it('is not what a form asks to be filled in', async () => {
    const { author, date } = await metadataOf(
      '- Author: (fill this in with [your name](#you))\n- Start Date: <today>\n- Status: draft\n\n# T\n\ntext',
    );
    assert.deepEqual([author, date], [undefined, undefined]);
  });

  it('is read in lists, lines, tables and listings', async () => {
    const ways = [
      '# T\n\n* Author: Ada\n* Status: **Accepted**\n\ntext',
      '# T\n\nAuthor: Ada  \nStatus: Accepted\n\ntext',
      '# T\n\n| Author | Ada |\n|---|---|\n| Status | Accepted |\n\ntext',
      '# T\n\n```\nAuthor: Ada\nStatus: Accepted\n```\n\ntext',
    ];
    for (const way of ways) {
      const said = await metadataOf(way);
      assert.deepEqual(
        [said.title, said.author, said.status, said.first],
        ['T', 'Ada', 'Accepted', 'paragraph'],
        way,
      );
    }
  });

  it('names nothing by a remark, and dates nothing by what is said to a program', async () => {
    const said = await metadataOf(
      '- Feature Name: stable at once, because it changes a macro\n- Published: True\n- Author: Ada\n\n# Summary\n\nIt waits.\n\n# Motivation\n\nSpeed.',
    );
    assert.deepEqual([said.title, said.date, said.author], [undefined, undefined, 'Ada']);
  });

  it('stands under a heading of its own, too, which has nothing else', async () => {
    const of = async (fields: string) => {
      const { title, author } = await markdown(
        `# Paper\n\n${fields}\n\n# Summary\n\ntext\n\n# Weak points\n\ntext`,
      );
      return [title && plain(title), author];
    };
    assert.deepEqual(
      await of('* **Title**: Ten years of boats\n* **Authors**: Ada, Grace\n* **Year**: 2014'),
      ['Ten years of boats', 'Ada, Grace'],
    );
    assert.deepEqual(await of('* **Cost**: 4 €\n* **Authors**: Ada, Grace'), [undefined, undefined]);
  });

  it('stands below the first of several headings of one rank, in as many paragraphs as it likes', async () => {
    const { title, author, sections } = await markdown(
      '# Grant proposal for a ferry\n\n**Name of Project:** A ferry\n\n**Proposer:** Ada\n\n**Will you show what it costs?:** Yes.\n\n# Why\n\nIt is far.\n\n# Costs\n\nIt costs 40.',
    );
    assert.deepEqual([plain(title ?? []), author, sections.length], ['Grant proposal for a ferry', 'Ada', 2]);
  });

  it('is named by a field where its heading says no more than of what kind it is', async () => {
    const fields = '- Project: The name of the project **Harbor Watch**\n- Proposer: Ada\n\ntext';
    const of = async (heading: string) => {
      const { title, subtitle } = await markdown(`# ${heading}\n\n${fields}`);
      return [title, subtitle].map((text) => text && plain(text));
    };
    assert.deepEqual(await of('Grant proposal'), ['Harbor Watch', 'Grant proposal']);
    assert.deepEqual(await of('Harbor Watch'), ['Harbor Watch', undefined]);
    assert.deepEqual(await of('Forty cameras on the quays by May'), [
      'Forty cameras on the quays by May',
      'Harbor Watch',
    ]);
  });

  it('says how grave it is where its name stands beside', async () => {
    const named = await metadataOf(
      '# Advisory\n\n- Title: Doors that do not close\n- Severity: High\n\ntext',
    );
    assert.deepEqual([named.title, named.status], ['Doors that do not close', 'High']);
    const task = await metadataOf('# T\n\n- Owner: Ada\n- Severity: High\n\ntext');
    assert.deepEqual([task.status, task.first], [undefined, 'list']);
  });

  it('is read in other languages', async () => {
    const said = await metadataOf(
      '# Bericht\n\n- Autor: Jana Voss\n- Datum: 3. Mai 2026\n\nDer Bericht zeigt, was in diesem Jahr erreicht worden ist und was noch fehlt.',
    );
    assert.deepEqual([said.author, said.date], ['Jana Voss', '3. Mai 2026']);
  });

  it('goes to the notes in full', async () => {
    const { notes } = await markdown('# T\n\n- Author: Ada\n- Reviewers: Bo, Cy\n\ntext');
    assert.match(notes.map(({ text }) => text).join('\n'), /Author: Ada\nReviewers: Bo, Cy/);
  });

  it('is read in paragraphs below each other, with what a form asks among them', async () => {
    const said = await metadataOf(
      '# T\n\n**Proposer:** Ada\n\n**Do you agree that all work is published under an open licence?:** Yes, all of it\n\n**Status:** open\n\n- one\n- two',
    );
    assert.deepEqual([said.author, said.status, said.first], ['Ada', 'open', 'list']);
    const content = await metadataOf('# T\n\n**Author:** Ada\n\n**Aim:** a bridge\n\n**Danger:** floods');
    assert.deepEqual([content.author, content.first], ['Ada', 'paragraph']);
  });

  it('names nobody by an account, and nothing with the marks of a program', async () => {
    const said = await metadataOf(
      'title: "Open budgets: a first meeting"\nauthor: open_budgets\n\n## A\n\ntext',
    );
    assert.deepEqual([said.title, said.author], ['Open budgets: a first meeting', undefined]);
  });

  it('is not what a list of points with names is', async () => {
    const said = await metadataOf(
      '# T\n\n- Speed: twice as fast\n- Size: half as large\n- Price: the same\n\ntext',
    );
    assert.equal(said.first, 'list');
  });

  it('is not what a plan costs and when it is due', async () => {
    const said = await metadataOf(
      '# T\n\n- Owner: Ada\n- Status: open\n- Budget: 120,000\n- Deadline: 5 May\n\ntext',
    );
    assert.equal(said.first, 'list');
  });

  it('leaves a table of tasks where it is', async () => {
    const said = await metadataOf(
      '# T\n\n| Task | Owner | Due |\n|---|---|---|\n| Write | Ada | May |\n\ntext',
    );
    assert.equal(said.first, 'table');
  });
});
