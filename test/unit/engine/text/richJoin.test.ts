import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import { asParagraph, joinSentences, withLargeStart } from '../../../../src/engine/text/richJoin.ts';

const endingIn = (text: string, code: string): RichText => [{ text }, { text: code, marks: ['code'] }];

describe('joinSentences', () => {
  it('gives what is said in brackets no full stop of its own, and one of its script after them', () => {
    assert.equal(
      plain(joinSentences([rich('It rains.'), rich('(Wish no. 311)')])),
      'It rains. (Wish no. 311)',
    );
    assert.equal(plain(joinSentences([rich('雨(8 月)'), rich('家にいる。')])), '雨(8 月)。家にいる。');
  });

  it('ends no sentence that goes on in the next', () => {
    assert.equal(
      plain(joinSentences([rich('Stop when it rains, or'), rich('it is late')])),
      'Stop when it rains, or it is late.',
    );
  });

  it('gives a sentence that lost its full stop one of its script', () => {
    assert.equal(plain(joinSentences([rich('It rains'), rich('We stay')])), 'It rains. We stay.');
    assert.equal(plain(joinSentences([rich('雨が降る'), rich('家にいる')])), '雨が降る。家にいる。');
    assert.equal(plain(joinSentences([rich('雨が降る。'), rich('家にいる。')])), '雨が降る。家にいる。');
    assert.equal(
      plain(joinSentences([rich('8月22日（土）'), rich('雨なら23日')])),
      '8月22日（土）。雨なら23日。',
    );
  });

  it('has it by most of its letters where it ends in a name of another script', () => {
    const joined = (...sentences: string[]) => plain(joinSentences(sentences.map((text) => rich(text))));
    assert.equal(joined('适用于 Mac 和 Linux', '它很小'), '适用于 Mac 和 Linux。它很小。');
    assert.equal(
      joined('The sign 三 stands for three', 'It is old'),
      'The sign 三 stands for three. It is old.',
    );
    assert.equal(joined('서버는 Linux', '작다'), '서버는 Linux. 작다.');
  });

  it('ends no sentence twice that ends within a bracket or quotation marks', () => {
    assert.equal(plain(joinSentences([rich('“It rains.”'), rich('We stay')])), '“It rains.” We stay.');
    assert.equal(
      plain(joinSentences([rich('It rains.'), rich('[It is wet. We stay.]')])),
      'It rains. [It is wet. We stay.]',
    );
  });

  it('parts a sentence that ends in code from the next one, and puts nothing after the last', () => {
    const [key, id] = [endingIn('Set ', 'KEY'), endingIn('Read ', 'id')];
    assert.equal(plain(joinSentences([key, id])), 'Set KEY. Read id');
    assert.equal(
      plain(joinSentences([endingIn('主键变成 ', '(id)'), rich('用到的地方有两处')])),
      '主键变成 (id)。用到的地方有两处。',
    );
  });
});

describe('asParagraph', () => {
  it('ends with a full stop where the last of its sentences lost it, and one alone as well', () => {
    assert.equal(plain(asParagraph([rich('It rains')])), 'It rains.');
    assert.equal(plain(asParagraph([rich('It rains.'), rich('We stay')])), 'It rains. We stay.');
    assert.equal(plain(asParagraph([rich('Does it rain?')])), 'Does it rain?');
  });
});

describe('withLargeStart', () => {
  it('begins with a large letter what begins with a letter', () => {
    const begun = (text: string) => plain(withLargeStart(rich(text)));
    assert.equal(begun('“it rains'), '“It rains');
    assert.equal(begun('0.4% of the boats leak'), '0.4% of the boats leak');
    for (const address of [
      'https://example.org',
      'www.example.org',
      'ada@example.org is down',
      'example.org/ada',
      'example.org',
    ])
      assert.equal(begun(address), address);
    for (const command of ['sudo service ssh start', 'dpkg -l | grep oar', 'service --status-all'])
      assert.equal(begun(command), command);
    assert.equal(begun('row -- and moor'), 'Row -- and moor');
  });
});
