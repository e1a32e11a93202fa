import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { Package, Part } from '../../../../src/export/pptx/package.ts';
import { el } from '../../../../src/export/pptx/xml.ts';
import { joined } from '../../../support/exporting.ts';

describe('Part', () => {
  it('refers to another part by a relative path, once', () => {
    const slide = new Part('slide', 'ppt/slides/slide1.xml');
    const layout = new Part('slideLayout', 'ppt/slideLayouts/slideLayout3.xml');
    assert.equal(slide.relate(layout), slide.relate(layout));
    assert.match(slide.relations ?? '', /Target="\.\.\/slideLayouts\/slideLayout3\.xml"/);
  });

  it('says of a link that it leads outside', () => {
    const slide = new Part('slide', 'ppt/slides/slide1.xml');
    slide.link('https://example.com/?a=1&b=2');
    assert.match(
      slide.relations ?? '',
      /Target="https:\/\/example\.com\/\?a=1&amp;b=2" TargetMode="External"/,
    );
  });
});

describe('Package', () => {
  it('names the type of every part', async () => {
    const all = new Package();
    all.addRoot('presentation', 'ppt/presentation.xml').xml = el('p');
    all.add('image', 'ppt/media/image1.png').picture = { bytes: new Uint8Array([1, 2]) };
    const files = unzipSync(joined(all.zipped(deflateRawSync)));
    const types = strFromU8(files['[Content_Types].xml']!);
    assert.match(types, /Extension="png" ContentType="image\/png"/);
    assert.match(types, /PartName="\/ppt\/presentation\.xml" ContentType="[^"]+presentation\.main\+xml"/);
    assert.deepEqual([...files['ppt/media/image1.png']!], [1, 2]);
  });
});
