import assert from 'node:assert/strict';
import { nodesOf } from '../../../../../support/scenes.ts';

const layoutsUnder = async (heading: string, text: string): Promise<string[]> => {
  const [node] = await nodesOf(`# D\n\n## ${heading}\n\n${text}\n\n## Z\n\nText.`);
  return node?.own.map(({ body }) => body.kind) ?? [];
};
const said =
  'Three people look after the harbor on every day of the year. Two of them have said that they will stop in May. Nobody has asked for the keys of the tower so far. We need more people who know how the light is lit.';
const names = '- Ada Lovelace, harbor\n- Bo Diddley, tower\n- Cy Twombly, light';

describe('a heading over where to read on', () => {
  const tool = (name: string, more: string) => `- [${name}](https://example.org/${name})${more}\n`;

  it('leaves links to the notes, and shows what each of them is for', async () => {
    const links = tool('Tern', '') + tool('Gull', '') + tool('Auk', ', the old one');
    const told =
      tool('Tern', ' keeps the log of the harbor for a year') +
      tool('Gull', ' draws the tides of the whole coast');
    assert.deepEqual(await layoutsUnder('Resources', links), []);
    assert.deepEqual(await layoutsUnder('Resources', told), ['list']);
  });

  it('shows what is called resources and leads nowhere', async () => {
    const crew = '- 1 Captain\n- 2 Sailors\n- 1 Cook\n';
    assert.deepEqual(await layoutsUnder('Human resources', crew), ['list']);
    assert.deepEqual(await layoutsUnder('More resources', tool('Tern', '') + tool('Gull', '')), []);
  });

  it('shows whom to write to', async () => {
    const whom = '- Mailing list: crew@harbor.example\n- Plans: https://harbor.example/plans\n';
    assert.deepEqual(await layoutsUnder('Resources', whom), ['list']);
  });
});

describe('a heading over licenses', () => {
  it('leaves the one of the text to the notes, and shows those that may be chosen', async () => {
    assert.deepEqual(await layoutsUnder('License', 'MIT, by Ada Lovelace.'), []);
    const choice = 'Code may be licensed under:\n\n- Apache 2.0\n- MIT\n- BSD in two clauses';
    assert.deepEqual(await layoutsUnder('Licensing', choice), ['list']);
  });
});

describe('a heading over names', () => {
  it('leaves who they are to the notes, and shows the text about them', async () => {
    assert.deepEqual(await layoutsUnder('Maintainers', `${names}\n\n${said}`), ['text']);
    assert.deepEqual(await layoutsUnder('Maintainers', names), []);
    assert.deepEqual(await layoutsUnder('Maintainers', 'Three people look after the harbor.'), []);
  });

  it('reads its name without what stands in brackets', async () => {
    assert.deepEqual(await layoutsUnder('Attendees (sign yourself in)', names), []);
  });

  it('shows a table that says more of them than who they are', async () => {
    const table = (columns: readonly string[]) =>
      [
        columns,
        columns.map(() => '---'),
        ...['Ada', 'Bo'].map((name) => columns.map((of) => `${name} ${of}`)),
      ]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n');
    const columns = ['Person', 'Age', 'Region', 'Work', 'Years'];
    assert.deepEqual(await layoutsUnder('Participants', table(columns)), ['visual']);
    assert.deepEqual(await layoutsUnder('Participants', table(columns.slice(0, 3))), []);
  });

  it('shows a list of sentences', async () => {
    const list = said.replaceAll(/(?:^|(?<=\.) )/g, '\n1. ').trim();
    assert.deepEqual(await layoutsUnder('Contributing', list), ['list']);
  });
});

describe('a heading over contents', () => {
  it('leaves what stands where to the notes, and shows what something holds', async () => {
    const entries = ['The harbor', 'The tower', 'The light'].map((name) => `- ${name}\n`).join('');
    assert.deepEqual(await layoutsUnder('Contents', entries), []);
    const told = ['Ropes', 'Oars', 'Lamps']
      .map((name) => `- **${name}**: forty of them, all new since the spring\n`)
      .join('');
    assert.deepEqual(await layoutsUnder('Contents', told), ['list']);
  });
});
