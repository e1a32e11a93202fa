import assert from 'node:assert/strict';
import { failed } from '../../../../src/client/failure.ts';
import { teamDeckRow, teamNodes } from '../../../../src/editor/team/teamModel.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';
import { english } from '../../../support/english.ts';
import { listedDeck } from '../../../support/listedDeck.ts';

const service = 'https://decks.example.com/api/v1';
const context = {
  now: Date.parse('2026-11-21T11:30:00.000Z'),
  locale: 'en',
  say: english,
  nameOfService: () => 'decks.example.com',
};
const tea = listedDeck({ id: 'pres_1', title: 'Tea' });
const rum = listedDeck({ id: 'pres_2', title: 'Rum' });
const list = { service, decks: [tea, rum], isRead: true, hasMore: false, failure: undefined };

describe('teamNodes', () => {
  it('has the decks that the person has not', () => {
    const own = editorJob({ service, state: completedState() });
    assert.deepEqual(teamNodes(list, [own], context), [{ kind: 'teamDeck', service, deck: rum }]);
  });

  it('has a deck that only bears the name of another service’s', () => {
    const elsewhere = editorJob({ service: 'https://example.org/api/v1', state: completedState() });
    assert.equal(teamNodes(list, [elsewhere], context).length, 2);
  });

  it('says that it is asked for until it is there', () => {
    const unread = { ...list, decks: [], isRead: false };
    assert.deepEqual(teamNodes(unread, [], context), [{ kind: 'teamRemark', text: 'Loading…' }]);
  });

  it('says that there are no others, unless more may come', () => {
    const none = { ...list, decks: [] };
    assert.deepEqual(teamNodes(none, [], context), [{ kind: 'teamRemark', text: 'No other decks' }]);
    assert.deepEqual(teamNodes({ ...none, hasMore: true }, [], context), [
      { kind: 'teamMore', isAgain: false },
    ]);
  });

  it('says below what came why the rest did not, and offers to try again', () => {
    const { failure } = failed({ kind: 'connection', problem: 'timeout', sent: true, message: '' });
    assert.deepEqual(teamNodes({ ...list, decks: [tea], hasMore: true, failure }, [], context), [
      { kind: 'teamDeck', service, deck: tea },
      { kind: 'teamRemark', text: 'decks.example.com did not answer in time.' },
      { kind: 'teamMore', isAgain: true },
    ]);
  });

  it('lets the service say what a key may not do', () => {
    const message = 'This API key is for "none".';
    const code = 'INSUFFICIENT_PRIVILEGES';
    const { failure } = failed({ kind: 'refused', status: 403, code, message, details: [] });
    const [remark] = teamNodes({ ...list, decks: [], failure }, [], context);
    assert.deepEqual(remark, { kind: 'teamRemark', text: `decks.example.com says: ${message}` });
  });
});

describe('teamDeckRow', () => {
  it('says how old a deck is, and in its tooltip where it is and when it was changed', () => {
    const row = teamDeckRow(service, { ...tea, updated_at: '2026-11-21T10:00:00.000Z' }, context);
    assert.equal(row.description, '2 hr. ago');
    assert.match(row.tooltip, /Made .*Changed .*decks\\?\.example\\?\.com/s);
    assert.doesNotMatch(teamDeckRow(service, tea, context).tooltip, /Changed/);
  });

  it('shows a title as text, whatever stands in it', () => {
    const { tooltip } = teamDeckRow(service, { ...tea, title: '[Tea](command:x)' }, context);
    assert.doesNotMatch(tooltip, /\[Tea\]\(command/);
  });
});
