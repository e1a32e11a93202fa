import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const sketchOf = async (text: string): Promise<string[]> =>
  sketch((await markdown(`# T\n\n${text}\n`)).blocks);

describe('lines of one shape', () => {
  it('are a list where each begins with a name or says what somebody does', async () => {
    for (const lines of [
      ['@ann pump desk', '@bo-42 bookings', '@cy quay walls'],
      ['Ann Bell – pump desk', 'Bo – bookings', 'Cy van Dam – quay walls'],
      ['lead - open', '@bo bookings', '@cy quay walls'],
      ['@ann - sponsor', '@bo  - sponsor'],
    ]) {
      const [list = '', ...others] = await sketchOf(lines.join('\n'));
      assert.match(list, /^list: /u, lines[0]);
      assert.equal(list.split(' | ').length, lines.length, lines[0]);
      assert.deepEqual(others, []);
    }
  });

  it('are prose where sentences run over them', async () => {
    for (const text of [
      '@ann takes the desk and\n@bo takes bookings,\n@cy the walls.',
      'The boats - all of them - are in\nthe hall - as they were in\nthe winter - and stay there.',
      'Boats – we have many\nPiers – we have one',
      'We sail in May\nWe sail in June\nWe sail in July',
    ]) {
      const [first = '', ...others] = await sketchOf(text);
      assert.match(first, /^paragraph: /u, text);
      assert.deepEqual(others, []);
    }
  });
});

describe('lines that are a field each', () => {
  it('are a list, also where one of them has a long name', async () => {
    const lines = [
      'Ships: 7 weeks',
      'Piers: 40 €',
      'Mail: 6 hours',
      'Calls to the mill, the school and the harbor office: 24 hours',
    ];
    const [list = '', ...others] = await sketchOf(lines.join('\n'));
    assert.match(list, /^list: /u);
    assert.equal(list.split(' | ').length, lines.length);
    assert.deepEqual(others, []);
  });

  it('are none where a full line goes on in the next one', async () => {
    const entry = 'teams: the policy by default, which works as it used to work\nuntil now: owners can push';
    assert.deepEqual(await sketchOf(entry), [`paragraph: ${entry.replace('\n', ' ')}`]);
  });

  it('are a list where some are broken for want of room, and the others on purpose', async () => {
    const fields = 'Part: the pier<br> Date: 12\nMay<br> Effect: Nobody could go\nout. It took a day.';
    assert.deepEqual(await sketchOf(fields), [
      'list: Part: the pier | Date: 12 May | Effect: Nobody could go out. It took a day.',
    ]);
  });
});

describe('fields below the first line of an entry', () => {
  it('are a list below it', async () => {
    assert.deepEqual(await sketchOf('- Release of the page\n  Ann: the pictures\n  Bo: the text\n- Pier'), [
      'list: Release of the page | Ann: the pictures | Bo: the text | Pier',
    ]);
  });

  it('are none where a sentence goes on over them', async () => {
    const [list = ''] = await sketchOf('- We release the page,\n  Ann: the pictures\n  Bo: the text');
    assert.doesNotMatch(list, /list: Ann/u);
  });
});

describe('names over what is said in the entries of a list', () => {
  it('are the names of the entries, where all have one', async () => {
    assert.deepEqual(
      await sketchOf(
        '* Docking\nEvery ship can be added.\n\n* Log\nIt keeps each day.\n\n* Mast\nIt stands.',
      ),
      ['list: Docking: Every ship can be added. | Log: It keeps each day. | Mast: It stands.'],
    );
  });

  it('are none where one of them goes on, or more stands below', async () => {
    const [first = ''] = await sketchOf(
      '* Docking\nEvery ship.\n\n* The log\nkeeps each day.\n\n* Mast\nIt stands.',
    );
    assert.match(first, /^list: Docking Every ship\. \|/u);
    const [steps = ''] = await sketchOf('* Select\nTake one.\n  * now\n* Sail\nGo on.\n* Land\nIt ends.');
    assert.match(steps, /^list: Select Take one\./u);
  });
});

describe('fields above a sentence', () => {
  it('are a list by themselves, in bold or not', async () => {
    for (const fields of ['Yes: 8\nNo: 0\nSilent: 1', '**Yes: 8**\\\n**No: 0**\\\n**Silent: 1**\\']) {
      const [list = '', said = '', ...others] = await sketchOf(`${fields}\nThe mill is bought.`);
      assert.equal(list.split(' | ').length, 3, fields);
      assert.match(said, /^paragraph: The mill is bought\.$/u);
      assert.deepEqual(others, []);
    }
  });
});

describe('names in bold above lines of their own', () => {
  it('are a list, each with what is said below it', async () => {
    for (const [end, colon] of [
      ['  ', ''],
      ['', ''],
      ['', ':'],
    ])
      assert.deepEqual(
        await sketchOf(
          `**Client${colon}**${end}\nRuns at the reader’s${end}\n**Server${colon}**${end}\nRuns in the cellar`,
        ),
        ['list: Client: Runs at the reader’s | Server: Runs in the cellar'],
      );
  });

  it('are no list where nothing is said below one', async () => {
    const [first = ''] = await sketchOf('**Client**\n**Server**\nRuns in the cellar');
    assert.doesNotMatch(first, /^list/u);
  });
});

describe('a name in bold above one text', () => {
  const name = '**What the harbor board decided about boats and piers**';

  it('is a paragraph of its own, where the line that it has to itself had room for more', async () => {
    const long = 'Boats of members are kept in the hall, and all others below the old pier.';
    for (const text of ['Boats stay here.', long])
      assert.deepEqual(await sketchOf(`${name}\n${text}`), [
        `paragraph: ${name.replaceAll('*', '')}`,
        `paragraph: ${text}`,
      ]);
  });

  it('begins a sentence that goes on where there was no more room', async () => {
    for (const text of ['is kept in a book.', 'Administrators keep it,\nand nobody else.'])
      assert.equal((await sketchOf(`${name}\n${text}`)).length, 1, text);
  });
});

describe('lines that each begin with a time', () => {
  it('are a list, each with the lines that it goes on in', async () => {
    for (const [open, close] of [
      ['**', '**'],
      ['', ''],
    ])
      assert.deepEqual(
        await sketchOf(
          `${open}18:05${close} The pump fails\n${open}18:12${close} Bo hears of it\nand calls Cy\n${open}18:31${close} It runs`,
        ),
        ['list: 18:05 The pump fails | 18:12 Bo hears of it and calls Cy | 18:31 It runs'],
      );
  });

  it('are prose where there are two of them, or something stands before', async () => {
    for (const text of [
      '18:05 The pump fails\n18:12 It runs',
      'Nobody knows when\nit was, but at\n18:05 it rang,\n18:12 it rang, and\n18:31 it rang.',
    ])
      assert.match((await sketchOf(text))[0] ?? '', /^paragraph: /u, text);
  });
});

describe('an address alone in the first line', () => {
  it('is for the notes, and not for what the lines below say', async () => {
    const { blocks, notes } = await markdown(
      '# T\n\nhttps://example.org/boats/\nThese are kept in a hall\nin winter.\n',
    );
    assert.deepEqual(sketch(blocks), ['paragraph: These are kept in a hall in winter.']);
    assert.deepEqual(
      notes.map(({ text }) => text),
      ['https://example.org/boats/'],
    );
  });

  it('is part of the sentence where it goes on in its line, and of a list of addresses', async () => {
    assert.deepEqual(await sketchOf('https://example.org/boats is where\nwe keep them.'), [
      'paragraph: https://example.org/boats is where we keep them.',
    ]);
    const [only, ...others] = await sketchOf('https://example.org/a\nhttps://example.org/b');
    assert.ok(only !== undefined && others.length === 0);
  });
});
