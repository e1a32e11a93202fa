import assert from 'node:assert/strict';
import { withoutMachinery } from '../../../../../../../src/engine/reading/markdown/cleaning/template/withoutMachinery.ts';

const cases: readonly (readonly [behaviour: string, text: string, expected: string])[] = [
  [
    'takes out the style that a tag computes',
    '<img src="a.png" style={{ width: 3 }} />',
    '<img src="a.png" />',
  ],
  ['reads a text in braces', `<Card title={'Fast'}>x</Card>`, '<Card title="Fast">x</Card>'],
  [
    'takes out what only a program knows',
    '<Chart data={rows.map((row) => row.a > 1)} name="Sales" />',
    '<Chart name="Sales" />',
  ],
  ['takes out properties that are spread', '<Box {...props}>in</Box>', '<Box>in</Box>'],
  ['lets what a fragment holds stand', '<>in</>', 'in'],
  [
    'sets a component on one line and keeps the lines below',
    '<Tab\n  label="npm"\n  on={x}\n>\n\ntext',
    '<Tab label="npm">\n\n\n\n\ntext',
  ],
  ['takes out imports', 'import A from \'./a.js\';\nimport { b } from "b"\n\n# Title', '\n\n\n# Title'],
  [
    'takes out what is exported, to the next blank line',
    'export const meta = {\n  a: 1,\n};\n\ntext',
    '\n\n\n\ntext',
  ],
  ['takes out comments in braces', 'before {/* not\nthis */} after\nnext', 'before  after\n\nnext'],
  ['reads spaces in braces', "a{' '}b", 'a b'],
  [
    'takes out loops of a template with all that they repeat',
    'a\n\n{% for x in all %}\n### {{ x.name }}\n{%- for y in x -%}\n- {{ y }}\n{% endfor %}\n{% endfor %}\n\nb',
    'a\n\n\n\n\n\n\n\n\nb',
  ],
  ['leaves what a loop without an end repeats', '{% for x in all %}\n\ntext', '\n\ntext'],
  [
    'takes out template tags',
    '{% include "x.html" a:b %}\n\ntext {{< note >}}in{{< /note >}}',
    '\n\ntext in',
  ],
  [
    'reads what a template tag shows beside other words',
    '- {% chat "a-team" "The A team" %}\nAsk in {% chat "dev" %}.\n{{< tooltip text="Pods" id="pod" >}} run.',
    '- The A team\nAsk in dev.\nPods run.',
  ],
  [
    'takes out a template tag around a text, alone on its line, or of what is elsewhere',
    '{% note "Mind" %}in{% endnote %} it\n{{< film "w7Ft" >}}\nSee {% icon "gear" %} and [b]({% page "b c" %})',
    'in it\n\nSee  and [b]()',
  ],
  [
    'takes out a template tag of which a program decides',
    'a {% if page.lang == "en" %} b {% include "top.html" %} c',
    'a  b  c',
  ],
  [
    'takes template tags out of addresses',
    `![a\nb]({{ site.url }}/c.png) [d]({{ '/e' | relative_url }})`,
    '![a\nb](/c.png) [d](/e)',
  ],
  [
    'sets pictures with blanks in brackets',
    '![a](b c/d.png "e") ![a](b c/d.png)',
    '![a](b c/d.png "e") ![a](<b c/d.png>)',
  ],
  [
    'sets files with blanks in brackets, and no words that only look like one',
    '[a](Our letter.docx) [b](see c or d)',
    '[a](<Our letter.docx>) [b](see c or d)',
  ],
  [
    'joins an address that is broken over lines, and keeps what comes below in its line',
    'a [b](https://boats.example/long-\nname) c\nd [e](f\ng)',
    'a [b](https://boats.example/long-name)\n c\nd [e](f\ng)',
  ],
  [
    'opens the bracket of an address that nobody opened',
    '### a [#1]https://boats.example/1) b',
    '### a [#1](https://boats.example/1) b',
  ],
  ['takes out labels of places', '(howto:set-up)=\n# Set up\n\n(x)= 2', '\n# Set up\n\n(x)= 2'],
  [
    'takes out the attributes of a picture or a link',
    'a ![sea](sea.jpg){: width="600px"} and [b](b.md){:target="_blank"} c',
    'a ![sea](sea.jpg) and [b](b.md) c',
  ],
  [
    'goes on after a quotation whose fence is not closed',
    '> ```\n> a {b}\n\n<A b={c} />',
    '> ```\n> a {b}\n\n<A />',
  ],
  ['takes out what the front matter says', '# {{ page.title }}\n\nBy {{ site.author }}.', '# \n\nBy .'],
  ['takes out what it says under its bare name', '# {{ title }}\n\nAsk {{ user }}.', '# \n\nAsk {{ user }}.'],
  ['takes out what is for another program', '`{{TOC}}`{=mediawiki}\ntext', '\ntext'],
  ['takes out those of a button', '[a](a.md){ .md-button } c {x}', '[a](a.md) c {x}'],
  ['takes out attribute lists', 'text\n{: .wide #a }\nmore', 'text\n\nmore'],
  ['takes out those of a call-out', '> text\n> {.is-warning}', '> text\n>'],
  ['takes them out of quotations', '> > text\n> > {: .out}\n> {: .b}\n{: .c}', '> > text\n> >\n>\n'],
];
const untouched: readonly (readonly [behaviour: string, text: string])[] = [
  ['code in fences', '```jsx\n<A b={c} />\n```'],
  ['code in fences of a quotation', '> ```hbs\n> <a {{on "click" (fn)}}>\n> ```'],
  ['code in fences of a list', '1. Run\n\n     ```hbs\n     <A b={c} />\n     ```'],
  ['code in a line', 'Write `<A b={c} />` and ``{/* ` */}``.'],
  ['indented code', 'text\n\n    <A b={c} />\n\nmore'],
  ['braces of prose', 'A set {1, 2} and {name}.'],
  ['an address in brackets', '![a](<img/b (1).png>) {c}'],
  ['a formula', '$\\frac{a}{b} < c$ and {x}'],
  ['plain HTML', '<div class="a">\n<b title="x">y</b>\n</div>'],
  ['where something is', 'It is at <hub.example.com>, {here}.'],
  ['a comparison', 'a < b and {c} > d'],
  ['a tag that never ends', '<A b={c and so on'],
  ['a sentence that begins with import', 'import duties rise from "low" to high'],
];

describe('withoutMachinery', () => {
  for (const [behaviour, text, expected] of cases)
    it(behaviour, () => assert.equal(withoutMachinery(text), expected));
  for (const [behaviour, text] of untouched)
    it(`leaves ${behaviour}`, () => assert.equal(withoutMachinery(text), text));
  it('keeps the number of lines', () => {
    for (const [, text] of cases)
      assert.equal(withoutMachinery(text).split('\n').length, text.split('\n').length, text);
  });
});
