import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { worthOfSaid } from '../../../../../src/engine/planning/scenes/textRuns.ts';
import { ownScenes } from '../../../../../src/engine/planning/scenes/topicScenes.ts';
import { named, topicsOf, unitsIn } from '../../../../support/scenes.ts';

const scenesOf = async (text: string, style: 'Subtle' | 'Preserve' = 'Subtle') => {
  const [topic] = await topicsOf(`# Deck\n\n## Costs\n\n${text}\n\n## Other\n\nText.`);
  assert.ok(topic);
  return ownScenes([topic], style, 'us');
};
const long =
  'The crew of the ship measured the current for seven days and wrote every reading into the book of the harbor office. ';

describe('ownScenes', () => {
  it('lets a few words stand over the list below them', async () => {
    const [scene, ...others] = await scenesOf(
      'The old ship of the town is slow. The pilot of the harbor needs a lot.\n\n- coal\n- water\n- oil',
    );
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'list');
    assert.deepEqual(
      scene.body.above.map(({ text }) => plain(text)),
      ['The old ship of the town is slow.', 'The pilot of the harbor needs a lot.'],
    );
  });

  it('lets what is said of the heading right below it stand over the listing below that', async () => {
    const listing = '```sh\nload coal\nload water\n```';
    const besideIn = async (text: string): Promise<string[][]> =>
      (await scenesOf(text)).map(({ body }) =>
        body.kind === 'visual' ? body.beside.map(({ text: said }) => plain(said)) : [],
      );
    const said = ['Those of the harbor cost less than the old ones did.', 'Those of the town cost more.'];
    assert.deepEqual(await besideIn(`${said.join(' ')}\n\n${listing}`), [said]);
    const much = `${said.join(' ')} ${'They row to the old pier of the town, where the wind is. '.repeat(5)}`;
    assert.equal((await besideIn(`${much}\n\n${listing}`)).length, 2);
  });

  it('has the paragraph right above a listing stand above it where all of the text is too long for that', async () => {
    const last =
      'Whoever comes in with the tide in the night loads both of them in a row, and leaves the book of the harbor office on the table of the pilot house for the crew of the next morning, who sign it.';
    const scenes = await scenesOf(
      `${long.repeat(2)}\n\n${long.repeat(2)}\n\n${last}\n\n\`\`\`sh\nload coal\nload water\n\`\`\``,
    );
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: visual']);
    const body = scenes[1]?.body;
    assert.ok(body?.kind === 'visual');
    assert.deepEqual(
      body.beside.map(({ text }) => plain(text)),
      [last],
    );
  });

  it('shows the listing that takes the place of another before that, and best both', async () => {
    const listings = (between: string) =>
      scenesOf(`Once it was:\n\n\`\`\`\none\ntwo\n\`\`\`\n\n${between}:\n\n\`\`\`\nthree\nfour\n\`\`\``);
    const worth = async (between: string) => (await listings(between)).map((scene) => scene.worth);
    const [old = 0, made = 0] = await worth('Write this instead');
    const [first = 0, second = 0] = await worth('It prints');
    assert.ok(made > old && second < first && made >= first && old > second);
  });

  it('says what came of a listing after it', async () => {
    const listing = (after: string) => scenesOf(`Run this:\n\n\`\`\`\none\ntwo\n\`\`\`\n\n${after}`);
    assert.deepEqual(named(await listing('As a result it took 4 ms instead of 9 ms.')), [
      'Costs: visual',
      'Costs: text',
    ]);
    const [scene, ...others] = await listing('It asks for the passphrase.');
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'visual' && scene.body.below?.length === 1);
  });

  it('gives what a list has no room for above it a slide of its own', async () => {
    const scenes = await scenesOf(
      `${long}The town pays for it. The pilot of the harbor needs a lot.\n\n- coal\n- water\n- oil`,
    );
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: list']);
  });

  it('gives a point a slide of its own all the same', async () => {
    const scenes = await scenesOf(
      'We decided to sell the ship for 400,000 euros. It is old and leaks.\n\n- coal\n- water\n- oil',
    );
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: list']);
  });

  it('shows a day of a list with what happened on it, and those who are thanked in the notes', async () => {
    const [scene] = await scenesOf(
      '- 2024-03-02\n  - The disk of the relay is full.\n- 2024-03-03\n  - Anna deletes old logs.\n- Many thanks to Ben for his help.',
    );
    assert.ok(scene?.body.kind === 'list');
    assert.deepEqual(
      scene.body.items.map(({ text }) => plain(text)),
      ['2024-03-02', '2024-03-03'],
    );
  });

  it('keeps text after a list after it', async () => {
    const scenes = await scenesOf(`${long.repeat(2)}\n\n- coal\n- water\n\n${long.repeat(2)}`);
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: list', 'Costs: text']);
  });

  it('says with a list what is said of it below: its sum', async () => {
    const [scene] = await scenesOf('- Wood 3,200\n- Fence 1,350\n\nTotal: 4,550 euros.');
    assert.ok(scene?.body.kind === 'list');
    assert.deepEqual(
      scene.body.below.map(({ text }) => plain(text)),
      ['Total: 4,550 euros.'],
    );
  });

  it('says with a list what it comes to, though more follows, but not between steps', async () => {
    const after =
      '=> We take the coal of the island and the water of the town, and whoever has a boat in the harbor carries both of them from the old pier to the new one until the end of May';
    const [scene] = await scenesOf(`- coal\n- water\n\n${after}\n\n- wood\n- iron`);
    assert.ok(scene?.body.kind === 'list');
    assert.deepEqual(
      scene.body.below.map(({ text }) => plain(text)),
      [after],
    );
    const [steps] = await scenesOf(`1. coal\n2. water\n\n${after}\n\n- wood\n- iron`);
    assert.ok(steps?.body.kind === 'list');
    assert.deepEqual(steps.body.below, []);
  });

  it('gives what binds a slide of its own after a listing, and says below it what else is said of it', async () => {
    const listing = '```js\nconst one = open();\nconst two = close(one);\nsend(two);\nend(one);\n```';
    assert.deepEqual(named(await scenesOf(`${listing}\n\nThe name of a ship must be unique.`)), [
      'Costs: visual',
      'Costs: text',
    ]);
    const [scene, ...others] = await scenesOf(`${listing}\n\nHow would you name only the ship?`);
    assert.ok(scene?.body.kind === 'visual' && others.length === 0);
    assert.match(plain(scene.body.below![0]!.text), /^How would/);
  });

  it('leaves a command the sentence that says where it is typed', async () => {
    const typed =
      'Run the following from within the folder of the ships, or else the folder goes too:\n\n`rm -r *`';
    const [text, list] = await scenesOf(
      `${typed}\n\nIn this command we say:\n\n- rm removes\n- r goes below`,
    );
    assert.ok(text?.body.kind === 'text' && list?.body.kind === 'list');
    assert.match(plain(text.body.said[0]!.text), /^Run .*rm -r \*$/);
  });

  it('asks of a listing below it what is asked after it, though something is said before it', async () => {
    const [scene, ...others] = await scenesOf(
      'The boats lie in many harbors.\n\nFor example:\n\n```\nnorth/a.txt\nsouth/b.txt\n```\n\nHow would you name only those of the north?',
    );
    assert.ok(scene?.body.kind === 'visual' && others.length === 0);
    assert.match(plain(scene.body.below?.[0]?.text ?? []), /^How would/);
  });

  it('leaves with a listing what is said of its names, and to the next one what leads on', async () => {
    const between = async (text: string): Promise<string[]> => {
      const scenes = await scenesOf(
        `Hoist it:\n\n\`\`\`\nhoist(sail)\nbelay()\n\`\`\`\n\n${text}\n\nThe other way:\n\n\`\`\`\nlower(sail)\nfurl()\n\`\`\``,
      );
      return scenes.map(({ body }) =>
        body.kind === 'visual'
          ? [...body.beside, ...(body.below ?? [])].map(({ text: said }) => plain(said)).join(' ')
          : '-',
      );
    };
    const belays = 'The crew may leave out `belay` in a calm.';
    assert.deepEqual(await between(belays), [belays.replaceAll('`', ''), '']);
    const aside = '(The rope is 12 m long.)';
    assert.deepEqual(await between(aside), [aside, '']);
    const leads = 'The crew may leave out `furl` in a calm.';
    assert.deepEqual(await between(leads), ['', leads.replaceAll('`', '')]);
  });

  it('gives a slide of its own to what is said of a listing that leaves no room', async () => {
    const listing = `\`\`\`js\n${Array.from({ length: 12 }, (_, at) => `open(${at});`).join('\n')}\n\`\`\``;
    const told =
      'The boats of the island are counted here one after the other, from the oldest to the newest one, and none of them is left out.';
    assert.deepEqual(named(await scenesOf(`${listing}\n\n${told} ${told}`)), [
      'Costs: visual',
      'Costs: text',
    ]);
  });

  it('is worth more where what announces a list says that it is to be done', async () => {
    const worthUnder = async (lead: string): Promise<number> =>
      (await scenesOf(`${lead}\n\n- Sign the paper\n- Tell the bank`))[0]!.worth;
    assert.ok(
      (await worthUnder('Next steps for the board:')) > (await worthUnder('The papers of the board:')),
    );
  });

  it('puts text beside a picture', async () => {
    const [scene] = await scenesOf('The harbor in winter.\n\n![Harbor](https://pictures.example/a.png)');
    assert.ok(scene?.body.kind === 'visual');
  });

  it('gives what must not be done a slide of its own after a listing', async () => {
    const below = (text: string) => scenesOf(`\`\`\`\nrow --north\nrow --south\n\`\`\`\n\n${text}`);
    assert.deepEqual(named(await below('This reduced the cost, so you may sell the ship.')), [
      'Costs: visual',
    ]);
    const loud = 'This reduced the cost, but you must NOT sell the ship.';
    assert.deepEqual(named(await below(loud)), ['Costs: visual', 'Costs: text']);
    // What says so in code says it to a program.
    const quoted = 'This reduced the cost of `id NOT NULL` in the book.';
    assert.deepEqual(named(await below(quoted)), ['Costs: visual']);
  });

  it('has a second voice say what the first one said, and a second note more than the first', async () => {
    const worths = async (first: string, second: string) =>
      (await scenesOf(`${long}\n\n> ${first}\n\n- coal\n- peat\n\n> ${second}`)).flatMap(({ body, worth }) =>
        body.kind === 'quote' ? [worth] : [],
      );
    const [voice = 0, again = 0] = await worths('“The ship leaks.”', '“It leaks a lot.”');
    assert.ok(again < voice);
    const [note = 0, warning = 0] = await worths('Buy the coal first.', 'The ship may leak after that.');
    assert.equal(warning, note);
  });

  it('has every block in the parts of one scene', async () => {
    const scenes = await scenesOf(
      `${long}\n\nIt looks like:\n\n- coal\n- peat\n\n> Quoted words of the pilot here.`,
    );
    const kinds = scenes.flatMap(({ parts }) =>
      parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)),
    );
    assert.deepEqual(kinds.sort(), ['list', 'paragraph', 'paragraph', 'quote']);
  });

  it('keeps each run of text where it is in Preserve', async () => {
    const scenes = await scenesOf('Short.\n\n- coal\n\nShort as well.', 'Preserve');
    assert.deepEqual(named(scenes).length, 2);
  });
});

describe('what a scene is worth', () => {
  const worths = async (text: string): Promise<number[]> => (await scenesOf(text)).map(({ worth }) => worth);
  const table = (cell: string): string =>
    `| Ship | Day |\n| --- | --- |\n| Ada | ${cell} |\n| Bob | ${cell} |`;

  it('is more for a table of figures than for a listing, and less for one of words', async () => {
    const listing = '```js\nawait sail();\nawait land();\nawait rest();\n```';
    const [code, figures] = await worths(`${listing}\n\n${table('12.5')}`);
    const [, words] = await worths(`${listing}\n\n${table('calm')}`);
    assert.deepEqual(
      [code, figures, words].map((worth) => worth?.toFixed(1)),
      ['3.6', '4.5', '3.2'],
    );
  });

  it('is little for the second voice under a heading', async () => {
    const said = 'for a very long time that we do not remember anything of '.repeat(5);
    const [first, second] = await worths(
      `> We slept ${said}.\n>\n> — Ada\n\n<!-- -->\n\n> We did too ${said}.\n>\n> — Bob`,
    );
    assert.ok(first! > 2 * second!);
  });
});

describe('the pages of a list', () => {
  it('are one at least for each entry that is a list of its own', async () => {
    const own = (name: string): string =>
      `- ${name}:\n${Array(5).fill('    - The crew of the ship measured the current for seven days.').join('\n')}`;
    const [scene] = await scenesOf(['One', 'Two', 'Three'].map(own).join('\n'));
    assert.equal(scene?.pages, 3);
    const short = (at: number): string => `- Pier ${at}\n    - open\n    - lit`;
    const between = Array.from({ length: 4 }, (_, at) => short(at));
    const [longer] = await scenesOf([own('One'), ...between, own('Two')].join('\n'));
    assert.equal(longer?.pages, 4);
  });
});

describe('worthOfSaid', () => {
  it('is more for a decision than for a story', async () => {
    const worth = async (text: string) => {
      const [unit] = await unitsIn(text);
      assert.ok(unit?.kind === 'text');
      return worthOfSaid(unit.said);
    };
    assert.ok(
      (await worth('We decided to sell the ship.')) > (await worth('Then we went for lunch and talked.')),
    );
  });
});
