import assert from 'node:assert/strict';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { deckOfDocument, groupVersions, versionsOf } from '../../../../src/editor/jobs/versions.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

const version = (id: string, createdAt: number, changes: Partial<Job> = {}): Job =>
  editorJob({ id, createdAt, line: 'first', state: completedState(3), ...changes });
const failed = { state: { kind: 'failed', reason: 'no' } } as const;

const ids = (jobs: readonly Job[]) =>
  groupVersions(jobs).map(({ current, others }) => [current.id, ...others.map(({ id }) => id)]);

describe('groupVersions', () => {
  it('has one deck for all versions, the latest standing for it', () => {
    const first = version('first', 1, { line: undefined });
    assert.deepEqual(ids([version('third', 3), first, version('second', 2)]), [['third', 'second', 'first']]);
  });

  it('keeps decks apart, the one with the latest version first', () => {
    const other = version('other', 2, { line: undefined });
    assert.deepEqual(ids([version('second', 3), other, version('first', 1, { line: undefined })]), [
      ['second', 'first'],
      ['other'],
    ]);
  });

  it('lets a restored version stand for its deck', () => {
    assert.deepEqual(ids([version('first', 1, { restoredAt: 9 }), version('second', 2)]), [
      ['first', 'second'],
    ]);
  });

  it('keeps the others in the order of their time, whatever was restored in between', () => {
    const restored = [version('first', 1, { restoredAt: 8 }), version('second', 2), version('third', 3)];
    assert.deepEqual(ids([...restored, version('fourth', 4, { restoredAt: 9 })]), [
      ['fourth', 'third', 'second', 'first'],
    ]);
    assert.deepEqual(
      versionsOf([...restored, version('fourth', 4, { restoredAt: 9 })], restored[0]!).map(({ id }) => id),
      ['fourth', 'third', 'second', 'first'],
    );
  });

  it('shows by itself what failed since the current version, and below it what failed before', () => {
    assert.deepEqual(ids([version('a', 1, failed), version('b', 2), version('c', 3, failed)]), [
      ['c'],
      ['b', 'a'],
    ]);
  });

  it('leaves out what is under way', () => {
    assert.deepEqual(ids([version('a', 1, { state: { kind: 'generating' } })]), []);
  });
});

describe('versionsOf', () => {
  it('are the finished ones of a deck, the one that stands for it first', () => {
    const first = version('first', 1, { line: undefined, restoredAt: 9 });
    const jobs = [
      version('second', 2),
      version('lost', 3, failed),
      version('other', 4, { line: 'b' }),
      first,
    ];
    assert.deepEqual(
      versionsOf(jobs, jobs[0]!).map(({ id }) => id),
      ['first', 'second'],
    );
  });
});

describe('deckOfDocument', () => {
  const uri = 'file:///notes/q3.md';
  const jobs = [
    version('here', 1),
    version('hosted', 2, { service: 'https://decks.example.com/api/v1' }),
    version('selection', 3, { origin: { kind: 'selection', uri } }),
    version('failed', 4, failed),
  ];

  it('is the finished deck that this service made of the whole document', () => {
    assert.equal(deckOfDocument(jobs, { uri, service: '' })?.id, 'here');
    assert.equal(deckOfDocument(jobs, { uri })?.id, 'hosted');
    assert.equal(deckOfDocument(jobs, { uri: 'file:///other.md', service: '' }), undefined);
  });

  it('forgets what was made before a time', () => {
    assert.equal(deckOfDocument(jobs, { uri, service: '', since: 2 }), undefined);
  });
});
