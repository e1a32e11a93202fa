import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { unitsIn } from '../../../../support/scenes.ts';

const shapes = async (text: string): Promise<string[]> =>
  (await unitsIn(text)).map((unit) => {
    const lead = 'lead' in unit && unit.lead ? `${plain(unit.lead.text)} → ` : '';
    return `${lead}${unit.kind}`;
  });

describe('unitsOf', () => {
  it('gives a list, a table, a listing and a quotation what introduces them', async () => {
    assert.deepEqual(await shapes('It was late. The flow looks like:\n\n- one\n- two'), [
      'text',
      'The flow looks like: → list',
    ]);
    assert.deepEqual(
      await shapes('It was late. The lock ensures that it is so,\n\n- that it is shut, and\n- that it holds'),
      ['text', 'The lock ensures that it is so, → list'],
    );
    assert.deepEqual(await shapes('The prices:\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'), [
      'The prices: → visual',
    ]);
    assert.deepEqual(await shapes('Run this.\n\n```sh\none\ntwo\n```'), ['Run this. → visual']);
    assert.deepEqual(await shapes('It shuffles rows. This takes a while.\n\n```sh\none\ntwo\n```'), [
      'text',
      'visual',
    ]);
    assert.deepEqual(await shapes('She said:\n\n> It works.'), ['She said: → quote']);
    assert.deepEqual(await shapes('The only people who pay nothing are:\n\n> Those who row.'), ['text']);
  });

  it('gives a listing within a list what stands right above it, however deep', async () => {
    const listing = ['```yaml', 'pier:', '  depth: 4', '  length: 9', '  lamps: 2', '```'];
    const below = (indent: string): string => listing.map((line) => `${indent}${line}`).join('\n');
    assert.deepEqual(
      await shapes(
        `- The file changed:\n\n  - These values moved from:\n\n${below('    ')}\n\n    To:\n\n${below('    ')}\n- No more.`,
      ),
      ['list', 'These values moved from: → visual', 'To: → visual'],
    );
  });

  it('gives a list nothing that only joins it to what was before', async () => {
    assert.deepEqual(await shapes('- one\n- two\n\nOr, maybe,\n\n1. three\n2. four'), ['list', 'list']);
  });

  it('says with a listing how the sentence began that runs from the one above into it', async () => {
    const listing = '```\none\ntwo\n```';
    assert.deepEqual(
      await shapes(`It is so. We have:\n\n${listing}\n\nwhich means that we keep:\n\n${listing}`),
      ['It is so. We have: → visual', 'We have … which means that we keep: → visual'],
    );
    assert.deepEqual(await shapes(`We have:\n\n${listing}\n\n...which means that we keep:\n\n${listing}`), [
      'We have: → visual',
      'We have … which means that we keep: → visual',
    ]);
  });

  it('goes on in no sentence that ended above a listing', async () => {
    const listing = '```\none\ntwo\n```';
    assert.deepEqual(await shapes(`Run this.\n\n${listing}\n\nboats and oars are kept:\n\n${listing}`), [
      'Run this. → visual',
      'boats and oars are kept: → visual',
    ]);
  });

  it('shows a line of arrows, and says one of words', async () => {
    assert.deepEqual(await shapes('We have:\n\n    [code] -- calls --> [task]'), ['We have: → visual']);
    assert.deepEqual(await shapes('Run:\n\n    git checkout -- boat'), ['text']);
  });

  it('gives a drawing no sentence that happens to stand above it', async () => {
    const box = '```\n+------+\n| boat |\n+------+\n   |\n+------+\n```';
    assert.deepEqual(await shapes(`The harbor is old. The crew slept well all night.\n\n${box}`), [
      'text',
      'visual',
    ]);
    assert.deepEqual(await shapes(`It looks like this:\n\n${box}`), ['It looks like this: → visual']);
  });

  it('says nothing of addresses that only a name introduces', async () => {
    const said = async (lead: string): Promise<number[]> =>
      (await unitsIn(`${lead}\n\n- see https://example.org/1\n- https://example.org/2`)).map((unit) =>
        unit.kind === 'text' ? unit.said.length : -1,
      );
    assert.deepEqual(await said('Version of it:'), [0]);
    assert.deepEqual(await said('We opened tickets for all of the rest:'), [1]);
  });

  it('takes for somebody’s words what is announced and is a sentence of its own', async () => {
    const isSpeech = async (lead: string): Promise<boolean> => {
      const quote = (await unitsIn(`It was late. ${lead}\n\n> I ran away. Then I came back.`)).at(-1);
      assert.ok(quote?.kind === 'quote');
      return quote.isSpeech === true;
    };
    assert.ok(await isSpeech('One of our regulars said it best:'));
    assert.ok(!(await isSpeech('One of our regulars left.')));
    assert.deepEqual(await shapes('One of our regulars calls it the best:\n\n> pier of the town'), ['text']);
  });

  it('says whose words a long quotation has before it', async () => {
    const words = `${'The boats of the old harbor are out at sea for most of the year. '.repeat(5)}`;
    const [said] = await unitsIn(`This from the book of Ada Ruiz sums it up:\n\n> ${words}\n>\n> ${words}`);
    assert.ok(said?.kind === 'text' && !said.said[0]!.leadsIn);
    assert.match(plain(said.said[0]!.text), /^This from the book/);
  });

  it('gives a list the question that it answers', async () => {
    assert.deepEqual(await shapes('It was late in the year. What can you do about it?\n\n- one\n- two'), [
      'text',
      'What can you do about it? → list',
    ]);
  });

  it('takes a word at the end of a paragraph with the sentence that it is said of', async () => {
    assert.deepEqual(await shapes('It was late. Many find that hard. Mainly:\n\n- one\n- two'), [
      'text',
      'Many find that hard. Mainly: → list',
    ]);
    assert.deepEqual(await shapes('It was late.\n\nMainly:\n\n- one\n- two'), ['text', 'Mainly: → list']);
  });

  it('takes the sentence that announces a listing with the one that stands between them', async () => {
    assert.deepEqual(
      await shapes(
        'It was late. Set it with the following commands. Ask the harbor first.\n\n```sh\none\ntwo\n```',
      ),
      ['text', 'Set it with the following commands. Ask the harbor first. → visual'],
    );
  });

  it('gives a listing the first sentence of its paragraph where that announces it, however much is said between', async () => {
    const told = '`a` is an oar of the old boat. `b` is another one. `c` counts both of them.';
    const listing = '```\na = 1\nb = 2\nc = a + b\n```';
    const announced = 'Here is the whole of `row`.';
    assert.deepEqual(await shapes(`${announced} ${told}\n\n${listing}`), [
      'text',
      'Here is the whole of row. → visual',
    ]);
    assert.deepEqual(await shapes(`The boat is old. ${told}\n\n${listing}`), [
      'text',
      'c counts both of them. → visual',
    ]);
  });

  it('gives a formula all of the sentence that runs through it, however much stands before that', async () => {
    const long = `The drift of the ship ${'and of every boat that is towed by it '.repeat(4)}is`;
    assert.deepEqual(
      await shapes(`It was late. ${long}\n\n$$\nv t\n$$\n\nwhere v is the speed. It was measured.`),
      ['text', `${long} … where v is the speed. → visual`, 'text'],
    );
  });

  it('gives a table that nothing introduces what stands right below it without a full stop', async () => {
    const table = '| a | b |\n| --- | --- |\n| 1 | 2 |';
    assert.deepEqual(await shapes(`${table}\n\nBoats by age\n\n${table}\n\nBoats by length`), [
      'Boats by age → visual',
      'Boats by length → visual',
    ]);
    assert.deepEqual(await shapes(`${table}\n\nThere are two.`), ['visual', 'text']);
    assert.deepEqual(await shapes(`The prices:\n\n${table}\n\nBoats by age\n\n${table}`), [
      'The prices: → visual',
      'Boats by age → visual',
    ]);
  });

  it('reads a long quotation of nobody as the text of another document', async () => {
    const rule = `> ${'All boats are to be tied up at the new pier before the evening of each day. '.repeat(4)}\n`;
    assert.deepEqual(await shapes(`${rule}>\n${rule}`), ['text', 'text']);
    assert.deepEqual(await shapes(`She said:\n\n${rule}`), ['She said: → quote']);
    assert.deepEqual(await shapes(`The board wrote in its last report of May:\n\n${rule}`), [
      'The board wrote in its last report of May: → quote',
    ]);
    const long = 'The board wrote of it '.concat('again and again and '.repeat(20), 'once more:');
    assert.deepEqual(await shapes(`${long}\n\n${rule}`), ['text', 'quote']);
    assert.deepEqual(await shapes(`${rule}>\n${rule}>\n> — Ada`), ['quote']);
  });

  it('takes small listings of a kind with nothing between them for one, as long as it is small', async () => {
    const listing = (language: string, lines: number): string =>
      `\`\`\`${language}\n${Array.from({ length: lines }, (_, at) => `call(${at})`).join('\n')}\n\`\`\``;
    const codes = async (...listings: string[]): Promise<number[]> =>
      (await unitsIn(listings.join('\n\n'))).map((unit) =>
        unit.kind === 'visual' && unit.visual.kind === 'code' ? unit.visual.code.split('\n').length : 0,
      );
    assert.deepEqual(await codes(listing('js', 4), listing('js', 5)), [10]);
    assert.deepEqual(await codes(listing('js', 4), listing('js', 5), listing('js', 5)), [14]);
    assert.deepEqual(await codes(listing('js', 8), listing('js', 9)), [8, 9]);
    assert.deepEqual(await codes(listing('js', 4), listing('sh', 4)), [4, 4]);
  });

  it('takes three short lines and more, a paragraph each, for a list', async () => {
    assert.deepEqual(await shapes('Ana Ruiz, treasurer\n\nBob Lee, pilot\n\nCem Kaya, cook'), ['list']);
    assert.deepEqual(await shapes('Ana Ruiz, treasurer\n\nBob Lee, pilot'), ['text', 'text']);
    assert.deepEqual(await shapes('Ana pays.\n\nBob steers.\n\nCem cooks.'), ['text', 'text', 'text']);
    assert.deepEqual(await shapes('lint: a tool\n\nmocha: a tool\n\nknip: a tool'), ['list']);
  });

  it('leaves a paragraph that says more than what follows to itself', async () => {
    const long = 'The ship came late. It carried coal for the whole winter.';
    assert.deepEqual(await shapes(`${long}\n\n- one\n- two`), ['text', 'list']);
  });

  it('keeps every word of a divided paragraph in the blocks for the notes', async () => {
    const units = await unitsIn('It was late. The flow looks like:\n\n- one');
    const texts = units.flatMap(({ blocks }) =>
      blocks.map((block) => ('text' in block ? plain(block.text) : block.kind)),
    );
    assert.deepEqual(texts, ['It was late.', 'The flow looks like:', 'list']);
  });

  it('says no address that stands alone, and keeps it for the notes', async () => {
    const address = 'https://code.example/issues/36';
    const [above, list] = await unitsIn(`${address}\n\n- Ada: Yes\n- Bo: No`);
    assert.deepEqual(above?.kind === 'text' && [above.said.length, above.blocks.length], [0, 1]);
    assert.equal(list?.kind === 'list' && list.lead, undefined);
    assert.deepEqual(await shapes(`> ${address} Board\n\nWe talked.`), ['text', 'text']);
    const saidIn = async (text: string) =>
      (await unitsIn(text)).map((unit) => (unit.kind === 'text' ? unit.said.length : 0));
    assert.deepEqual(await saidIn(`Open this:\n\n${address}`), [1, 1]);
    assert.deepEqual(await saidIn(`${address} was closed by Ada in May.\n\nWe talked.`), [1, 1]);
    assert.deepEqual(await saidIn(address), [1]);
  });

  it('takes an entry alone over lists for what introduces them', async () => {
    const text = '- The boats\n  - Ada\n  - Bertha\n\n  * Cora\n  * Dora';
    assert.deepEqual(await shapes(text), ['The boats → list']);
    const [unit] = await unitsIn(text);
    assert.deepEqual(unit?.kind === 'list' && unit.items.map(({ text: name }) => plain(name)), [
      'Ada',
      'Bertha',
      'Cora',
      'Dora',
    ]);
    assert.deepEqual(await shapes('- The boats\n  - Ada\n  - Bertha\n- The crew'), ['list']);
    assert.deepEqual(await shapes(`We have these:\n\n${text}`), ['We have these: → list']);
    assert.deepEqual(await shapes('- [ ] The boats\n  - Ada\n  - Bertha'), ['list']);
  });

  it('gives an entry that announces others those after it', async () => {
    const below = async (text: string) => {
      const [unit] = await unitsIn(text);
      assert.ok(unit?.kind === 'list');
      return unit.items.map(({ text: name, inner }) => `${plain(name)} ${inner.map(plain).join(' ')}`.trim());
    };
    assert.deepEqual(await below('- Boats\n- Costs in terms of:\n- coal\n- men'), [
      'Boats',
      'Costs in terms of: coal men',
    ]);
    assert.deepEqual(await below('- Boats:\n- Costs:\n- coal'), ['Boats:', 'Costs:', 'coal']);
    assert.deepEqual(await below('1. Boats:\n2. coal\n3. men'), ['Boats:', 'coal', 'men']);
  });

  it('takes paragraphs that begin with their names for a list, one alone for text', async () => {
    assert.deepEqual(await shapes('**A cache.** It costs more.\n\n**A queue.** Photos wait.'), ['list']);
    assert.deepEqual(await shapes('**Careful.** It is hot.'), ['text']);
  });

  it('has a line that ends open lead to the list below it', async () => {
    const said = (await unitsIn('We could wait.\n\nMost of us resort to\n- rowing\n- sailing')).flatMap(
      (unit) => ('lead' in unit && unit.lead ? [unit.lead] : []),
    );
    assert.deepEqual(
      said.map(({ text, leadsIn }) => [plain(text), leadsIn]),
      [['Most of us resort to:', true]],
    );
  });

  it('has nothing to say of addresses that are not shown but what stands alone', async () => {
    const links = '- https://a.example.org\n- https://b.example.org';
    const said = async (lead: string) =>
      (await unitsIn(`${lead}\n\n${links}`)).flatMap((unit) => ('said' in unit ? unit.said : []));
    const [whole] = await said('We opened tickets for the rest:');
    assert.equal(whole?.leadsIn, false);
    const [open] = await said('It is sent in the following ways:');
    assert.equal(open?.leadsIn, true);
  });

  it('takes clauses for a list, from three on, with their numbers', async () => {
    const clauses = ['2.1 Summer has nine sailings.', '2.2 Winter has five.', '2.3 The boat is hybrid.'];
    const [list, ...others] = await unitsIn(clauses.join('\n\n'));
    assert.deepEqual(others, []);
    assert.ok(list?.kind === 'list');
    assert.deepEqual(
      list.items.map(({ text }) => plain(text)),
      clauses,
    );
    assert.deepEqual(await shapes(clauses.slice(1).join('\n\n')), ['text', 'text']);
    assert.deepEqual(await shapes('(2) Winter has five sailings.\n\n(3) The boat is hybrid.'), ['list']);
  });

  it('takes choices with letters for a list, however long one of them is', async () => {
    const choices = [
      'A - Take the boat.',
      'B - Take the bus.',
      'C - Stay in the harbor until the wind is from the east again and the boats are back.',
    ];
    const [list, ...others] = await unitsIn(choices.join('\n\n'));
    assert.deepEqual(others, []);
    assert.equal(list?.kind, 'list');
    assert.deepEqual(await shapes('(a) Take the boat,\n\n(b) take the bus,\n\n(c) stay,'), ['list']);
    assert.deepEqual(await shapes('A boat is late.\n\nB is not.\n\nC is.'), ['text', 'text', 'text']);
  });

  it('gives a step the command below it, and goes on counting', async () => {
    const [unit, ...others] = await unitsIn(
      '1. Make a key:\n```sh\nkeygen\n```\n\n2. Copy it:\n```sh\ncopy key\n```\n\n3. Done.',
    );
    assert.deepEqual(others, []);
    assert.ok(unit?.kind === 'list');
    assert.deepEqual(
      unit.items.map(({ number, text }) => `${number} ${plain(text)}`),
      ['1 Make a key: keygen', '2 Copy it: copy key', '3 Done.'],
    );
  });

  it('says what introduces addresses, without them', async () => {
    const [unit, ...others] = await unitsIn(
      'We opened two tickets for the rest:\n\n- https://e.org/1\n- https://e.org/2',
    );
    assert.deepEqual(others, []);
    assert.ok(unit?.kind === 'text');
    assert.deepEqual(
      unit.said.map(({ text }) => plain(text)),
      ['We opened two tickets for the rest'],
    );
    assert.equal(unit.blocks.length, 2);
  });

  it('puts a command on one line into its sentence', async () => {
    const [unit] = await unitsIn('Install it with npm:\n\n```sh\nnpm install left-pad\n```');
    assert.ok(unit?.kind === 'text');
    assert.equal(plain(unit.said[0]!.text), 'Install it with npm: npm install left-pad');
    assert.equal(unit.said[0]!.leadsIn, false);
  });

  it('parts a line that is typed from a sentence without an end', async () => {
    const [unit] = await unitsIn('Append this to `/etc/hosts`\n\n```\nharbor 10.0.0.1\n```');
    assert.ok(unit?.kind === 'text');
    assert.equal(plain(unit.said[0]!.text), 'Append this to /etc/hosts: harbor 10.0.0.1');
  });

  it('puts a command below all of a short paragraph, but below no decision', async () => {
    const saidAbove = async (text: string): Promise<string[]> => {
      const units = await unitsIn(`${text}\n\n\`\`\`sh\nnpm install left-pad\n\`\`\``);
      return units.flatMap((unit) => (unit.kind === 'text' ? unit.said.map(({ text }) => plain(text)) : []));
    };
    assert.deepEqual(await saidAbove('Only the large boats need it. Small ones sail without.'), [
      'Only the large boats need it. Small ones sail without. npm install left-pad',
    ]);
    assert.equal((await saidAbove('We decided to take it. Small boats sail without.')).length, 2);
  });

  it('says of what something is the first part, where two announcements stand above each other', async () => {
    const [unit, ...others] = await unitsIn(
      'With pkgsrc:\n\nInstall the package:\n\n```sh\npkgin install left-pad\n```',
    );
    assert.ok(unit?.kind === 'text');
    assert.equal(plain(unit.said[0]!.text), 'With pkgsrc: Install the package: pkgin install left-pad');
    assert.deepEqual([unit.blocks.length, others], [3, []]);
  });

  it('has the listings of steps that are longer than a few lines on their own, introduced by their step', async () => {
    const code = Array.from({ length: 6 }, (_, at) => `  line ${at}`).join('\n   ');
    assert.deepEqual(await shapes(`1. Open it.\n\n   \`\`\`sh\n   ${code}\n   \`\`\`\n2. Close it.`), [
      'list',
      'Open it. → visual',
    ]);
    assert.deepEqual(await shapes('1. Open it:\n\n   ```sh\n   a\n   b\n   ```\n2. Close it.'), ['list']);
  });

  it('has all of a short step above its listing where it ends with no more than its name', async () => {
    const code = Array.from({ length: 6 }, (_, at) => `   line ${at}`).join('\n');
    assert.deepEqual(
      await shapes(`1. Write a report. No names. Format:\n\n   \`\`\`text\n${code}\n   \`\`\`\n2. Close it.`),
      ['list', 'Write a report. No names. Format: → visual'],
    );
  });

  it('tells the tone of what is set apart', async () => {
    const [unit] = await unitsIn('> [!WARNING]\n> It is hot.');
    assert.ok(unit?.kind === 'callout');
    assert.equal(unit.tone, 'warning');
  });

  it('begins what a callout says with its title, in one line', async () => {
    const texts = async (title: string) => {
      const [unit] = await unitsIn(`> [!WARNING]\n> ${title}\n>\n> It falls at noon.`);
      return unit?.kind === 'callout' ? plain(unit.text) : undefined;
    };
    assert.equal(await texts('**Mind the tide**'), 'Mind the tide: It falls at noon.');
    assert.equal(await texts('**Tide:**'), 'Tide: It falls at noon.');
    assert.equal(await texts('**Mind the tide.**'), 'Mind the tide. It falls at noon.');
  });

  it('reads one entry under a name as a sentence', async () => {
    const [unit, ...others] = await unitsIn('Impact:\n\n- All users of the ferry wait.');
    assert.deepEqual(others, []);
    assert.ok(unit?.kind === 'text');
    assert.deepEqual(
      unit.said.map(({ text }) => plain(text)),
      ['Impact: All users of the ferry wait.'],
    );
    assert.deepEqual(await shapes('- [ ] Ask the pilot.'), ['list']);
  });
});
