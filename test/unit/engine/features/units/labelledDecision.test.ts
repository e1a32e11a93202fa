import assert from 'node:assert/strict';
import { isLabelledDecision } from '../../../../../src/engine/features/units/labelledDecision.ts';
import { unitsIn } from '../../../../support/scenes.ts';

const paragraph = (name: string, rest: string) => ({
  kind: 'paragraph' as const,
  text: [{ text: name, marks: ['strong' as const] }, { text: rest }],
  position: { from: 1, to: 1 },
});

describe('isLabelledDecision', () => {
  it('knows what was decided by the name in bold before it', () => {
    assert.ok(isLabelledDecision(paragraph('Resolution', ': We sell the boat.'), 'us'));
    assert.ok(isLabelledDecision(paragraph('Beschluss:', ' Wir verkaufen das Boot.'), 'de'));
  });

  it('takes no other name, nor a sentence that stresses it', () => {
    assert.ok(!isLabelledDecision(paragraph('Cost:', ' 40.'), 'us'));
    assert.ok(!isLabelledDecision(paragraph('Resolution', ' is what we lack.'), 'us'));
    assert.ok(!isLabelledDecision(paragraph('Resolution:', ''), 'us'));
  });

  it('sets what was decided off from what was said before', async () => {
    const said = '- Ann asks for more\n- Bo does not\n\n**Resolution:** We sell the boat.';
    assert.deepEqual(
      (await unitsIn(said)).map(({ kind }) => kind),
      ['list', 'callout'],
    );
  });
});
