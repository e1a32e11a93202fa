import assert from 'node:assert/strict';
import { read, sketch } from '../../../../../support/reading.ts';

const said = async (text: string, title = 'Minutes of the meeting') => {
  const { documents } = await read('document.md', `---\ntitle: ${title}\n---\n\n${text}\n`);
  const { blocks, notes } = documents[0]!;
  return [sketch(blocks), notes.map((note) => note.text)];
};

const long = 'MINUTES OF THE ANNUAL MEETING OF THE ROWING CLUB OF LARK';

describe('withoutTitleInCapitals', () => {
  it('leaves the title in capitals at the beginning of a text to the notes, however often it stands there', async () => {
    assert.deepEqual(await said(`**${long}**\n\n${long}\nThe club met on the quay.`), [
      ['paragraph: The club met on the quay.'],
      [long, long],
    ]);
  });

  it('knows it whatever marks stand on its letters', async () => {
    const [blocks] = await said('ACTA DE LA REUNION DE LOS REMEROS. Se reúne el club.', 'Acta de reunión');
    assert.deepEqual(blocks, ['paragraph: Se reúne el club.']);
  });

  it('takes no script for capitals that has none', async () => {
    for (const text of [
      '배 클럽의 회의록은 매년 부두에서 모두가 함께 기록한다',
      'محضر اجتماع نادي القوارب يكتب كل عام على الرصيف',
      'नाव क्लब की बैठक का विवरण हर साल घाट पर लिखा जाता है',
      '12 14 16 18 20 22',
    ]) {
      const [blocks] = await said(text, text);
      assert.deepEqual(blocks, [`paragraph: ${text}`]);
    }
  });

  it('keeps capitals that are no title, a few of them, and those within a text', async () => {
    for (const text of [
      'THE BOAT OF THE CLUB IS NOT TO BE USED. It leaks.',
      'MINUTES OF THE MEETING. The club met on the quay.',
      `The club met on the quay.\n\n${long}`,
      `${long} was long`,
    ]) {
      const [blocks] = await said(text);
      assert.equal(
        blocks?.join('\n'),
        text
          .split('\n\n')
          .map((each) => `paragraph: ${each}`)
          .join('\n'),
      );
    }
  });
});
