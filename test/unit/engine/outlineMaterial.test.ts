import assert from 'node:assert/strict';
import { absentModel } from '../../../src/engine/model/connection/absentModel.ts';
import { createModelWriter } from '../../../src/engine/model/modelWriter.ts';
import { isOutlineMaterial, OutlineMaterial, outlineMaterial } from '../../../src/engine/outlineMaterial.ts';
import { createOutlineWriter } from '../../../src/engine/outlineWriter.ts';
import { planOf } from '../../support/writtenDeck.ts';

const sectionOf = (material: unknown) => ({ id: 's', title: 'S', slideBudget: 1, material });

describe('OutlineMaterial', () => {
  it('carries the drafted slides through JSON', async () => {
    const plan = await planOf('# Tides\n\n## Methods\n\nWe measured the tides for a year.');
    assert.ok(plan.outcome === 'storyline');
    for (const { material, slideBudget } of plan.storyline.sections) {
      const stored = JSON.parse(JSON.stringify(material)) as unknown;
      assert.deepEqual(OutlineMaterial.parse(stored), material);
      assert.equal(OutlineMaterial.parse(stored).slides.length, slideBudget);
    }
  });

  it('is known by its schema and version, never by its shape', () => {
    assert.equal(isOutlineMaterial(outlineMaterial([])), true);
    assert.equal(isOutlineMaterial({ passages: [], language: 'us', before: [] }), false);
    assert.equal(isOutlineMaterial({ ...outlineMaterial([]), version: 1 }), false);
  });

  it('lets both writers say whether they can write it', () => {
    for (const writer of [createOutlineWriter(), createModelWriter(absentModel)]) {
      assert.equal(writer.isCurrent?.(sectionOf(outlineMaterial([]))), true);
      assert.equal(writer.isCurrent?.(sectionOf({ writer: 'model' })), false);
    }
  });
});
