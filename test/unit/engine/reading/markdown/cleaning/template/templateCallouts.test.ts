import assert from 'node:assert/strict';
import { withTemplateCallouts } from '../../../../../../../src/engine/reading/markdown/cleaning/template/templateCallouts.ts';
import { markdown } from '../../../../../../support/reading.ts';

describe('withTemplateCallouts', () => {
  it('reads what tags set off as a callout, with its kind and its title', () => {
    for (const [open, close, container] of [
      ['{% alert "Mind the tide", "warning" %}', '{% endalert %}', ':::warning Mind the tide'],
      ['{%- note -%}', '{%- endnote -%}', ':::note'],
      ['{{< alert type="tip" >}}', '{{< /alert >}}', ':::tip'],
      ['{{% alert title="Mind the tide" color="warning" %}}', '{{% /alert %}}', ':::warning Mind the tide'],
      ['{{% hint info %}}', '{{% /hint %}}', ':::hint'],
      ['  {{< callout "Tide" >}}', '  {{< /callout >}}', '  :::note Tide'],
    ] as const)
      assert.equal(
        withTemplateCallouts(`${open}\nIt falls.\n${close}`),
        `${container}\nIt falls.\n${/^\s*/.exec(container)![0]}:::`,
      );
  });

  it('leaves what is no callout, is not closed, or is shown itself', () => {
    for (const text of [
      '{% alert "" "" "no-icon" %}\nIt falls.\n{% endalert %}',
      '{% note %}\nIt falls.\n{% endwarning %}',
      '{{< tabs >}}\nIt falls.\n{{< /tabs >}}',
      '```\n{% note %}\nIt falls.\n{% endnote %}\n```',
      'Write {% note %} above and {% endnote %} below.',
    ])
      assert.equal(withTemplateCallouts(text), text);
  });

  it('keeps it apart from the entries that it stands between', async () => {
    const { blocks } = await markdown(
      '1. Row.\n\n{% alert "Tide" %}\n  It falls.\n{% endalert %}\n\n2. Land.\n\nThe end.',
    );
    assert.deepEqual(
      blocks.map(({ kind }) => kind),
      ['list', 'callout', 'list', 'paragraph'],
    );
  });
});
