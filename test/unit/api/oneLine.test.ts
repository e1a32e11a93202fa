import assert from 'node:assert/strict';
import { inOneLine, isOneLine } from '../../../src/api/oneLine.ts';

describe('one line', () => {
  const broken = [
    'Q3\nfinal',
    'Q3\r\nfinal',
    'Q3\u2028final',
    'Q3 \u0000 final',
    'Q3\u009b final',
    '\u202eQ3',
    'Q3\u2066',
  ];

  it('is what has no ends of lines, no orders and nothing that turns it round', () => {
    for (const text of ['', 'Q3 review', 'Über 日本語 عربي 🍵']) assert.ok(isOneLine(text), text);
    for (const text of broken) assert.ok(!isOneLine(text), JSON.stringify(text));
  });

  it('is made of any text, and left as it is', () => {
    for (const text of broken) {
      const made = inOneLine(text);
      assert.ok(isOneLine(made) && made.startsWith('Q3'), JSON.stringify(text));
      assert.equal(inOneLine(made), made);
    }
    assert.equal(inOneLine('\u001b[31mQ3\u001b[0m \n final'), 'Q3 final');
  });
});
