import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { isOwed, withoutOwed } from '../../../../src/engine/text/owed.ts';

const left = (text: string): string => plain(withoutOwed(rich(text)));

describe('withoutOwed', () => {
  for (const [text, rest] of [
    ['The rota is in the annex (TODO, Fiona).', 'The rota is in the annex.'],
    ['Three have died (is it the fan? TODO ask Piotr).', 'Three have died (is it the fan?).'],
    ['Not in the query above yet, TODO.', 'Not in the query above yet.'],
    ['A map of the pier [Ada – it is last year’s!! B.].', 'A map of the pier.'],
    ['Leave it out. TODO fix this page. Names are the default.', 'Leave it out. Names are the default.'],
  ] as const)
    it(`leaves out what the author still owes: ${text}`, () => assert.equal(left(text), rest));

  for (const text of [
    'TODO: ask the pilot',
    'Two-year figures are TODO.',
    'The TODO list is long.',
    'A plan',
  ])
    it(`keeps what would say nothing without it: ${text}`, () => assert.equal(left(text), text));

  it('keeps code', () => {
    const text = [{ text: 'Search for ' }, { text: '(TODO)', marks: ['code' as const] }];
    assert.equal(plain(withoutOwed(text)), 'Search for (TODO)');
  });
});

describe('isOwed', () => {
  it('is what begins with the mark of it', () => {
    assert.ok(isOwed(rich('TODO ask the pilot')));
    for (const text of ['The TODO list', 'TODOS', 'To do: ask']) assert.equal(isOwed(rich(text)), false);
  });
});
