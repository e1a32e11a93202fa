import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { read } from '../../../../../support/reading.ts';

const headingsOf = async (...entries: readonly string[]): Promise<string[]> => {
  const agenda = entries.map((entry, at) => `${at + 1}. ${entry}`).join('\n');
  const text = `# Board\n\n## Agenda\n\n${agenda}\n\n## 1. Balance\n\nWe have 40.\n\n## 2. Boats\n\nWe sell two.\n`;
  const { documents } = await read('document.md', text);
  return documents[0]!.sections.map(({ heading }) => plain(heading));
};

describe('withoutOwnAgenda', () => {
  it('leaves out an agenda that is the headings of the text', async () => {
    assert.deepEqual(await headingsOf('Balance', 'Boats'), ['1. Balance', '2. Boats']);
    assert.deepEqual(await headingsOf('[Balance](#one)', 'Boats'), ['1. Balance', '2. Boats']);
  });

  it('leaves out one that says how long each of them takes', async () => {
    const table = '| Item | Minutes |\n| --- | --- |\n| Balance | 10 |\n| [Boats](#boats) | 20 |';
    const text = `# Board\n\n## Agenda\n\n${table}\n\n## Balance\n\nWe have 40.\n\n## Boats\n\nWe sell two.\n`;
    const { documents } = await read('document.md', text);
    assert.deepEqual(
      documents[0]!.sections.map(({ heading }) => plain(heading)),
      ['Balance', 'Boats'],
    );
  });

  it('has the topics in its place that it counts and that stand below it', async () => {
    const text =
      '# Board of May\n\nBo leads.\n\n# Order\n\n1. Balance\n2. Boats\n\n## 1. Balance\n\nWe have 40.\n\n## 2. Boats\n\nWe sell two.\n';
    const { documents } = await read('document.md', text);
    const headings = documents[0]!.sections.map(({ heading }) => plain(heading));
    assert.deepEqual(headings.slice(-2), ['1. Balance', '2. Boats']);
    assert.ok(!headings.includes('Order'));
  });

  it('leaves out a long one of which half was come to', async () => {
    const others = ['Rent', 'Oars', 'Skip', 'Paint', 'Tea', 'Keys'].map((name) => `${name} of the club`);
    assert.equal((await headingsOf('Balance', 'Boats', ...others))[0], 'Agenda');
    const entries = ['Rent', 'Oars', 'Skip', 'Paint', 'Tea', 'Keys', 'Nets', 'Ropes'];
    const sections = entries.slice(4).map((name) => `## ${name}\n\nWe have ${name}.`);
    const text = `# Board\n\n## Agenda\n\n- ${entries.join('\n- ')}\n\n${sections.join('\n\n')}\n`;
    const { documents } = await read('document.md', text);
    assert.deepEqual(
      documents[0]!.sections.map(({ heading }) => plain(heading)),
      entries.slice(4),
    );
  });

  it('keeps one that says more', async () => {
    assert.equal((await headingsOf('Balance', 'Boats, and who may row them'))[0], 'Agenda');
  });
});
