import assert from 'node:assert/strict';
import { saysWhatSectionIsFor } from '../../../../src/languages/recognising/saysWhatSectionIsFor.ts';

describe('saysWhatSectionIsFor', () => {
  it('knows how templates speak of their sections, the English ones in any language', () => {
    assert.ok(saysWhatSectionIsFor('This section lists all boats.', 'us'));
    assert.ok(saysWhatSectionIsFor('Dieser Abschnitt beschreibt die Boote.', 'de'));
    assert.ok(saysWhatSectionIsFor('このセクションでは船を書きます。', 'ja'));
    assert.ok(saysWhatSectionIsFor('This section lists all boats.', 'fr'));
  });

  it('knows them from what is said of a section further on, and of other things', () => {
    assert.ok(!saysWhatSectionIsFor('All boats are in what this section lists.', 'us'));
    assert.ok(!saysWhatSectionIsFor('This harbor describes itself as old.', 'us'));
  });
});
