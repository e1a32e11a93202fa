import assert from 'node:assert/strict';
import type { Plan, SectionPlan } from '../../../../src/engine/contract/engine.ts';
import { createOutlineWriter } from '../../../../src/engine/outlineWriter.ts';
import { rehearse } from '../../../../src/service/jobs/rehearse.ts';

describe('rehearse', () => {
  it('has a deck planned and all of it written, without a question', async () => {
    const writer = createOutlineWriter();
    const plans: Plan[] = [];
    const written: SectionPlan[] = [];
    await rehearse({
      async plan(brief, signal) {
        const plan = await writer.plan(brief, signal);
        plans.push(plan);
        return plan;
      },
      async write(section, signal) {
        written.push(section);
        return writer.write(section, signal);
      },
    });
    const [plan] = plans;
    assert.ok(plan?.outcome === 'storyline');
    assert.ok(written.length > 2);
    assert.deepEqual(written, plan.storyline.sections);
  });

  it('uses what decks have: points, a table, a listing, a quotation', async () => {
    const layouts = new Set<string>();
    const writer = createOutlineWriter();
    await rehearse({
      plan: (brief, signal) => writer.plan(brief, signal),
      async write(section, signal) {
        const done = await writer.write(section, signal);
        for (const { layout } of done.slides) layouts.add(layout);
        return done;
      },
    });
    assert.ok(layouts.size >= 4, [...layouts].join(', '));
  });
});
