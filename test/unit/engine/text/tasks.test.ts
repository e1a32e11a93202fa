import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { tasksOf } from '../../../../src/engine/text/tasks.ts';

const read = (texts: readonly string[], haveBoxes = false) =>
  tasksOf(texts.map(rich), haveBoxes)?.map(({ what, cells }) => [plain(what), ...cells.map(plain)]);

describe('tasksOf', () => {
  it('reads who does it and until when at the end of each entry', () => {
    assert.deepEqual(
      read(['Sign the contract — Ada, by 17 January', 'Paint the boat – Jo, 3.5.', 'Sell it - Bo, May 2027']),
      [
        ['Sign the contract', 'Ada', 'by 17 January'],
        ['Paint the boat', 'Jo', '3.5.'],
        ['Sell it', 'Bo', 'May 2027'],
      ],
    );
    assert.deepEqual(
      read([
        '走访仓库 — 陈立新,3 月 13 日',
        '样机试用(两个品牌)— 吴昊,4 月 3 日',
        '确认规则 — 赵玉华,4 月 11 日',
      ]),
      [
        ['走访仓库', '陈立新', '3 月 13 日'],
        ['样机试用(两个品牌)', '吴昊', '4 月 3 日'],
        ['确认规则', '赵玉华', '4 月 11 日'],
      ],
    );
  });

  it('reads nothing of days from when to when', () => {
    assert.equal(
      read(['Tickets for June 11th - 14th at the creek', 'A fair on July 8th - 10th', 'A race, 3 - 5 May']),
      undefined,
    );
  });

  it('leaves both in one cell where not every entry has both', () => {
    assert.deepEqual(
      read(['Sign the contract — Ada, 17 January', 'Paint the boat — 3 May', 'Sell it — Bo']),
      [
        ['Sign the contract', 'Ada, 17 January'],
        ['Paint the boat', '3 May'],
        ['Sell it', 'Bo'],
      ],
    );
  });

  it('reads it in brackets only where there are boxes to tick', () => {
    const entries = [
      'Sign the contract (Ada, 17 January)',
      'Paint the boat (Jo, 3 May)',
      'Sell it (Bo, 4 May)',
    ];
    assert.equal(read(entries), undefined);
    assert.deepEqual(read(entries, true)?.[0], ['Sign the contract', 'Ada', '17 January']);
  });

  it('reads no names with what is said of them, nor entries of which one ends otherwise', () => {
    const names = ['Ada — carries coal and the mail of the island', 'Bo — paints', 'Jo — is a diver'];
    assert.equal(read(names), undefined);
    assert.equal(read(['Sign it — Ada, 17 January', 'Paint the boat', 'Sell it — Bo, 4 May']), undefined);
    assert.equal(read(['Sign it — Ada, 17 January', 'Sell it — Bo, 4 May']), undefined);
  });
});
