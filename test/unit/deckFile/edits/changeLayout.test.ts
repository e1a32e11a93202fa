import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/deckFile/edits/applyEdits.ts';
import { layoutChoices } from '../../../../src/deckFile/edits/changeLayout.ts';

const namesOf = (text: string, line = 0) => layoutChoices(text, line).map(({ layout }) => layout);
const changed = (text: string, to: string) =>
  applyEdits(text, [layoutChoices(text, 0).find(({ layout }) => layout === to)!.edit]);

describe('layoutChoices', () => {
  const list = '## Why\n\n- **3** cups\n- **4** pots\n';

  it('offers the layouts that hold what stands on the slide', () => {
    assert.deepEqual(namesOf(list), ['steps', 'bullets', 'agenda', 'stats', 'summary']);
    assert.deepEqual(namesOf('## T\n\n| | a |\n| - | - |\n| x | 1 |\n'), ['table', 'chart']);
  });

  it('says it in a marker, and only where one is needed', () => {
    const stats = changed(list, 'stats');
    assert.equal(stats, `<!-- stats -->\n\n${list}`);
    assert.equal(changed(stats, 'bullets'), list);
    assert.deepEqual(
      layoutChoices(stats, 0)
        .filter(({ isCurrent }) => isCurrent)
        .map(({ layout }) => layout),
      ['stats'],
    );
  });

  it('has nothing to offer where there is no slide', () => {
    assert.deepEqual(namesOf(''), []);
  });
});
