import assert from 'node:assert/strict';
import { withoutEmojiNames } from '../../../../../../src/engine/reading/markdown/inline/emojiNames.ts';

describe('withoutEmojiNames', () => {
  it('shows what says something, and leaves out what adorns', () => {
    assert.equal(withoutEmojiNames(':white_check_mark: Tests'), '✅ Tests');
    assert.equal(
      withoutEmojiNames('Moved from :green_heart: to :yellow_heart:, as agreed'),
      'Moved from 💚 to 💛, as agreed',
    );
    assert.equal(withoutEmojiNames(':runner: Move the data'), '🏃 Move the data');
    assert.equal(withoutEmojiNames('You have come this far :tada:'), 'You have come this far');
    assert.equal(withoutEmojiNames('Thanks :heart:, all'), 'Thanks, all');
  });

  it('closes the gap before a sign, and keeps the blanks beside other words', () => {
    assert.equal(withoutEmojiNames(' :tada:. Now the pier is'), '. Now the pier is');
    assert.equal(withoutEmojiNames('A :tada: :heart: B :tada::'), 'A B :tada::');
    assert.equal(withoutEmojiNames('Built :tada:, and the same '), 'Built, and the same ');
  });

  it('leaves colons alone that name no picture', () => {
    for (const text of ['at 10:30:00', 'std::vector::at', 'a:b:c', ':Class: Foo', 'ratio 3 :4: 5'])
      assert.equal(withoutEmojiNames(text), text);
  });
});
