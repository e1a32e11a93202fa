import assert from 'node:assert/strict';
import { withoutMailTail } from '../../../../../../src/engine/reading/markdown/cleaning/withoutMailTail.ts';

const said = (text: string): string => withoutMailTail(text).trimEnd();

describe('withoutMailTail', () => {
  it('leaves out a signature', () => {
    assert.equal(said('We sail on Monday.\n\n-- \nAda Holm\nHarbor office'), 'We sail on Monday.');
    assert.equal(said('We sail on Monday.\nAda\n-- \nAda Holm'), 'We sail on Monday.\nAda');
  });

  it('leaves out the mail that it answers, with its own signature above it', () => {
    const answer = 'From: ada@harbor.example\n\nWe sail on Monday.';
    const asked = 'On Fri, 10 Oct 2026, Bo wrote:';
    assert.equal(said(`${answer}\n\n${asked}\n\n> When do we sail?\n>\n> Bo`), answer);
    assert.equal(said(`${answer}\n\n-- \nAda\n\n> ${asked}\n> When do we sail?`), answer);
    assert.equal(said(`${answer}\n\nAm 10.10.2026 um 9:12 schrieb Bo:\n> Wann?`), answer);
  });

  it('keeps every line at its number', () => {
    const text = 'We sail.\n\n-- \nAda';
    assert.equal(withoutMailTail(text).split('\n').length, text.split('\n').length);
  });

  it('keeps quotations, rules and headings of texts that are no mails', () => {
    for (const text of [
      'They all agreed.\n\n> On 10 October 2026 the crew wrote:\n> We sail.',
      'From: ada@harbor.example\n\nShe said:\n\n> We sail.',
      'Depth\n--\n\nThe pilot knows it.',
      `We sail.\n\n--\n\n${'And so on.\n\n'.repeat(9)}`.trimEnd(),
    ])
      assert.equal(withoutMailTail(text), text);
  });
});
