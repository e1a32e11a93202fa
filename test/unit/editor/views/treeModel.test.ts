import assert from 'node:assert/strict';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { treeItemKinds } from '../../../../src/editor/views/treeItemKinds.ts';
import {
  formatAge,
  type TreeContext,
  treeJob,
  treeVersion,
  visibleGroups,
} from '../../../../src/editor/views/treeModel.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';
import { english } from '../../../support/english.ts';

const minute = 60_000;
const here = 'file:///notes';
const context: TreeContext = {
  now: 10 * minute,
  locale: 'en',
  say: english,
  isHere: (job) => job.home !== 'elsewhere',
  nameOfService: (service) => service || 'Built-in service',
  nameOfFile: (uri) => uri.split('/').at(-1)!,
  workspaceUri: here,
};
const shown = (changes: Partial<Job>) =>
  treeJob(editorJob({ createdAt: 5 * minute, ...changes }), 1, context);

describe('treeJob', () => {
  it('says how many slides a deck has and how old it is', () => {
    assert.equal(shown({ state: completedState(12) }).description, '12 slides · 5 min. ago');
    assert.equal(shown({ state: completedState(1) }).description, '1 slide · 5 min. ago');
    assert.equal(shown({ state: completedState() }).description, '5 min. ago');
  });

  it('says how far a job is, and asks its question', () => {
    const state = { kind: 'generating', slidesTotal: 9, slidesCompleted: 4 } as const;
    assert.equal(shown({ state }).description, 'Writing slides 4/9');
    assert.equal(shown({ state: { kind: 'awaiting', question: 'Who?' } }).description, 'Who?');
  });

  it('says why a job failed in its tooltip', () => {
    assert.match(shown({ state: { kind: 'failed', reason: 'Timed out' } }).tooltip, /Failed: Timed out/);
    assert.match(shown({ state: { kind: 'failed', reason: '' } }).tooltip, /gave no reason/);
  });

  it('calls what the person ended cancelled, and no failure', () => {
    const { description, tooltip, icon } = shown({ createdAt: 5 * minute, state: { kind: 'cancelled' } });
    assert.match(description, /^cancelled/);
    assert.match(tooltip, /Cancelled/);
    assert.doesNotMatch(tooltip, /Failed/);
    assert.equal(icon.length, 1);
  });

  it('names the folder of another window, and the machine that has the deck', () => {
    const workspace = { uri: 'file:///other', name: 'other' };
    assert.equal(shown({ state: completedState(2), workspace }).description, '2 slides · 5 min. ago · other');
    assert.equal(
      shown({ state: completedState(2), workspace: { uri: here, name: 'notes' } }).description,
      '2 slides · 5 min. ago',
    );
    assert.match(shown({ state: completedState(2), home: 'elsewhere' }).description, /on another computer/);
  });

  it('says how many versions a deck has', () => {
    const { description } = treeJob(
      editorJob({ createdAt: 5 * minute, state: completedState(2) }),
      3,
      context,
    );
    assert.equal(description, '2 slides · 5 min. ago · 3 versions');
  });

  it('calls an earlier version by when it was made, and says what was asked for', () => {
    const choices = { ...editorJob().choices, narrative: 'Pitch', language: 'de' } as const;
    const job = editorJob({ createdAt: 5 * minute, state: completedState(2), choices, theme: 'plum' });
    const shownVersion = treeVersion(job, context);
    assert.match(shownVersion.label, /1970/);
    const within = editorJob({ createdAt: 5 * minute + 20_000, state: completedState(2) });
    assert.notEqual(treeVersion(within, context).label, shownVersion.label);
    assert.equal(shownVersion.contextValue, treeItemKinds.version);
    assert.match(shownVersion.tooltip, /Options: Pitch, de, plum/);
  });

  it('says that an assistant made it', () => {
    const { tooltip } = shown({ state: completedState(2), byAssistant: true });
    assert.match(tooltip, /Made by an assistant/);
  });

  it('shows what a service wrote as text', () => {
    const { tooltip } = shown({ title: '[x](command:y) <b>', state: completedState(2) });
    assert.ok(!tooltip.includes('](command'), tooltip);
    assert.ok(!tooltip.includes('<b>') || tooltip.includes('\\<b'), tooltip);
  });

  it('has menus of its own for each state', () => {
    const kinds = [
      { kind: 'generating' },
      { kind: 'awaiting', question: '' },
      completedState(),
      { kind: 'failed', reason: '' },
      { kind: 'unwatched' },
    ] as const;
    assert.equal(new Set(kinds.map((state) => shown({ state }).contextValue)).size, kinds.length);
  });
});

describe('A row of the list', () => {
  it('is not scrambled by a title of the other direction', () => {
    const { label } = shown({ title: 'مقهى 2026' });
    assert.equal(label, '\u2068مقهى 2026\u2069');
  });
});

describe('visibleGroups', () => {
  it('shows only groups with something in them', () => {
    assert.deepEqual(visibleGroups([]), []);
    assert.deepEqual(visibleGroups([editorJob(), editorJob({ state: completedState() })]), [
      'generating',
      'recent',
    ]);
  });
});

describe('formatAge', () => {
  it('speaks the language of the person', () => {
    assert.equal(formatAge(0, 'en'), 'now');
    assert.equal(formatAge(-5_000, 'en'), 'now');
    assert.match(formatAge(3 * 3_600_000, 'de'), /vor 3/);
    assert.match(formatAge(8 * 86_400_000, 'en'), /last wk|last week/);
  });
});
