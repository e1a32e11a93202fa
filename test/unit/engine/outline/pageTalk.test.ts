import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { outlineOf, type Topic } from '../../../../src/engine/outline/outline.ts';
import { withoutPageTalk } from '../../../../src/engine/outline/pageTalk.ts';
import { blockTexts } from '../../../../src/engine/reading/document/blockTexts.ts';
import { markdown } from '../../../support/reading.ts';

const clearedTopic = async (text: string): Promise<Topic> => {
  const outline = outlineOf([
    await markdown(`# Boats\n\nAll of them.\n\n## Sail\n\n${text}\n\n## Row\n\nIt rows.`),
  ]);
  return withoutPageTalk(outline!, 'us').topics[0]!;
};
const textsOf = ({ blocks }: Topic): string[] => blocks.flatMap(blockTexts).map(plain);

const told = async (text: string): Promise<string> => textsOf(await clearedTopic(text)).join(' | ');

describe('what a writer says of the page', () => {
  it('goes to the notes, sentence by sentence', async () => {
    const topic = await clearedTopic(
      'We know three sails. We discuss each of these in turn below.\n\nIt sails.',
    );
    assert.deepEqual(textsOf(topic), ['We know three sails.', 'It sails.']);
    assert.deepEqual(topic.notes, ['We discuss each of these in turn below.']);
  });

  it('says where the rest is told', async () => {
    assert.equal(await told('Three sails tore. Causes and costs are detailed below.'), 'Three sails tore.');
  });

  it('tells readers what they may leave out', async () => {
    assert.equal(
      await told('Three sails tore. If you are in a hurry, read the last part alone.'),
      'Three sails tore.',
    );
  });

  it('is taken out of its sentence, where that says more', async () => {
    const topic = await clearedTopic('As mentioned above, the sail is new. It tore (see below) twice.');
    assert.deepEqual(textsOf(topic), ['The sail is new. It tore twice.']);
    assert.deepEqual(topic.notes, ['As mentioned above, the sail is new.', 'It tore (see below) twice.']);
  });

  it('is no entry of a list', async () => {
    assert.equal(await told('- Mend the sail\n- Feel free to add new tasks here.'), 'Mend the sail');
    assert.equal(
      await told('- Use a custom sail. See: Sails and ropes below.\n- Row'),
      'Use a custom sail. | Row',
    );
    assert.equal(await told('- **Talks.** See the calendar.\n- Row'), 'Talks. See the calendar. | Row');
  });

  it('keeps an entry whole in the notes', async () => {
    const { notes } = await clearedTopic('- Use a custom sail. See: Sails and ropes below.\n- Row');
    assert.deepEqual(notes, ['Use a custom sail. See: Sails and ropes below.']);
  });

  it('stays where it is long, is due, announces a list or is all there is', async () => {
    const long =
      'In the next section we mend the sail with the thread that the harbour master left for us in spring.';
    assert.equal(await told(`It tore. ${long}`), `It tore. ${long}`);
    const dated = 'It tore. Feel free to add names until 14 May.';
    assert.equal(await told(dated), dated);
    const announcing = 'It tore. The sails are listed below.';
    assert.equal(await told(`${announcing}\n\n- One\n- Two`), `${announcing} | One | Two`);
    const winners = 'Here are the winners.';
    assert.equal(await told(`${winners}\n\n- One\n- Two`), `${winners} | One | Two`);
    assert.equal(await told('Read on.'), 'Read on.');
  });

  it('ends a document with no courtesy', async () => {
    const outline = outlineOf([await markdown('# Boats\n\n## Sail\n\nIt sails well.\n\nBest regards,')]);
    const [topic] = withoutPageTalk(outline!, 'us').topics;
    assert.deepEqual(textsOf(topic!), ['It sails well.']);
    assert.deepEqual(topic!.notes, ['Best regards,']);
    const mail = outlineOf([
      await markdown(
        '# Boats\n\n## Sail\n\nIt sails well.\n\nBest regards\nDominik\n\nPS: The rent is lower.',
      ),
    ]);
    const [last] = withoutPageTalk(mail!, 'us').topics;
    assert.deepEqual(textsOf(last!), ['It sails well.', 'PS: The rent is lower.']);
    assert.deepEqual(last!.notes, ['Best regards Dominik']);
    const letter = outlineOf([
      await markdown('# Boats\n\n## Sail\n\nIt sails well.\n\nBest regards\n\np. p. Ada Ruiz'),
    ]);
    const [end] = withoutPageTalk(letter!, 'us').topics;
    assert.deepEqual([textsOf(end!), end!.notes], [['It sails well.'], ['Best regards', 'p. p. Ada Ruiz']]);
  });
});
