import assert from 'node:assert/strict';
import { exportMade } from '../../../../src/cli/exporting/exportPresentation.ts';
import { usualPlan } from '../../../../src/saving/saved.ts';

describe('exportMade', () => {
  it('draws nothing that the service shows elsewhere', async () => {
    const plan = { ...usualPlan, format: 'pdf', out: 'tea.pdf' } as const;
    const { exitCode, sentence } = await exportMade(plan, { workingFolder: '/' } as never)(
      { presentation: { id: 'pres_1', title: 'Tea', url: 'http://169.254.1.1/p' } as never },
      { connection: {}, foreign: () => 'It is shown elsewhere.' } as never,
    );
    assert.equal(exitCode, 1);
    assert.match(sentence ?? '', /^It is shown elsewhere\./);
  });

  it('says where a presentation is that was made and could not be written', async () => {
    const plan = { ...usualPlan, format: 'pptx', out: 'tea.pptx' } as const;
    const outcome = await exportMade(plan, { workingFolder: '/' } as never)(
      { presentation: { id: 'pres_1', title: 'Tea' } as never },
      { connection: {}, foreign: () => undefined } as never,
    );
    assert.equal(outcome.exitCode, 1);
    assert.equal(
      outcome.sentence,
      'The service gives no address for viewing this presentation. The presentation is kept: "deckwright export pres_1" writes it.',
    );
  });
});
