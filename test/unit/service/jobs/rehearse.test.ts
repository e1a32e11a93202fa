import assert from 'node:assert/strict';
import type { SectionPlan } from '../../../../src/engine/contract/engine.ts';
import { createOutlineWriter } from '../../../../src/engine/outlineWriter.ts';
import { rehearse } from '../../../../src/service/jobs/rehearse.ts';

describe('rehearse', () => {
  it('has decks planned and all of them written, without a question', async () => {
    const writer = createOutlineWriter();
    const planned: SectionPlan[] = [];
    const written: SectionPlan[] = [];
    await rehearse(
      {
        async plan(brief, signal) {
          const plan = await writer.plan(brief, signal);
          assert.ok(plan.outcome === 'storyline');
          planned.push(...plan.storyline.sections);
          return plan;
        },
        async write(section, signal) {
          written.push(section);
          return writer.write(section, signal);
        },
      },
      () => false,
    );
    assert.ok(written.length > 2);
    assert.deepEqual(written, planned);
  });

  it('ends after the deck at hand once somebody waits', async () => {
    const writer = createOutlineWriter();
    let plans = 0;
    await rehearse(
      {
        plan(brief, signal) {
          plans += 1;
          return writer.plan(brief, signal);
        },
        write: (section, signal) => writer.write(section, signal),
      },
      () => plans > 0,
    );
    assert.equal(plans, 1);
  });

  it('hears what was asked while it was at work', async () => {
    const writer = createOutlineWriter();
    let isAwaited = false;
    let plans = 0;
    await rehearse(
      {
        plan(brief, signal) {
          plans += 1;
          setImmediate(() => {
            isAwaited = true;
          });
          return writer.plan(brief, signal);
        },
        write: (section, signal) => writer.write(section, signal),
      },
      () => isAwaited,
    );
    assert.equal(plans, 1);
  });

  it('uses what decks have: points, a table, a listing, a quotation', async () => {
    const layouts = new Set<string>();
    const writer = createOutlineWriter();
    await rehearse(
      {
        plan: (brief, signal) => writer.plan(brief, signal),
        async write(section, signal) {
          const done = await writer.write(section, signal);
          for (const { layout } of done.slides) layouts.add(layout);
          return done;
        },
      },
      () => false,
    );
    assert.ok(layouts.size >= 4, [...layouts].join(', '));
  });
});
