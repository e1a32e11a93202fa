import assert from 'node:assert/strict';
import { halfSentences } from '../../../../quality/faults/sentences/halfSentences.ts';
import { faultsIn, list } from '../faultsIn.ts';

const german = 'Der Ausfall begann am Montag, weil die Platte voll war. Danach lief alles wieder.';

describe('Half sentences', () => {
  it('end where their sentence goes on', () => {
    const markdown = 'The list of the magistrates who commanded the fleet is long.';
    assert.deepEqual(
      faultsIn(halfSentences, markdown, [list('T', 'The list of the magistrates who commanded')]),
      ['1: The list of the magistrates who commanded'],
    );
  });

  it('are not what stands behind a number, or behind what is counted', () => {
    const markdown = '**4.1 Review of all the boats:** They leak.\n\nTOP 2. Mending of the old pier\n\nwe go';
    for (const text of ['Review of all the boats', '2. Mending of the old pier'])
      assert.deepEqual(faultsIn(halfSentences, markdown, [list('T', text)]), []);
    assert.deepEqual(faultsIn(halfSentences, 'We mend all of the boats.', [list('T', 'all of the boats')]), [
      '1: all of the boats',
    ]);
  });

  it('are not what stands beside the name that it goes on from', () => {
    const markdown = '- `content` string (required): the text to format';
    const items = [{ lead: '`content`', text: 'string (required): the text to format' }];
    const named = { layout: 'bullets', style: 'list', title: 'T', items };
    assert.deepEqual(faultsIn(halfSentences, markdown, [named]), []);
  });

  it('are cut at code', () => {
    const markdown = 'The `?` operator returns early on errors.';
    for (const text of ['operator returns early on errors', 'The `?`'])
      assert.deepEqual(faultsIn(halfSentences, markdown, [list('T', text)]), [
        `1: ${text.replaceAll('`', '')}`,
      ]);
  });

  it('begin with a clause that hangs on another', () => {
    assert.deepEqual(faultsIn(halfSentences, german, [list('T', 'Weil die Platte voll war')], 'de'), [
      '1: Weil die Platte voll war',
    ]);
  });

  it('have half of a pair of brackets', () => {
    assert.deepEqual(
      faultsIn(halfSentences, 'We moved it (in May, after the audit) to the cellar.', [
        list('T', 'We moved it (in May'),
      ]),
      ['1: We moved it (in May'],
    );
  });

  it('stand in scripts without spaces, too', () => {
    const markdown = 'サーバーの再起動後に接続が回復しました。原因は調査中です。';
    assert.deepEqual(faultsIn(halfSentences, markdown, [list('T', 'サーバーの再起動後に接続')], 'ja'), [
      '1: サーバーの再起動後に接続',
    ]);
    assert.deepEqual(
      faultsIn(halfSentences, markdown, [list('T', 'サーバーの再起動後に接続が回復しました')], 'ja'),
      [],
    );
  });

  it('are not whole sentences', () => {
    assert.deepEqual(faultsIn(halfSentences, german, [list('T', 'Danach lief alles wieder')], 'de'), []);
  });

  it('are not clauses that end at a comma', () => {
    assert.deepEqual(faultsIn(halfSentences, german, [list('T', 'Der Ausfall begann am Montag')], 'de'), []);
  });

  it('are not what their author left open', () => {
    const markdown = 'We will see (or not what comes of it.';
    assert.deepEqual(faultsIn(halfSentences, markdown, [list('T', markdown)]), []);
  });

  it('are not headings as titles', () => {
    const markdown =
      '# A brief history of the office of solutions\n\nThis is a brief history of the office of solutions and more.';
    assert.deepEqual(
      faultsIn(halfSentences, markdown, [list('A brief history of the office of solutions', 'x')]),
      [],
    );
  });
});
