import assert from 'node:assert/strict';
import { withApartLines } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/apartLines.ts';

/** As an editor breaks it that has room for so many letters. */
const wrapped =
  'The crew measured the current of the river for seven days and wrote every\nreading into the book of the harbor, which is older than the pier and the\nOld Mill.';

describe('lines that are set apart', () => {
  it('are the list that they look like', () => {
    assert.equal(
      withApartLines(`${wrapped}\n\nAsk Ilja about the hub\nMeet at the pier on 8 May\n\nEnd.\n`),
      `${wrapped}\n\n- Ask Ilja about the hub\n- Meet at the pier on 8 May\n\nEnd.\n`,
    );
  });

  it('are a paragraph where they go on, or are sentences', () => {
    const kept = [
      'Ask Ilja about the hub\nand about the pier',
      'Ask Ilja about the hub.\nMeet at the pier on 8 May.',
      'For Ilja:\nMeet at the pier on 8 May',
      '**The pier**\nMeet there on 8 May',
      'Ask Ilja about the hub\nThese are open:',
      'With [Ann](https://a.example), [Bo\nKay](https://b.example), [Cy\nDee](https://c.example)',
      'Ask Ilja about the hub, and see to the\n50 boats that are in it',
    ];
    for (const text of kept)
      assert.equal(withApartLines(`${wrapped}\n\n${text}\n`), `${wrapped}\n\n${text}\n`);
    assert.equal(withApartLines(wrapped), wrapped);
    const opening = 'Minutes of the harbor\nMeeting at the pier';
    assert.equal(withApartLines(`${opening}\n\n${wrapped}`), `${opening}\n\n${wrapped}`);
    const ending = 'With kind regards\nAnn and Bo';
    assert.equal(withApartLines(`${wrapped}\n\n${ending}\n`), `${wrapped}\n\n${ending}\n`);
  });

  it('are a sentence where one long line breaks once, or goes on from a link', () => {
    const long = `${'The crew measured the current of the river for seven days. '.repeat(4)}\n\n`.repeat(3);
    for (const text of [
      '**Other** readings of the river, like those of its depth, of ice, and of the\nOld Mill, may be kept.',
      '[the plan (No. 4867)](https://example.org/plan)\nTells where the readings are kept.',
    ])
      assert.equal(withApartLines(`${long}${text}\n\nEnd.\n`), `${long}${text}\n\nEnd.\n`);
  });

  it('are so in scripts without large letters', () => {
    const long = `${'船员们用七天时间测量了河流的流速并把每一个读数写进了港口的册子。'.repeat(4)}\n\n`.repeat(
      3,
    );
    assert.equal(
      withApartLines(`${long}研究组 林若彤\n2024 年 12 月 9 日\n供设计参考\n\n结束。\n`),
      `${long}- 研究组 林若彤\n- 2024 年 12 月 9 日\n- 供设计参考\n\n结束。\n`,
    );
  });

  it('are as short as they like where nobody breaks lines for want of room', () => {
    const long = `${'The crew measured the current of the river for seven days. '.repeat(4)}\n\n`.repeat(3);
    assert.equal(
      withApartLines(`${long}18 May visit of a school\n29 May work on the signs of the pier\n\nEnd.\n`),
      `${long}- 18 May visit of a school\n- 29 May work on the signs of the pier\n\nEnd.\n`,
    );
  });

  it('have the name that stands right above them in bold above their list', () => {
    const text = '**Boats**\nAsk Ilja for the key\nMeet Bo on the pier\n\nEnd.\n';
    assert.equal(
      withApartLines(`${wrapped}\n\n${text}`),
      `${wrapped}\n\n**Boats**\n- Ask Ilja for the key\n- Meet Bo on the pier\n\nEnd.\n`,
    );
  });

  it('stay as they are in listings, lists and tables', () => {
    const texts = [
      '```\nAsk Ilja\nMeet Bo\n```',
      '- Ask Ilja\nMeet Bo',
      '| Ask | Ilja |\n| --- | --- |\n| Meet | Bo |',
      '# Ask Ilja\nMeet Bo',
    ];
    for (const text of texts)
      assert.equal(withApartLines(`${wrapped}\n\n${text}\n`), `${wrapped}\n\n${text}\n`);
  });
});
