import assert from 'node:assert/strict';
import { type RichText, rich } from '../../../../src/deck/richText.ts';
import { saidInParagraph } from '../../../../src/engine/features/paragraphs.ts';
import { runsOf } from '../../../../src/engine/features/runs.ts';

const runs = (...paragraphs: string[]) =>
  runsOf(paragraphs.flatMap((text) => saidInParagraph(rich(text), { isLoud: false }, 'us'))).map(
    ({ said, isLoose }) => `${isLoose ? 'loose ' : ''}${said.length}`,
  );

describe('runsOf', () => {
  it('reads a paragraph from its beginning', () => {
    assert.deepEqual(
      runs(
        'The old ship is late again. The pilot waits on the quay. The price of coal is high.',
        'The stairs are wet and steep.',
      ),
      ['3', '1'],
    );
  });

  it('reads a command with what announces it', () => {
    const [lead, command] = ['Ships are struck from the list:', 'strike --ship 4'].flatMap((text) =>
      saidInParagraph(rich(text), { isLoud: false }, 'us'),
    );
    const runs = runsOf([lead!, { ...command!, pointsBack: true, isCommand: true }]);
    assert.deepEqual(
      runs.map(({ said }) => said.length),
      [2],
    );
  });

  it('begins anew with what can be quoted', () => {
    assert.deepEqual(
      runs('The old ship is late again. We decided to sail on 3 May. The pilot waits on the quay.'),
      ['1', '2'],
    );
  });

  it('reads a paragraph that points back with the one before it', () => {
    assert.deepEqual(
      runs('The old ship is late again.', 'It carries coal and timber. The pilot waits on the quay.'),
      ['3'],
    );
  });

  it('tells what points to nothing that is there, and does not go on from it', () => {
    assert.deepEqual(runs('It was said a long time ago. The pilot waits on the quay.'), ['loose 1', '1']);
    assert.deepEqual(runs('The old ship is late again.', 'Here is why:', 'It carries coal and timber.'), [
      '1',
      'loose 1',
    ]);
  });

  it('keeps what names the next sentences of its paragraph with them', () => {
    const named: RichText = [
      { text: 'Sell the ship.', marks: ['strong'] },
      { text: ' The old ship is for sale. The stairs are wet and steep.' },
    ];
    const [run, ...others] = runsOf(saidInParagraph(named, { isLoud: false }, 'us'));
    assert.equal(run?.said.length, 3);
    assert.deepEqual(others, []);
  });
});
