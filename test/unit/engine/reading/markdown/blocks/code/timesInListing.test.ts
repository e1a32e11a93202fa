import assert from 'node:assert/strict';
import { plain } from '../../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../../support/reading.ts';

const kindsIn = async (listing: string, language = ''): Promise<string[]> =>
  (await markdown(`What happened:\n\n\`\`\`${language}\n${listing}\n\`\`\`\n`)).blocks.map(
    ({ kind }) => kind,
  );

describe('a listing of what happened when', () => {
  const told =
    '2026-03-14 18:05 The mast of `Ada` falls\n2026-03-14 19:10 The crew calls the harbor\n2026-03-15 03:00 The tug is there';

  it('is a list of it', async () => {
    const [, list] = (await markdown(`What happened:\n\n\`\`\`\n${told}\n\`\`\`\n`)).blocks;
    assert.ok(list?.kind === 'list');
    assert.deepEqual(
      list.items.map(({ text }) => plain(text)),
      [
        '2026-03-14 18:05 The mast of Ada falls',
        '2026-03-14 19:10 The crew calls the harbor',
        '2026-03-15 03:00 The tug is there',
      ],
    );
    assert.ok(list.items[0]!.text.some(({ text, marks }) => text === 'Ada' && marks?.includes('code')));
  });

  it('stays a listing where a program wrote it, or where it is of a language', async () => {
    assert.deepEqual(await kindsIn(told.replaceAll(/(\d\d:\d\d) /g, '$1:07 ')), ['paragraph', 'code']);
    assert.deepEqual(await kindsIn(told.replaceAll(' The', ' WARN The')), ['paragraph', 'code']);
    assert.deepEqual(await kindsIn(told, 'sh'), ['paragraph', 'code']);
    assert.deepEqual(await kindsIn(told.replace('2026-03-15 03:00 ', '')), ['paragraph', 'code']);
  });
});
