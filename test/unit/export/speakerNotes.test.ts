import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { speakerNotes } from '../../../src/export/speakerNotes.ts';
import { deckOfSlides } from '../../support/exporting.ts';

describe('speakerNotes', () => {
  it('has a heading for each slide, under which its own headings stand', () => {
    const statement = { layout: 'statement', text: rich('S') } as const;
    const deck = deckOfSlides([
      { ...statement, title: rich('One'), notes: '# Inner\n\nSaid **loud**.' },
      { ...statement, title: rich('Two') },
    ]);
    assert.equal(speakerNotes(deck, 4), '# Deck\n\n## 4. One\n\n### Inner\n\nSaid **loud**.\n\n## 5. Two\n');
  });
});
