import assert from 'node:assert/strict';
import { withPlainHeadings } from '../../../../../../src/engine/reading/markdown/cleaning/plainHeadings.ts';

const told = 'The pump of the lower quay stopped at night and the cellar of the office was wet.';
const topic = (name: string): string => `${name}\n${told}`;
const headingsIn = (text: string): string[] =>
  withPlainHeadings(text)
    .split('\n')
    .filter((line) => line.startsWith('#'));

describe('withPlainHeadings', () => {
  it('marks the short lines that stand right above what they name', () => {
    const text = [topic('Summary'), 'Timeline\n8:55 AM - The pump stops.', topic('Cause and repair')].join(
      '\n\n',
    );
    assert.deepEqual(headingsIn(text), ['## Summary', '## Timeline', '## Cause and repair']);
    assert.equal(withPlainHeadings(text).split('\n').length, text.split('\n').length);
  });

  it('marks the labels below them that stand alone', () => {
    const text = [
      topic('Summary'),
      topic('Cause'),
      'Measures\nImprovements:',
      'Pump:',
      `${told}\nCellar:`,
      told,
    ].join('\n\n');
    assert.deepEqual(headingsIn(text), ['## Summary', '## Cause', '## Measures', '### Pump', '### Cellar']);
  });

  it('leaves a text alone that has marks, or only a line or two that may be names', () => {
    const three = [topic('Summary'), topic('Timeline'), topic('Cause')].join('\n\n');
    assert.deepEqual(headingsIn(`${three}\n\n- red`), []);
    assert.deepEqual(headingsIn([topic('Summary'), topic('Cause')].join('\n\n')), []);
  });

  it('takes no line of a text that is wrapped for a name', () => {
    const wrapped = `${told}\n${told}`;
    assert.deepEqual(headingsIn([wrapped, wrapped, wrapped].join('\n\n')), []);
  });
});
