import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import type { Item } from '../../../../src/engine/features/items.ts';
import { areNamedAddresses, toldOf, worthOfItems } from '../../../../src/engine/features/items.ts';
import { unitsIn } from '../../../support/scenes.ts';

const itemsIn = async (text: string): Promise<readonly Item[]> => {
  const unit = (await unitsIn(text)).find(({ kind }) => kind === 'list');
  assert.ok(unit?.kind === 'list');
  return unit.items;
};

describe('itemsOf', () => {
  it('tells much of names that are followed by a paragraph each', async () => {
    const sentence = 'It carries forty tons of coal and the mail of the island to the new pier.';
    const much = [sentence, sentence, sentence].join(' ');
    const told = async (...entries: string[]): Promise<number> =>
      toldOf(await itemsIn(entries.map((entry) => `- ${entry}`).join('\n'))).size;
    assert.equal(await told(`**Ada.** ${much}`, `**Bertha.** ${much}`, `**Cora.** ${sentence}`), 2);
    assert.equal(await told(`**Ada.** ${much}`, `**Bertha.** ${sentence}`, `**Cora.** ${sentence}`), 0);
    assert.equal(await told(much, much), 0);
    assert.equal(
      await told(`**Ada** – ${much.replace('It', 'it')}`, `**Cora** – ${much.replace('It', 'it')}`),
      0,
    );
  });

  it('has what stands below an item with it, a line each', async () => {
    const [first] = await itemsIn('- Ports\n  - north\n  - south\n- Ships');
    assert.deepEqual(first?.inner.map(plain), ['north', 'south']);
  });

  it('keeps who is below whom where a list is deeper', async () => {
    const [first] = await itemsIn('- Monday\n  - Coffee\n    - black\n    - white\n  - Stand-up\n- Tuesday');
    assert.deepEqual(first?.inner.map(plain), ['Coffee: black, white', 'Stand-up']);
    const [other] = await itemsIn('- Mon\n  - Done, and how\n    - we met the board, and all agreed\n- Tue');
    assert.deepEqual(other?.inner.map(plain), ['Done, and how: we met the board, and all agreed']);
    const [third] = await itemsIn('- Mon\n  - We met the board.\n    - It agreed\n    - It paid\n- Tue');
    assert.deepEqual(third?.inner.map(plain), ['We met the board. It agreed. It paid.']);
    const much = 'the board of the harbor asked for figures of each pier and boat that came in';
    const [fourth] = await itemsIn(`- Mon\n  - Asked\n    - ${much}\n    - ${much}\n    - ${much}\n- Tue`);
    assert.deepEqual(fourth?.inner.map(plain), ['Asked', much, much, much]);
  });

  it('does without a word at its end that names what stands elsewhere', async () => {
    const code = Array.from({ length: 6 }, (_, at) => `  line ${at}`).join('\n');
    const [first] = await itemsIn(
      `- Write a report. No names. Format:\n\n  \`\`\`text\n${code}\n  \`\`\`\n- Close it`,
    );
    assert.equal(plain(first!.text), 'Write a report. No names.');
  });

  it('says of what stands below an item that it is done', async () => {
    const [first] = await itemsIn('- [ ] Sail\n  - [x] paint the boat\n  - [ ] find a crew\n- [ ] Land');
    assert.deepEqual(first?.inner.map(plain), ['✔ paint the boat', 'find a crew']);
  });

  it('keeps a few commands in the step that they are of', async () => {
    const [first] = await itemsIn('1. Update to:\n\n   ```sh\n   npm install\n   npm test\n   ```\n2. Done');
    assert.equal(plain(first?.text ?? []), 'Update to:');
    assert.deepEqual(first?.inner.map(plain), ['npm install', 'npm test']);
  });

  it('calls a command by the entry that it is of, where most entries name one', async () => {
    const command = (text: string): string => `\n\n      ${text}\n`;
    const named = await itemsIn(
      `- Fedora${command('dnf add oar')}- Arch:${command('pacman add oar')}- Others wait.`,
    );
    assert.deepEqual(
      named.map(({ lead = [], text }) => [plain(lead), plain(text)]),
      [
        ['Fedora', 'dnf add oar'],
        ['Arch', 'pacman add oar'],
        ['', 'Others wait.'],
      ],
    );
  });

  it('has a colon between an entry and the command that it is of', async () => {
    const [first, second] = await itemsIn(
      '1. Row to the pier\n\n       row --port\n2. Moor with:\n\n       moor\n',
    );
    assert.equal(plain(first!.text), 'Row to the pier: row --port');
    assert.equal(plain(second!.text), 'Moor with: moor');
  });

  it('keeps what stands between two commands there', async () => {
    const [first] = await itemsIn(
      '- Install it\n  - macOS\n\n        brew add oar\n\n    or\n\n        port add oar\n- Run it',
    );
    assert.deepEqual(first!.inner.map(plain), ['macOS', 'brew add oar', 'or', 'port add oar']);
  });

  it('keeps commands before what is said of them', async () => {
    const [first] = await itemsIn(
      '1. Update\n   ```sh\n   npm install\n   npm test\n   ```\n   It takes long.\n2. Done',
    );
    assert.deepEqual(first?.inner.map(plain), ['npm install', 'npm test', 'It takes long.']);
  });

  it('keeps a command in the line below a step that it is of', async () => {
    const [first] = await itemsIn(
      '- Set up\n  - Change the user in conf:\n    ```\n    USER=root\n    ```\n- Done',
    );
    assert.deepEqual(first?.inner.map(plain), ['Change the user in conf: USER=root']);
  });

  it('keeps a command with the line that announces it, and a list with the line that goes on in it', async () => {
    const [typed] = await itemsIn(
      '- A compiler.\n\n  See which one:\n\n  ```sh\n  cc --version\n  ```\n- Done',
    );
    assert.deepEqual(typed?.inner.map(plain), ['See which one: cc --version']);
    const [listed] = await itemsIn(
      '- Retweets\n\n  Choose whether they\n\n  - are hidden\n  - are shown\n- Done',
    );
    assert.deepEqual(listed?.inner.map(plain), ['Choose whether they: are hidden, are shown']);
    const [said] = await itemsIn('- Retweets\n\n  They may be hidden.\n\n  - by all\n  - by some\n- Done');
    assert.deepEqual(said?.inner.map(plain), ['They may be hidden.', 'by all', 'by some']);
  });

  it('announces nothing that stands elsewhere', async () => {
    const texts = async (end: string) =>
      (await itemsIn(`- It is small.\n- It is fast. ${end}:`)).map(({ text }) => plain(text));
    assert.deepEqual(await texts('In particular, this means'), ['It is small.', 'It is fast.']);
    assert.deepEqual(await texts('Take the new one'), ['It is small.', 'It is fast. Take the new one']);
  });

  it('has no colon where what it announces is on a slide of its own', async () => {
    const code = Array.from({ length: 5 }, (_, at) => `   line ${at}`).join('\n');
    const [first] = await itemsIn(`1. Convert:\n\n   \`\`\`sh\n${code}\n   \`\`\`\n2. Done`);
    assert.equal(plain(first?.text ?? []), 'Convert');
  });

  it('leaves what announces a listing of its own to the slide of that', async () => {
    const code = Array.from({ length: 6 }, (_, at) => `    line ${at}`).join('\n');
    const listing = `    \`\`\`text\n${code}\n    \`\`\``;
    const [first] = await itemsIn(
      `- The file changed. Move your values:\n\n  - These moved from:\n\n${listing}\n\n    To:\n\n${listing}\n- Close it`,
    );
    assert.equal(plain(first!.text), 'The file changed. Move your values');
    assert.deepEqual(first!.inner.map(plain), []);
    assert.deepEqual(first!.below, []);
  });

  it('keeps the colon of what announces the items beside it', async () => {
    const texts = (await itemsIn('- Costs in terms of:\n- people\n- Risks:')).map(({ text }) => plain(text));
    assert.deepEqual(texts, ['Costs in terms of:', 'people', 'Risks']);
  });

  it('numbers ordered items as they were written, and keeps boxes', async () => {
    assert.deepEqual(
      (await itemsIn('3. c\n4. d')).map(({ number }) => number),
      [3, 4],
    );
    assert.deepEqual(
      (await itemsIn('- [x] a\n- [ ] b')).map(({ checked }) => checked),
      [true, false],
    );
  });

  it('has the sentences of an item that is too long for a slide', async () => {
    const long =
      'Long discussion about the tank and who may use it in the evenings of a dry summer. We decided to put a meter on the outlet before July.';
    const [short, other] = await itemsIn(`- Seeds\n- ${long}`);
    assert.equal(short?.said.length, 0);
    assert.equal(other?.said.length, 2);
    assert.ok(other?.roles.has('decision'));
  });
});

describe('worthOfItems', () => {
  it('is more where something is to be done, and nothing for addresses', async () => {
    const actions = await itemsIn('- Ana will send the offer by Friday\n- Ben will check the roof');
    const names = await itemsIn('- north\n- south');
    const due = await itemsIn('- Action: Ada to open https://a.example/1\n- https://b.example');
    assert.ok(worthOfItems(due.slice(0, 1)) > 0);
    const addresses = await itemsIn('- https://a.example\n- https://b.example');
    assert.ok(worthOfItems(actions) > worthOfItems(names));
    assert.ok(worthOfItems(addresses) < 0);
    const named = (count: number) =>
      itemsIn(Array.from({ length: count }, (_, at) => `- Boat ${at}: https://a.example/${at}`).join('\n'));
    assert.equal(worthOfItems(await named(3)), 0);
    assert.ok(areNamedAddresses(await named(8)));
    assert.ok(!areNamedAddresses(await named(9)));
    assert.ok(worthOfItems(await named(9)) < 0);
    assert.ok(worthOfItems(await itemsIn('- It waits for 1.23\n- PR: https://a.example')) > 0);
  });
});
