import assert from 'node:assert/strict';
import { withoutOrigins } from '../../../src/deckFile/withoutOrigins.ts';

describe('withoutOrigins', () => {
  it('leaves out where slides come from, and nothing else', () => {
    const text = (from: string) =>
      `---\ntitle: Tea\ntheme: harbor\nlanguage: us\n---\n\n${from}# Tea\n\n---\n\n<!-- chapter -->\n${from}\n## Kinds\n\n- green\n- black\n\n<!-- notes -->\nSay it slowly.\n`;
    const bare = withoutOrigins(text('<!-- from source=tea.md lines=1-9 -->\n'));
    assert.doesNotMatch(bare, /from source/);
    assert.equal(bare, withoutOrigins(text('')));
    for (const kept of ['title: Tea', '<!-- chapter -->', '- black', 'Say it slowly.'])
      assert.ok(bare.includes(kept), kept);
  });
});
