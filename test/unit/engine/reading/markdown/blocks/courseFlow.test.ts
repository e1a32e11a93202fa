import assert from 'node:assert/strict';
import { fullText, markdown, outline, sketch } from '../../../../../support/reading.ts';

const lesson = `# Boats

:::::::: objectives

- Tie a knot.

:::::::::::::

:::: questions

- What holds a boat?

:::::::::

## Knots

A knot holds the boat.

::::::::::::::::::  challenge

## A first knot

Tie it.

:::::::: solution

## Solution

Cross the ends.

:::::

::::::::::::::::::::::

Then it is pulled.

::: {.challenge}

### A second knot

:::solution
Turn twice.
:::

:::::::

:::: keypoints

- Knots hold boats.

::::::::::
`;

describe('containers of a course', () => {
  it('have their names over them, and belong where they stand', async () => {
    const document = await markdown(lesson);
    assert.deepEqual(outline(document.sections), [
      'Objectives',
      'Questions',
      'Knots',
      '  A first knot',
      '    Solution',
      '  A second knot',
      '    Solution',
      'Key points',
    ]);
    const knots = document.sections[2]!;
    assert.deepEqual(sketch(knots.blocks), [
      'paragraph: A knot holds the boat.',
      'paragraph: Then it is pulled.',
    ]);
    assert.deepEqual(sketch(knots.sections[0]!.sections[0]!.blocks), ['paragraph: Cross the ends.']);
    assert.ok(!fullText(document).includes(':::'));
  });

  it('leave what is beside them where no heading stands above', async () => {
    const { blocks, sections } = await markdown('::: objectives\n- Tie a knot.\n:::\n\nA knot holds.\n');
    assert.deepEqual(outline(sections), ['Objectives']);
    assert.deepEqual(sketch(blocks), ['paragraph: A knot holds.']);
  });

  it('are held by their length where one is left open', async () => {
    const { blocks } = await markdown(':::: note\n::: tip\nfirst\n::::\n\nafter\n');
    assert.equal(sketch(blocks).at(-1), 'paragraph: after');
  });
});
