import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { type Said, saidOf } from '../../../../../src/engine/features/said.ts';
import { visualSlides } from '../../../../../src/engine/writing/visuals/visualSlides.ts';
import { frame, writing } from '../../../../support/scenes.ts';

const said = (text: string): Said =>
  saidOf(rich(text), { opensParagraph: false, isLast: false, isLoud: false }, 'us');
const position = { from: 1, to: 1 };

/** What stands above a listing that so much is said beside. */
const above = (lead: string | undefined, beside: readonly string[], isBelow?: true): string | undefined => {
  const visual = { kind: 'code' as const, code: 'one\ntwo', position };
  const [slide] = visualSlides(
    {
      visual,
      ...(lead ? { lead: said(lead) } : {}),
      beside: beside.map(said),
      ...(isBelow ? { isBelow } : {}),
    },
    1,
    frame,
    writing,
  );
  assert.ok(slide?.layout === 'code');
  return slide.lead && plain(slide.lead);
};

describe('What stands above a listing', () => {
  it('is all that is said before it, where that has room', () => {
    assert.equal(
      above('It looks like this:', ['The header is sent with each answer.']),
      'The header is sent with each answer. It looks like this:',
    );
  });

  it('is what introduces it, and nothing that is said after it', () => {
    assert.equal(above('We use this:', ['It asks for the passphrase twice.'], true), 'We use this:');
  });

  it('announces it rather than says what stands somewhere before', () => {
    const bay =
      'The boat of the old town is bound to the bay that it was built for by the crew of the harbor.';
    assert.equal(
      above('Finally, you can turn it:', ['The bay must be large: 40 boats were lost.', bay, bay]),
      'Finally, you can turn it:',
    );
  });
});
