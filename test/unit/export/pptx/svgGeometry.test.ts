import assert from 'node:assert/strict';
import { pathGeometry } from '../../../../src/export/pptx/svgGeometry.ts';

const drawn = (data: string, isFilled = true): string =>
  /<a:path [^>]*>(.*)<\/a:path>/.exec(pathGeometry(data, 10, 10, isFilled).markup)?.[1] ?? '';

describe('pathGeometry', () => {
  it('draws lines along, down and across', () => {
    assert.equal(
      drawn('M1 2H5V6L7 8Z'),
      '<a:moveTo><a:pt x="100" y="200"/></a:moveTo><a:lnTo><a:pt x="500" y="200"/></a:lnTo><a:lnTo><a:pt x="500" y="600"/></a:lnTo><a:lnTo><a:pt x="700" y="800"/></a:lnTo><a:close/>',
    );
  });

  it('keeps curves', () => {
    assert.match(drawn('M0 0C1 1 2 2 3 3'), /<a:cubicBezTo>(<a:pt [^>]+>){3}<\/a:cubicBezTo>/);
  });

  it('bends a quarter of a circle outwards', () => {
    assert.equal(
      drawn('M0 5A5 5 0 0 1 5 0'),
      '<a:moveTo><a:pt x="0" y="500"/></a:moveTo><a:cubicBezTo><a:pt x="0" y="224"/><a:pt x="224" y="0"/><a:pt x="500" y="0"/></a:cubicBezTo>',
    );
  });

  it('fills what is filled only', () => {
    assert.match(pathGeometry('M0 0H1', 10, 10, false).markup, /fill="none"/);
  });
});
