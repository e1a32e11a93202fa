import assert from 'node:assert/strict';
import { nameInWords } from '../../../../../src/engine/reading/document/nameInWords.ts';

describe('nameInWords', () => {
  it('says what a picture is called', () => {
    assert.equal(nameInWords('img/team-photo_2025.jpg'), 'Team photo 2025');
    assert.equal(nameInWords('https://example.org/caf%C3%A9.png?raw=true'), 'Café');
  });

  it('says nothing for numbers, hashes and what is encoded', () => {
    for (const name of [
      '1.png',
      'Img1.jpg',
      'IMG_2041.JPG',
      'screenshot (2).png',
      'a94a8fe5ccb19ba61c4c0873d391e987.png',
      'data:image/png;base64,AA',
      `${'eyJjb2Rl'.repeat(6)}fQ`,
    ])
      assert.equal(nameInWords(name), '', name);
  });
});
