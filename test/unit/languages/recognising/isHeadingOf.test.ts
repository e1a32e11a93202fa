import assert from 'node:assert/strict';
import { isHeadingOf } from '../../../../src/languages/recognising/isHeadingOf.ts';

describe('what a heading promises in any language', () => {
  for (const heading of ['1. Table of Contents', 'Inhaltsverzeichnis', '目次', 'Daftar Isi', 'সূচিপত্র'])
    it(`is contents in ${heading}`, () => assert.equal(isHeadingOf(heading, 'contents'), true));

  for (const heading of ['License', '📄 License', 'License and copyright', 'Lizenz', '라이선스', 'लाइसेंस'])
    it(`is a licence in ${heading}`, () => assert.equal(isHeadingOf(heading, 'license'), true));

  for (const heading of [
    'Licensing costs of the new tools',
    'Lizenzmodelle im Vergleich',
    'Contents of the box',
  ])
    it(`is neither in ${heading}`, () => {
      assert.equal(isHeadingOf(heading, 'license'), false);
      assert.equal(isHeadingOf(heading, 'contents'), false);
    });
});
