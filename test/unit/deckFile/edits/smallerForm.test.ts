import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/deckFile/edits/applyEdits.ts';
import { smallerForms } from '../../../../src/deckFile/edits/smallerForm.ts';
import { createMeasure } from '../../../../src/layouts/measure/fontMeasure.ts';

const measure = createMeasure();
const cards = Array.from({ length: 7 }, (_, at) => `- **Name ${at}** What is promised of it`).join('\n');
const deck = (marker: string, body: string) => `# A\n\n---\n\n${marker}\n\n## Promises\n\n${body}\n`;

describe('smallerForms', () => {
  it('offers the forms that hold all of it', () => {
    const text = deck('<!-- bullets style=cards -->', cards);
    const forms = smallerForms(text, 4, measure);
    const list = forms.find(({ layout }) => layout === 'bullets')!;
    assert.equal(applyEdits(text, [list.edit]), `# A\n\n---\n\n## Promises\n\n${cards}\n`);
  });

  it('offers none for what no form holds, and none for what fits', () => {
    const much = Array.from({ length: 40 }, (_, at) => `- point ${at}`).join('\n');
    assert.deepEqual(smallerForms(deck('<!-- bullets -->', much), 4, measure), []);
    assert.deepEqual(smallerForms(deck('<!-- bullets -->', '- one\n- two'), 4, measure), []);
  });
});
