import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const remark = 'This is a tentative agenda. Please chime in.';
const topics = '### The pier\n\nIt is old.\n\n### The boat\n\nIt leaks.\n';

const underAgenda = async (text: string): Promise<string[]> => {
  const { sections } = await markdown(text);
  return sketch(sections.find(({ heading }) => heading[0]?.text === 'Agenda')?.blocks ?? []);
};

describe('withoutAgendaRemarks', () => {
  it('leaves what stands above the topics of a meeting to the notes', async () => {
    const text = `# Harbor meeting\n\n## Agenda\n\n${remark}\n\n${topics}\n## Next\n\nMay\n`;
    assert.deepEqual(await underAgenda(text), []);
    const { notes } = await markdown(text);
    assert.deepEqual(
      notes.map((note) => [note.position.from, note.text]),
      [[5, remark]],
    );
    const attended = `# Pier\n\n## Present\n\n- Ada\n- Bo\n\n## Agenda\n\n${remark}\n\n- The pier\n- The boat\n`;
    assert.deepEqual(await underAgenda(attended), ['list: The pier | The boat']);
  });

  it('keeps what stands under each of several that say what was on it', async () => {
    const order = (name: string) =>
      `## ${name} order of business\n\n${remark}\n\n- Vote: 3 in favor\n- Passed\n`;
    const { sections } = await markdown(`# Harbor meeting\n\n${order('1st')}\n${order('2nd')}`);
    assert.deepEqual(
      sections.map(({ blocks }) => blocks.map(({ kind }) => kind)),
      [
        ['paragraph', 'list'],
        ['paragraph', 'list'],
      ],
    );
  });

  it('keeps what is all of it, what decides, and what is of no meeting', async () => {
    const meeting = '# Harbor meeting\n\n## Agenda\n\n';
    assert.equal((await underAgenda(`${meeting}${remark}\n\n## Next\n\nMay\n`)).length, 1);
    assert.equal((await underAgenda(`${meeting}We agreed to buy it.\n\n${topics}`)).length, 1);
    assert.equal((await underAgenda(`# A boat\n\n## Agenda\n\n${remark}\n\n${topics}`)).length, 1);
  });
});
