import type { Job } from '../../src/editor/jobs/job.ts';

export const completedState = (slideCount?: number): Job['state'] => ({
  kind: 'completed',
  presentationId: 'pres_1',
  url: 'http://127.0.0.1:1/p/x',
  slideCount,
  notices: [],
});

export const editorJob = (changes: Partial<Job> = {}): Job => ({
  id: 'job-1',
  generationId: 'gen_1',
  service: '',
  title: 'Q3 review',
  origin: { kind: 'document', uri: 'file:///notes/q3.md' },
  choices: {
    askQuestions: true,
    narrative: 'Auto',
    rewriteStyle: 'Subtle',
    sectionCount: 'auto',
    language: 'auto',
  },
  state: { kind: 'generating' },
  createdAt: 1_000,
  updatedAt: 1_000,
  ...changes,
});
