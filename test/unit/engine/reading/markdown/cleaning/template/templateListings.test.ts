import assert from 'node:assert/strict';
import { withTemplateListings } from '../../../../../../../src/engine/reading/markdown/cleaning/template/templateListings.ts';
import { markdown, sketch } from '../../../../../../support/reading.ts';

describe('withTemplateListings', () => {
  it('reads a listing between tags as one', () => {
    for (const [open, close, fence] of [
      ['{% highlight js %}', '{% endhighlight %}', '```js'],
      ['{%- highlight js linenos -%}', '{%- endhighlight -%}', '```js'],
      ['<div class="code">{% highlight js %}', '{% endhighlight js %}</div>', '```js'],
      ['{% codeblock Boats lang:js %}', '{% endcodeblock %}', '```js'],
      ['{% codeblock %}', '{% endcodeblock %}', '```'],
      ['{{< highlight js "linenos=table" >}}', '{{< /highlight >}}', '```js'],
    ])
      assert.equal(
        withTemplateListings(`${open}\nlet a = 1;\n${close}\n\ntext`),
        `${fence}\nlet a = 1;\n\`\`\`\n\ntext`,
      );
  });

  it('takes the container around it along, and holds fences within', () => {
    assert.equal(
      withTemplateListings('<div>\n{% highlight md %}\n```\na\n```\n{% endhighlight %}\n</div>'),
      '\n````md\n```\na\n```\n````\n',
    );
  });

  it('leaves tags alone that nothing closes or that are shown themselves', () => {
    for (const text of [
      '{% highlight js %}\nlet a = 1;',
      '```\n{% highlight js %}\na\n{% endhighlight %}\n```',
      'Write {% highlight js %} above and {% endhighlight %} below.',
    ])
      assert.equal(withTemplateListings(text), text);
  });

  it('shows what is kept from the program of the site without the tags that say so', async () => {
    const { blocks } = await markdown(
      [
        '{% highlight liquid %}\n{% raw %}\n{{ "boats" | sorted }}\n{% endraw %}\n{% endhighlight %}',
        '```\n{%- raw -%}{{ pier }}{%- endraw -%}\n```',
        '```\n{% raw %}\nshows what stands in it as it is\n```',
      ].join('\n\n'),
    );
    assert.deepEqual(sketch(blocks), [
      'code: {{ "boats" | sorted }}',
      'code: {{ pier }}',
      'code: {% raw %}\nshows what stands in it as it is',
    ]);
  });

  it('keeps what looks like links, headings and tags in the listing', async () => {
    const { blocks } = await markdown(
      'Boats:\n\n<div>{% highlight ruby %}\nputs boats\n# [10]\n# {{ page.title }}\n{% endhighlight %}</div>\n\nPiers.\n',
    );
    assert.deepEqual(sketch(blocks), [
      'paragraph: Boats:',
      'code: puts boats\n# [10]\n# {{ page.title }}',
      'paragraph: Piers.',
    ]);
  });
});
