import assert from 'node:assert/strict';
import { remembered } from '../../../../src/languages/recognising/remembered.ts';

describe('What is remembered of a text', () => {
  const counted = () => {
    const asked: string[] = [];
    const find = remembered((text) => {
      asked.push(text);
      return text.length > 3 ? text.length : undefined;
    });
    return { asked, find };
  };

  it('is found once, also where nothing is found', () => {
    const { asked, find } = counted();
    assert.deepEqual(['boat', 'sea', 'boat', 'sea'].map(find), [4, undefined, 4, undefined]);
    assert.deepEqual(asked, ['boat', 'sea']);
  });

  it('is nothing where the text is long', () => {
    const { asked, find } = counted();
    const long = 'a'.repeat(5_000);
    assert.deepEqual([find(long), find(long)], [5_000, 5_000]);
    assert.equal(asked.length, 2);
  });

  it('is given up before it takes much room', () => {
    const { asked, find } = counted();
    const texts = Array.from({ length: 3_000 }, (_, at) => `text ${at}`);
    texts.forEach(find);
    asked.length = 0;
    texts.forEach(find);
    assert.equal(asked.length, 3_000);
    assert.equal(find('text 2999'), 9);
  });
});
