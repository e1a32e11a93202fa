import assert from 'node:assert/strict';
import { lenientNames, ReadPresentation, ReadStarted, ReadStatus } from '../../../src/api/reading.ts';

describe('reading replies', () => {
  for (const name of lenientNames.generationId) {
    it(`finds the job's id under ${name}`, () => {
      assert.equal(ReadStarted.parse({ [name]: 'gen_1' }).generationId, 'gen_1');
    });
  }

  it('refuses a started job without an id', () => {
    const { success, error } = ReadStarted.safeParse({ status: 'generating' });
    assert.equal(success, false);
    assert.equal(error?.issues[0]?.message, 'has no generation id');
  });

  for (const name of lenientNames.question) {
    it(`finds the question under ${name}`, () => {
      const status = ReadStatus.parse({ status: 'awaiting_input', [name]: 'For whom?' });
      assert.equal(status.status === 'awaiting_input' && status.question, 'For whom?');
    });
  }

  for (const name of lenientNames.failure) {
    it(`finds the reason of a failure under ${name}, as text or as an object`, () => {
      for (const reason of ['It broke', { message: 'It broke' }]) {
        const status = ReadStatus.parse({ status: 'failed', [name]: reason });
        assert.equal(status.status === 'failed' && status.reason, 'It broke');
      }
    });
  }

  for (const name of lenientNames.tokensUsed) {
    it(`finds the tokens under ${name}`, () => {
      assert.equal(ReadStatus.parse({ status: 'generating', [name]: 7 }).tokensUsed, 7);
    });
  }

  for (const name of lenientNames.viewingUrl) {
    it(`finds the viewing address under ${name}`, () => {
      assert.equal(
        ReadPresentation.parse({ id: 'p', [name]: 'https://slides.example/p' }).url,
        'https://slides.example/p',
      );
    });
  }

  it("prefers the protocol's own name", () => {
    assert.equal(ReadStarted.parse({ id: 'other', generation_id: 'own' }).generationId, 'own');
  });

  it('keeps what it does not know', () => {
    const reply = { status: 'generating', mood: 'good' };
    assert.deepEqual(ReadStatus.parse(reply).raw, reply);
  });

  it('reads the progress of a job', () => {
    const status = ReadStatus.parse({
      status: 'generating',
      phase: 'slides',
      progress: { slides_total: 9, slides_completed: 3, current_step: 'Creating slide 4 of 9' },
    });
    assert.ok(status.status === 'generating');
    assert.equal(status.phase, 'slides');
    assert.deepEqual(status.progress, {
      slidesTotal: 9,
      slidesCompleted: 3,
      currentStep: 'Creating slide 4 of 9',
    });
  });

  it('counts the slides of a presentation', () => {
    const presentation = ReadPresentation.parse({
      id: 'p',
      sections: [{ slides: [{}, {}] }, { slides: [{}] }],
      notices: ['Not translated', 3],
    });
    assert.equal(presentation.slideCount, 3);
    assert.deepEqual(presentation.notices, ['Not translated']);
  });

  for (const [what, reply] of [
    ['text', '<html>'],
    ['nothing', null],
    ['a list', []],
    ['an unknown status', { status: 'thinking' }],
    ['a completed job without a presentation', { status: 'completed' }],
  ] as const) {
    it(`refuses ${what}`, () => {
      assert.equal(ReadStatus.safeParse(reply).success, false);
    });
  }
});
