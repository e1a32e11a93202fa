import assert from 'node:assert/strict';
import { markdown, outline, sketch } from '../../../../support/reading.ts';

const link = (name: string): string => `[${name}](https://example.org/${name})`;

describe('withoutLinkTails', () => {
  it('takes links that come again and again off headings', async () => {
    const heads = ['Flow', 'Pie', 'Class'].map(
      (name) => `### ${name} [${link('docs')} - ${link('editor')}]\n\nThis draws it.\n`,
    );
    const { sections } = await markdown(`# T\n\n${heads.join('\n')}`);
    assert.deepEqual(outline(sections), ['Flow', 'Pie', 'Class']);
  });

  it('takes them off lines that name what is below', async () => {
    const lines = ['x()', 'y(*a*)', 'z()'].map((name) => `area.${name} · ${link('Source')}\n\nSets it.\n`);
    const { blocks } = await markdown(`# T\n\n${lines.join('\n')}`);
    assert.deepEqual(
      sketch(blocks).filter((_, at) => at % 2 === 0),
      ['paragraph: area.x()', 'paragraph: area.y(a)', 'paragraph: area.z()'],
    );
  });

  it('keeps links that say something', async () => {
    const text = `# T\n\n## Use ${link('React')}\n\nIt is. See · ${link('Source')}\n\n## Ada · ${link('Talk')}\n\nIt.\n`;
    const { sections } = await markdown(text);
    assert.deepEqual(outline(sections), ['Use React', 'Ada · Talk']);
  });
});
