import assert from 'node:assert/strict';
import { withoutLanguageSwitch } from '../../../../../../src/engine/reading/tidying/leftOut/languageSwitch.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';

const left = async (text: string): Promise<string[]> =>
  sketch(withoutLanguageSwitch(await markdown(`# Boats\n\n${text}\n\nWe build them.\n`)).blocks);

describe('withoutLanguageSwitch', () => {
  it('leaves out what leads to the same page in another language', async () => {
    for (const line of [
      '**Português (BR)** | [English (US)](en.md)',
      '* [English Version](./ROADMAP.md)',
      '[English](en.md) · [中文](cn.md) · 日本語',
      'Language versions: [English](en.md) | [Chinese](cn.md)',
    ])
      assert.deepEqual(await left(line), ['paragraph: We build them.'], line);
  });

  it('leaves what says more', async () => {
    for (const line of ['[English boats](en.md)', 'English | Welsh', '[Sails](sails.md) | [English](en.md)'])
      assert.equal((await left(line)).length, 2, line);
  });
});
