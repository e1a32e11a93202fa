import assert from 'node:assert/strict';
import { type RichText, rich } from '../../../../../src/deck/richText.ts';
import {
  isClear,
  isPlainSentence,
  opensLarge,
} from '../../../../../src/engine/writing/draft/plainSentence.ts';

const code = (text: string): RichText => [{ text, marks: ['code'] }];

describe('A sentence that stands by itself', () => {
  it('needs nothing before it, within it either, and announces nothing', () => {
    assert.ok(isClear(rich('With every weekend, chats need a quiet room'), 'us'));
    for (const text of [
      'However, chats need a room',
      'With every weekend, this needs a room',
      'The rooms are:',
    ])
      assert.equal(isClear(rich(text), 'us'), false, text);
  });

  it('is one, leads nowhere, and says more than the names in it', () => {
    assert.ok(isPlainSentence([...rich('The room is opened by '), ...code('open'), ...rich(' alone')], 'us'));
    const none = [
      rich('The room is open. It is large.'),
      rich('Use the new room instead. (see the plan) The old one is small'),
      rich('The room is at https://example.org'),
      rich('Children? maybe a room for them'),
      rich('The crew prefers (a) since then it stays ours'),
      [...code('open the room'), ...rich(' works')],
    ];
    for (const text of none) assert.equal(isPlainSentence(text, 'us'), false);
  });

  it('begins as one, or with a name', () => {
    assert.ok(opensLarge(rich('The room')) && opensLarge([...code('open'), ...rich(' works')]));
    assert.equal(opensLarge(rich('and the room')), false);
  });
});
