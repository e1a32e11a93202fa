import assert from 'node:assert/strict';
import {
  answerDocumentPath,
  answerDocumentText,
  answerIn,
  isAnswerDocumentOf,
} from '../../../../src/editor/answering/answerDocument.ts';

describe('An answer document', () => {
  it('is known by its job after a reload, whatever the title', () => {
    for (const title of [
      'Q3 review',
      '../../etc/passwd',
      'a:b*c?"<>|',
      '長い題名'.repeat(40),
      'notes.md',
      '',
    ]) {
      const path = answerDocumentPath(title, '12345678-90ab');
      assert.ok(isAnswerDocumentOf(`/${path}`, '12345678-90ab'), path);
      assert.ok(!isAnswerDocumentOf(`/${path}`, '87654321-90ab'), path);
      assert.doesNotMatch(path, /[\\/:*?"<>|]/);
      assert.ok(path.length < 90, path);
    }
  });

  it('gives back what is written below the line', () => {
    const text = answerDocumentText('Who?\nAnd why?', 'Write below.', 'The board,');
    assert.match(text, /^> Who\?\n> And why\?\n/);
    assert.equal(answerIn(`${text}\nbecause they decide.\n`), 'The board,\nbecause they decide.');
  });

  it('keeps lines like the line in the answer', () => {
    assert.equal(answerIn(`${answerDocumentText('Who?', '', 'One')}\n---\nTwo`), 'One\n---\nTwo');
  });

  it('takes everything where the line was deleted', () => {
    assert.equal(answerIn('Just this.\r\nAnd that.'), 'Just this.\nAnd that.');
  });

  it('is empty while nothing is written', () => {
    assert.equal(answerIn(answerDocumentText('Who?', 'Write below.', '')), '');
  });
});
