import assert from 'node:assert/strict';
import { paragraphsOf } from '../../../../../src/engine/reading/pptx/paragraphs.ts';
import type { XmlElement } from '../../../../../src/engine/reading/pptx/xml.ts';

const element = (
  name: string,
  children: XmlElement[] = [],
  attributes: Record<string, string> = {},
  text = '',
): XmlElement => ({ name, attributes, children, text });
const levelsOf = (...levels: string[]): number[] => {
  const run = element('a:r', [element('a:t', [], {}, 'Pier')]);
  const all = levels.map((lvl) => element('a:p', [element('a:pPr', [], { lvl }), run]));
  const part = { xml: element('p:sld'), relations: new Map() };
  return paragraphsOf(element('p:txBody', all), part).map(({ level }) => level);
};

describe('paragraphsOf', () => {
  it('has nine levels and no more, whatever a file says', () => {
    assert.deepEqual(levelsOf('0', '3', '8', '499', '-2', '1.5', 'deep'), [0, 3, 8, 8, 0, 1, 0]);
  });
});
