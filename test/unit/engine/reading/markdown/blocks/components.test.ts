import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const shown: readonly (readonly [behaviour: string, text: string, sketch: readonly string[]])[] = [
  [
    'a component named for a tone is a callout',
    '<Note>\n\nMind the step.\n\n</Note>',
    ['callout: Mind the step.'],
  ],
  [
    'a component that says its tone is a callout',
    '<Callout type="warning" title="Stop">Hot.</Callout>',
    ['callout: Stop | Hot.'],
  ],
  [
    'the name of a book is none',
    'We wrote <Harbors in Winter> with <Kbd in>ink</Kbd>.',
    ['paragraph: We wrote <Harbors in Winter> with ink.'],
  ],
  [
    'tabs show their labels',
    '<Tabs>\n<TabItem value="a" label="npm">\n\nUse `npm i`.\n\n</TabItem>\n<TabItem value={b} label="yarn">\n\nUse yarn.\n\n</TabItem>\n</Tabs>',
    ['paragraph: npm', 'paragraph: Use npm i.', 'paragraph: yarn', 'paragraph: Use yarn.'],
  ],
  [
    'what a site folds is shown under its title',
    '::: details Why\n\nBecause.\n\n:::\nafter',
    ['paragraph: Why', 'paragraph: Because.', 'paragraph: after'],
  ],
  [
    'containers stand in containers',
    ':::tabs\n\n:::note Inner\nx\n:::\n\n:::\n\nend',
    ['callout: Inner | x', 'paragraph: end'],
  ],
  [
    'a container that only says its look is what it holds',
    '::: {.column width="50%"}\ntext\n:::',
    ['paragraph: text'],
  ],
  ['a fence can be a callout', '```{note} Title\ntext **b**\n```', ['callout: Title | text b']],
  ['a fence in braces of any other kind is code', '```{r}\nx <- 1\n```', ['code: x <- 1']],
  [
    'a callout can be indented',
    '!!! warning "Careful"\n    Hot **pan**.\n\n    - a\n    - b\n\nafter',
    ['callout: Careful | Hot pan. | a | b', 'paragraph: after'],
  ],
  [
    'tabs can be indented',
    '=== "C"\n    text\n\n=== "D"\n    more',
    ['paragraph: C', 'paragraph: text', 'paragraph: D', 'paragraph: more'],
  ],
  [
    'marks with nothing indented below are text',
    '!!! note\nnot indented',
    ['paragraph: !!! note not indented'],
  ],
  [
    'a picture with a computed style is a picture',
    '<img src="x.png" style={{width: 3}} alt="A picture" />',
    ['image: A picture'],
  ],
  [
    'titles of HTML are not shown',
    '<a title="x">link</a> and <abbr title="y">z</abbr>',
    ['paragraph: link and z'],
  ],
];

describe('a container of colons', () => {
  it('shows of a link in its title the words', async () => {
    const { blocks } = await markdown(
      `:::note[Told first [by the harbor](https://example.org/${'a'.repeat(200)})]\n:::\n`,
    );
    assert.ok(!JSON.stringify(blocks).includes('https'));
    assert.ok(JSON.stringify(blocks).includes('Told first by the harbor'));
  });
});

describe('components and containers in Markdown', () => {
  for (const [behaviour, text, expected] of shown)
    it(behaviour, async () => assert.deepEqual(sketch((await markdown(text)).blocks), expected));
});
