import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { withoutOrdinals } from '../../../../src/engine/outline/ordinals.ts';

const bare = (...headings: string[]): string[] => withoutOrdinals(headings.map(rich)).map(plain);
const stay = (...headings: string[]): void => assert.deepEqual(bare(...headings), headings);

describe('withoutOrdinals', () => {
  it('takes off the numbers that count headings', () => {
    assert.deepEqual(bare('1. Aims', '2) Ways', 'III. Ends', 'More'), ['Aims', 'Ways', 'Ends', 'More']);
    assert.deepEqual(bare('1 Aims', '2 Ways'), ['Aims', 'Ways']);
    assert.deepEqual(bare('1.目的', '2.boats の数'), ['目的', 'boats の数']);
    assert.deepEqual(bare('3. 課題', '4. 11月22日の判断'), ['3. 課題', '4. 11月22日の判断']);
    assert.deepEqual(bare('1. 課題', '2. 11月22日の判断'), ['課題', '11月22日の判断']);
  });

  it('takes off the numbers that are written in Han', () => {
    assert.deepEqual(bare('一、概述', '二、数据', '三、下季度计划'), ['概述', '数据', '下季度计划']);
    const eleven = [...'一二三四五六七八九十', '十一'];
    assert.deepEqual(bare(...eleven.map((number) => `${number}、第${number}个`))[10], '第十一个');
    assert.deepEqual(bare('一、概述', '三、人员', '四、预算'), ['概述', '人员', '预算']);
    stay('十二、二十', '十三、三十');
  });

  it('counts on where headings of two levels stand beside each other, or one is gone', () => {
    assert.deepEqual(bare('1.0 Aims', '3.0 Ways', '3.1 By sea', '4.0 Ends'), [
      'Aims',
      'Ways',
      'By sea',
      'Ends',
    ]);
  });

  it('leaves them all where the text refers to one of them', () => {
    const steps = ['1. Aims', '2. Ways'].map(rich);
    assert.deepEqual(
      withoutOrdinals(steps, (number) => number === '2'),
      steps,
    );
    assert.deepEqual(withoutOrdinals(steps, (number) => number === '3').map(plain), ['Aims', 'Ways']);
  });

  it('leaves a number that is a name, a year or a version', () => {
    stay('3 ships', 'Ways', 'Ends');
    stay('2000 - 2010: The web', '2010 - 2015: The phone', '2016: The office');
    stay('1.6.1', '1.6.0');
    stay('4 ships', '7 seas');
  });

  it('leaves days, which their numbers alone tell apart', () => {
    stay('1. May', '2. May');
  });

  it('leaves numbers that run backwards', () => {
    stay('2.0 Harbor', '1.0 Pier');
  });
});
