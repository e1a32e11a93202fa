import assert from 'node:assert/strict';
import { succeeded } from '../../../../src/client/failure.ts';
import type { Job } from '../../../../src/editor/jobs/job.ts';
import { previousVersion, takenOver } from '../../../../src/editor/request/nextVersion.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';

const deck = (changes: Partial<Job> = {}) => editorJob({ state: completedState(3), ...changes });

describe('takenOver', () => {
  it('is nothing where there was no deck, but the theme that was asked for', () => {
    assert.deepEqual(takenOver(undefined, undefined), {});
    assert.deepEqual(takenOver(undefined, 'plum'), { theme: 'plum' });
  });

  it('is the line, the theme in which the deck was shown, and the answers', () => {
    const answers = [{ question: 'Who?', content: 'The board' }];
    assert.deepEqual(takenOver(deck({ theme: 'plum', answers }), undefined), {
      line: 'job-1',
      theme: 'plum',
      answers,
    });
    assert.equal(takenOver(deck({ id: 'job-2', line: 'job-1' }), undefined).line, 'job-1');
  });

  it('prefers a theme that is asked for anew to the one that it was shown in', () => {
    const asked = deck({ theme: 'plum', choices: { ...deck().choices, theme: 'slate' } });
    assert.equal(takenOver(asked, 'slate').theme, 'plum');
    assert.equal(takenOver(asked, 'forest').theme, 'forest');
    assert.equal(takenOver(asked, undefined).theme, undefined);
  });
});

describe('previousVersion', () => {
  const partsWith = (...jobs: Job[]) =>
    ({
      store: { jobs },
      services: { current: () => succeeded('') },
      openedAt: 2_000,
    }) as unknown as Parameters<typeof previousVersion>[0];
  const source = (uri: string) => ({ name: '', text: '', origin: { kind: 'document', uri } }) as const;

  it('is the deck that the document has', () => {
    assert.equal(previousVersion(partsWith(deck()), source('file:///notes/q3.md'))?.id, 'job-1');
  });

  it('does not take a document without a name for one that an earlier window had', () => {
    const uri = 'untitled:Untitled-1';
    const made = (createdAt: number) => deck({ createdAt, origin: { kind: 'document', uri } });
    assert.equal(previousVersion(partsWith(made(1_000)), source(uri)), undefined);
    assert.equal(previousVersion(partsWith(made(3_000)), source(uri))?.id, 'job-1');
  });
});
