import assert from 'node:assert/strict';
import { statusBarContent } from '../../../../src/editor/views/statusBarModel.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';
import { english } from '../../../support/english.ts';

const content = (...states: Parameters<typeof editorJob>[0][]) =>
  statusBarContent(states.map(editorJob), english);
const slides = { kind: 'generating', phase: 'slides', slidesTotal: 9, slidesCompleted: 4 } as const;

describe('statusBarContent', () => {
  it('is nothing while nothing is under way', () => {
    assert.equal(content(), undefined);
    assert.equal(content({ state: completedState() }, { state: { kind: 'unwatched' } }), undefined);
  });

  it('shows the phase, then how many slides are done', () => {
    assert.equal(content({})?.text, '$(sync~spin) Generating');
    assert.equal(
      content({ state: { kind: 'generating', phase: 'storyline' } })?.text,
      '$(sync~spin) Planning the story',
    );
    assert.equal(content({ state: slides })?.text, '$(sync~spin) Writing slides 4/9');
  });

  it('counts several', () => {
    assert.equal(content({ id: 'a' }, { id: 'b' })?.text, '$(sync~spin) 2 presentations');
  });

  it('says in plain words what it shows, for who hears it', () => {
    const awaiting = { kind: 'awaiting', question: 'Who?' } as const;
    assert.equal(
      content({ state: slides }, { state: awaiting })?.spoken,
      'Deckwright, An answer is wanted, Writing slides 4/9',
    );
  });

  it('rings for an answer first, and shows beside it what is worked on', () => {
    const state = { kind: 'awaiting', question: 'Who?' } as const;
    const shown = content({ state: slides }, { state });
    assert.equal(shown?.text, '$(bell-dot) An answer is wanted  $(sync~spin) Writing slides 4/9');
    assert.equal(shown?.wantsAnswer, true);
    assert.equal(content({ state }, { state })?.text, '$(bell-dot) 2 answers are wanted');
  });

  it('lists the jobs in its tooltip, titles as plain text', () => {
    const shown = content({ title: '**Bold** $(gear) [link](command:x)' }, { title: 'Second' });
    assert.match(shown!.tooltip, /Second/);
    assert.ok(!/[^\\]\$\(gear/.test(shown!.tooltip), shown!.tooltip);
    assert.ok(!shown!.tooltip.includes('[link](command'), shown!.tooltip);
  });
});
