import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { withImpliedTopics } from '../../../../../src/engine/outline/implied/impliedTopics.ts';
import { outlineOf } from '../../../../../src/engine/outline/outline.ts';
import { readSources } from '../../../../../src/engine/reading/readSources.ts';

const impliedIn = async (markdown: string) => {
  const bytes = new TextEncoder().encode(markdown);
  const source = { id: 'prompt', fileName: 'prompt.md', type: 'text/markdown', bytes } as const;
  const { documents } = await readSources([source]);
  const outline = outlineOf(documents);
  assert.ok(outline);
  return withImpliedTopics(outline, 'us').topics;
};

const topicsOf = async (markdown: string) =>
  (await impliedIn(markdown)).map(({ heading, blocks, topics: inner }) => ({
    heading: plain(heading),
    blocks: blocks.map(({ kind }) => kind),
    topics: inner.map((topic) => plain(topic.heading)),
  }));

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

  it('keeps items that are headings where they stand, also what they say themselves', async () => {
    const item = (name: string) => `- ${name}\n  - ${long}\n  - ${long}\n`;
    const text = `sync, 12 May\n\n${['Costs', '**Freeze**: two weeks', 'Upgrade'].map(item).join('')}`;
    const froms = (await impliedIn(text)).map(({ position }) => position.from);
    assert.deepEqual(froms, [3, 6, 9]);
  });

  it('takes a name before a text for one of the names of lists beside it', async () => {
    const names =
      '**When**:\n\n- Spring: the pier\n- Autumn: the boat\n\n**Who pays**: The board does. It has the money.';
    const [plan] = await topicsOf(`# D\n\n## Plan\n\nWe mend both.\n\n${names}\n\n## Z\n\nText.`);
    assert.deepEqual(plan, { heading: 'Plan', blocks: ['paragraph'], topics: ['When', 'Who pays'] });
  });

  describe('of names with lists below them', () => {
    const branch = (name: string) =>
      `- ${name}\n  - Ana brings the large tent and the ropes\n  - Bo brings the map of the bay and the food\n`;
    const tree = ['Place', 'Food', 'Money', 'Tasks'].map(branch).join('');
    const under = async (list: string) => (await topicsOf(`# D\n\n## Plan\n\n${list}\n\n## Z\n\nText.`))[0];

    it('takes the names for headings, under one as in a short text', async () => {
      assert.deepEqual((await under(tree))?.topics, ['Place', 'Food', 'Money', 'Tasks']);
      assert.deepEqual(
        (await topicsOf(`# D\n\n${tree}`)).map(({ heading }) => heading),
        ['Place', 'Food', 'Money', 'Tasks'],
      );
    });

    it('takes them for headings where more is below than a list shows, in few words too', async () => {
      const deep = ['Monday', 'Tuesday', 'Friday']
        .map((day) => `- ${day}\n  - Morning\n    - Ana meets the whole board of the sailing club\n`)
        .join('');
      assert.deepEqual((await under(deep))?.topics, ['Monday', 'Tuesday', 'Friday']);
    });

    it('leaves steps, sentences, tasks and what is introduced as they are', async () => {
      const kept = { heading: 'Plan', blocks: ['list'], topics: [] };
      assert.deepEqual(await under(tree.replace(/^-/gm, '1.').replace(/^ {2}-/gm, '   -')), kept);
      assert.deepEqual(await under(tree.replace('Food', 'There is food for everybody who comes.')), kept);
      assert.deepEqual(await under(tree.replace(/^- /gm, '- [ ] ')), kept);
      assert.deepEqual((await under(`It has four parts:\n\n${tree}`))?.topics, []);
    });

    it('takes any names with much below each of them', async () => {
      const agenda = ['Who pays? #21', 'First draft #7', 'Staging #23']
        .map((name) => `- ${name}\n  - ten minutes\n  - ${long} ${long}\n`)
        .join('');
      assert.deepEqual((await under(agenda))?.topics, ['Who pays? #21', 'First draft #7', 'Staging #23']);
      assert.deepEqual((await under(agenda.replace(/^- /gm, '- [ ] ')))?.topics, []);
      assert.deepEqual((await under(agenda.replaceAll(`${long} ${long}`, 'we agreed')))?.topics, []);
    });

    it('leaves a line over a command with what it says', async () => {
      const commands = ['pkg install node', 'make install'];
      const lines = commands.map(
        (command) => `To have it from ${command.split(' ')[0]}:\n\n\`\`\`\n${command}\n\`\`\`\n`,
      );
      assert.deepEqual((await under(`The newest one is there.\n\n${lines.join('\n')}`))?.topics, []);
    });

    it('leaves few words as one list', async () => {
      assert.deepEqual((await under('- A\n  - one\n- B\n  - two\n- C\n  - three'))?.topics, []);
    });
  });

  it('opens steps within steps', async () => {
    const code = (indent: string) => `${indent}\`\`\`\n${indent}make\n${indent}look\n${indent}\`\`\`\n\n`;
    const inner = ['Mend it', 'Paint it']
      .map((name, at) => `   ${at + 1}. ${name}\n\n${code('      ')}`)
      .join('');
    const steps = ['Boats', 'Piers']
      .map((name, at) => `${at + 1}. ${name}\n\n${inner}${code('   ')}`)
      .join('');
    const bytes = new TextEncoder().encode(`# D\n\n## Yard\n\n${steps}\n## Z\n\nText.`);
    const { documents } = await readSources([
      { id: 'prompt', fileName: 'a.md', type: 'text/markdown', bytes },
    ]);
    const [yard] = withImpliedTopics(outlineOf(documents)!, 'us').topics;
    assert.deepEqual(
      yard?.topics.map(({ heading, topics }) => [
        plain(heading),
        topics.filter(({ heading: own }) => own.length > 0).length,
      ]),
      [
        ['1. Boats', 2],
        ['2. Piers', 2],
      ],
    );
  });

  it('takes no short form of “for example” for a name', async () => {
    const code = '```\nmake\nlook\n```';
    const [yard] = await impliedIn(
      `# D\n\n## Yard\n\n${long}\n\nEx:\n\n${code}\n\n${long}\n\nEx:\n\n${code}\n`,
    );
    assert.equal(yard!.topics.length, 0);
  });

  it('takes no value above a table for a heading', async () => {
    const table = '| Boat | Crew |\n| --- | --- |\n| Ada | 3 |';
    const [yard] = await impliedIn(
      `# D\n\n## Yard\n\n**Size**: 40 boats\n\n${table}\n\n**What came of it**: ${long}\n\n${table}\n`,
    );
    assert.ok(!yard!.topics.some(({ heading }) => plain(heading) === 'Size'));
  });

  it('opens the steps that a whole text is of', async () => {
    const steps = ['Look', 'Mend', 'Paint'].map(
      (name, at) => `${at + 1}. **${name}**: ${long}\n\n   ${long} ${long} ${long}\n`,
    );
    assert.deepEqual(
      (await topicsOf(`# Yard\n\nWe do it so.\n\n${steps.join('\n')}`)).map(({ heading }) => heading),
      ['1. Look', '2. Mend', '3. Paint'],
    );
  });

  it('parts what is said after several lists from the last of them', async () => {
    const lists = '**Pros:**\n\n- fast\n- free\n\n**Cons:**\n\n- new\n- small\n\n';
    const [boat] = await topicsOf(`# D\n\n## Boat\n\n${lists}**Decision:** We buy it.\n\n## Z\n\nText.`);
    assert.deepEqual(boat?.topics, ['Pros', 'Cons', 'Decision']);
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

  it('takes lines in bold over texts for headings beside those over lists', async () => {
    const told = `${long} ${long} ${long}`;
    const mail = `**Where we are**\n\n${told}\n\n**Otters**\n\n${told}\n\n**Money**\n\n- coal\n- water\n\n**Other**\n\n- rope\n- oil`;
    assert.deepEqual(
      (await topicsOf(`Hi all,\n\n${mail}`)).map(({ heading }) => heading),
      ['Where we are', 'Otters', 'Money', 'Other'],
    );
  });

  it('takes a line in bold for a heading over a list that it leads into', async () => {
    const text = `**Dates**\n\n- 28 Nov\n- 3 Dec\n\n**What I need from you**\n\n- a name\n- a date\n\n${long} ${long}`;
    assert.deepEqual(
      (await topicsOf(`${long} ${long} ${long} ${long} ${long}\n\n${text}`)).map(({ heading }) => heading),
      ['Dates', 'What I need from you'],
    );
  });

  it('leaves what leads into a list or a listing where it is', async () => {
    const listed = (name: string) => `${name}:\n\n- ${long}\n- ${long}\n\n`;
    const under = async (...names: string[]) =>
      (await topicsOf(`# D\n\n## Design\n\n${names.map(listed).join('')}\n\n## Z\n\nText.`))[0]?.topics;
    assert.deepEqual(await under('Pros', 'Cons'), ['Pros', 'Cons']);
    assert.deepEqual(await under('The additions are', 'The changes are'), []);
  });

  it('takes none where another list below it is introduced by a sentence', async () => {
    const items = `- ${long}\n- ${long}\n\n`;
    const both = (second: string) =>
      `# D\n\n## New\n\nMajor changes:\n\n${items}Fixes:\n\n${items}${second}\n\n${items}## Z\n\nText.`;
    const under = async (second: string) => (await topicsOf(both(second)))[0]?.topics;
    assert.deepEqual(await under('Removed:'), ['Major changes', 'Fixes', 'Removed']);
    assert.deepEqual(await under('Other changes that we would like to name are the following ones:'), []);
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

  const headingsOf = async (...paragraphs: string[]) =>
    (await topicsOf(`# The mill\n\n${paragraphs.join('\n\n')}`)).map(({ heading }) => heading);
  const heads = ['We read first.', 'We deleted before we built.', 'The hardest part was people.'].map(
    (line) => `${line} ${long} ${long}`,
  );
  const wall = `${long.slice(0, -1)}, ${long.replace('The', 'the')}`;

  it('sets a later sentence over a paragraph where that carries its point and nothing goes on from it', async () => {
    const over = async (...sentences: string[]) =>
      (await headingsOf(long, ...heads, sentences.join(' '))).at(-1);
    assert.equal(
      await over(wall, 'We decided to keep the wheel.', 'Many came.'),
      'We decided to keep the wheel',
    );
    assert.equal(await over(wall, 'We decided to keep the wheel.', 'It turns again.'), '');
    assert.equal(await over(wall, 'The wheel stands in the cellar.'), '');
  });

  it('lets a paragraph begin anew that has no such sentence, unless it asks, and so a quotation', async () => {
    const startedBy = async (text: string) => (await headingsOf(long, ...heads, text)).slice(3);
    assert.deepEqual(await startedBy(wall), ['']);
    assert.deepEqual(await startedBy(`It was long. ${wall}`), ['']);
    assert.deepEqual(await startedBy(`> ${wall}\n>\n> — Ada`), ['']);
    assert.deepEqual(await startedBy('Why did nobody see it before?'), []);
    assert.deepEqual(await startedBy(`${wall} Some notable changes:\n\n- ${long}`), ['']);
  });

  it('sets a question over the paragraph that answers it', async () => {
    const asked = 'So what do we propose? We are not sure that it is right:';
    const answer = 'The boat stays where it is. The pier is mended in the spring.';
    const topics = await topicsOf(
      [
        long,
        `The pier is old. ${long}`,
        `The hall is full. ${long}`,
        asked,
        answer,
        `The money is there. ${long}`,
      ].join('\n\n'),
    );
    assert.deepEqual(
      topics.map(({ heading, blocks }) => [heading, blocks.length]),
      [
        ['The pier is old', 1],
        ['The hall is full', 1],
        ['So what do we propose?', 2],
        ['The money is there', 1],
      ],
    );
  });

  it('takes names in bold for headings where there is more than text below them', async () => {
    const [highlights] = await topicsOf(
      '# Five\n\n## Highlights\n\n**Cache.** It is shared.\n\n```sh\nship cache --shared\nship cache --show\n```\n\n**View.** It is new.\n',
    );
    assert.deepEqual(highlights, { heading: 'Highlights', blocks: [], topics: ['Cache', 'View'] });
  });

  it('sets what was said in a meeting beside who was there', async () => {
    const lines = ['**Budget**', `${long} ${long}`, '**Dates**', long].join('\n\n');
    const found = await topicsOf(
      `# Minutes\n\n## Start\n\n${long}\n\n## Attendees\n\nAda, Bo\n\n---\n\n${lines}\n`,
    );
    assert.deepEqual(
      found.map(({ heading, topics }) => [heading, topics]),
      [
        ['Start', []],
        ['Attendees', []],
        ['Budget', []],
        ['Dates', []],
      ],
    );
  });

  it('takes names in bold at the beginning of paragraphs for headings of a mail, with what goes on below each', async () => {
    const topics = await topicsOf(
      [
        'Long one this time, sorry.',
        `**Skerrow.** ${long}`,
        long,
        `**Kilmorie.** ${long}`,
        '**Money**, since the board will ask:',
        '| What | Left |\n| --- | --- |\n| Gates | 3 |',
        `**Next week:** ${long}`,
      ].join('\n\n'),
    );
    assert.deepEqual(
      topics.map(({ heading, blocks }) => [heading, blocks.length]),
      [
        ['Skerrow', 2],
        ['Kilmorie', 1],
        ['Money', 2],
        ['Next week', 1],
      ],
    );
  });

  it('takes no hour for a heading', async () => {
    const hours = ['16:30', '22:00', '22:41', '23:05'].map(
      (hour) => `**${hour}** — The boat ran aground again.`,
    );
    const listing = '```sh\nship find\nship free\n```';
    const [timeline] = await topicsOf(
      ['# Log', '## Timeline', ...hours, listing, '## Crew', 'Nobody was hurt.'].join('\n\n'),
    );
    assert.deepEqual(timeline?.topics, []);
  });

  it('leaves a short text as it is', async () => {
    assert.deepEqual(await topicsOf(`We met.\n\nDecisions\n1. Stay\n2. Go\n`), []);
  });

  describe('of short lines over lists, where there are no headings', () => {
    const over = (name: string) => `${name}\n\n- ${long}\n- ${long}\n\n`;
    const minutes = (bare: string, last = '') =>
      topicsOf(
        `Camp, 12 May\n\n${over('Tents (Ana; who pays)')}${bare}${over('Maps')}${over('Food and drink')}${last}`,
      );
    const bare = (heading: string) => ({ heading, blocks: [], topics: [] });
    const listed = (heading: string) => ({ heading, blocks: ['list'], topics: [] });

    it('takes lines over nothing for headings as well', async () => {
      assert.deepEqual(await minutes('Boats\n\n', 'Ropes (Bo)\n\n- -\n\nWho brings the lamp?\n'), [
        listed('Tents (Ana; who pays)'),
        bare('Boats'),
        listed('Maps'),
        listed('Food and drink'),
        bare('Ropes (Bo)'),
        bare('Who brings the lamp?'),
      ]);
    });

    it('leaves sentences, and lines over text, with what stands above them', async () => {
      assert.deepEqual(await minutes('All boats were sold.\n\n', `Ropes\n\n${long}\n\nBoats\n`), [
        { heading: 'Tents (Ana; who pays)', blocks: ['list', 'paragraph'], topics: [] },
        listed('Maps'),
        { heading: 'Food and drink', blocks: ['list', 'paragraph', 'paragraph'], topics: [] },
        bare('Boats'),
      ]);
    });
  });

  describe('of short lines over lists under one heading', () => {
    const over = (line: string) => `${line}\n\n- ${long}\n- ${long}\n\n`;
    const under = async (...lines: string[]) =>
      (await topicsOf(`# D\n\n## Plan\n\n${lines.map(over).join('')}## Z\n\nText.`))[0]?.topics;

    it('takes them for the names of these', async () => {
      assert.deepEqual(await under('Spring', 'Summer', 'Autumn'), ['Spring', 'Summer', 'Autumn']);
      assert.deepEqual(await under('Spring', 'What is left:'), ['Spring', 'What is left']);
    });

    it('leaves them where they name but some of the lists, or announce them', async () => {
      assert.deepEqual(await under('Spring', 'Summer', 'This is what we do when all the boats are out'), []);
      assert.deepEqual(await under('Spring', 'and then'), []);
      assert.deepEqual(await under('The boats are', 'The crews are'), []);
    });
  });

  it('takes what stands over a listing for no heading of the lists that come after it', async () => {
    const code = '```js\nsail("Ada")\n```';
    const calls = `Before:\n\n${code}\n\nAfter:\n\n${code}`;
    const topicsBelow = async (text: string) =>
      (await topicsOf(`# D\n\n## Calls\n\n${text}\n\n## Z\n\nText.`))[0]!.topics;
    assert.deepEqual(await topicsBelow(calls), ['Before', 'After']);
    assert.deepEqual(await topicsBelow(`${calls}\n\n- The pier is gone.\n\n${long}`), []);
  });

  it('takes what announces a list for no heading of the text that goes on after it', async () => {
    const list = '- one\n- the other\n';
    const under = async (mark: string) =>
      (
        await topicsOf(
          `# Trees\n\n${long} ${long}\n\nHeights of trees${mark}\n\n${list}\n${long} ${long}\n\nTypes of trees${mark}\n\n${list}\n${long} ${long}`,
        )
      ).map(({ heading }) => heading);
    assert.deepEqual(await under(''), ['Heights of trees', 'Types of trees']);
    assert.ok(!(await under(':')).includes('Heights of trees'));
  });

  /** Paragraphs of which most begin with a sentence that may stand over them. */
  const toldAround = async (...some: string[]) => {
    const days = ['Monday', 'Tuesday', 'Sunday'].map((day) => `The crew sleeps on ${day}. ${long}`);
    return (
      await topicsOf(['# Trust', long, ...days, ...some, `The crew leaves. ${long}`].join('\n\n'))
    ).slice(3);
  };

  it('has what announces a table stand over nothing that is said of it afterwards', async () => {
    const table = '| Boat | Price |\n| --- | --- |\n| Ada | 4 |\n| Bo | 5 |';
    const text = `# D\n\n## Boats\n\n${long}\n\nBo asked for two offers:\n\n${table}\n\n${long}\n\n**Decision:** Ada it is, since she is cheap.\n\n## Z\n\nText.`;
    const [boats] = await topicsOf(text);
    assert.deepEqual(boats?.topics, ['Bo asked for two offers', '', 'Decision']);
  });

  it('has a sentence stand over its paragraph or its list, and over nothing that comes after that', async () => {
    assert.deepEqual(
      await toldAround('The pilot takes a loan.', '- coal\n- salt', `But in the end ${long}`),
      [
        { heading: 'The pilot takes a loan', blocks: ['list'], topics: [] },
        { heading: '', blocks: ['paragraph'], topics: [] },
        { heading: 'The crew leaves', blocks: ['paragraph'], topics: [] },
      ],
    );
  });

  it('shows a sentence that stands over nothing with those around it that are no heading', async () => {
    const alone = 'Nobody who is new is heard as much as before.';
    assert.deepEqual(await toldAround(alone, '(Source: the harbor)'), [
      { heading: '', blocks: ['paragraph', 'paragraph'], topics: [] },
      { heading: 'The crew leaves', blocks: ['paragraph'], topics: [] },
    ]);
  });

  it('takes no half of a sentence above a listing for a name', async () => {
    const listing = '```sh\nsail --fast\nsail --home\n```';
    const text = `## Use\n\nThis:\n\n${listing}\n\nwould output:\n\n${listing}\n\n${long}`;
    assert.deepEqual((await topicsOf(`# D\n\n${text}\n\n## Z\n\nText.`))[0]?.topics, []);
  });

  it('has questions of a mail stand over what is answered between them', async () => {
    const mail = `> 1. When do we move?\n\nOn Friday. ${long}\n\n> 2. Do I keep my desk?\n\nNo. ${long} ${long}`;
    assert.deepEqual(
      (await topicsOf(`The answers are below.\n\n${mail}`)).map(({ heading }) => heading),
      ['When do we move?', 'Do I keep my desk?'],
    );
  });

  it('has questions that are set off stand over their answers', async () => {
    const ask = (question: string) => `> ${question}\n\n${long}`;
    const under = async (...texts: string[]) =>
      (await topicsOf(`# D\n\n## FAQ\n\n${texts.join('\n\n')}\n\n## Install\n\n${long}`))[0]?.topics;
    assert.deepEqual(await under(ask('Why is it blurry?'), ask('Why "seams"?')), [
      'Why is it blurry?',
      'Why "seams"?',
    ]);
    assert.deepEqual(await under(ask('It is blurry.'), ask('It has seams.')), []);
  });

  it('has nothing stand under the last of a list that stands below all of it', async () => {
    const item = (name: string) => `- ${name}\n  - ${long}\n  - ${long}\n`;
    const list = `${item('Fixes')}${item('Additions')}${item('Efficiency')}`;
    assert.deepEqual((await topicsOf(`# Release\n\n${long}\n\n${list}\n${long}`)).slice(-2), [
      { heading: 'Efficiency', blocks: ['list'], topics: [] },
      { heading: '', blocks: ['paragraph'], topics: [] },
    ]);
  });
});
