import assert from 'node:assert/strict';
import { withHeadedEntries } from '../../../../../src/engine/reading/tidying/headedEntries.ts';
import { markdown, outline, sketch } from '../../../../support/reading.ts';

const entry = (name: string): string => `- ${name}\n\n  The boat is old.\n\n  It leaks.\n`;

describe('withHeadedEntries', () => {
  it('makes headings of entries over several paragraphs, and lists the others before them', async () => {
    const form = `# Form\n\n## Answers\n\n- Sum: 40\n\n${entry('Aim:')}\n${entry('Crew:')}\n- Until: May\n`;
    const { sections } = withHeadedEntries(await markdown(form));
    assert.deepEqual(outline(sections), ['Answers', '  Aim', '  Crew']);
    const whole = withHeadedEntries(await markdown(form.replace('## Answers\n\n', '')));
    assert.deepEqual(outline(whole.sections), ['Aim', 'Crew']);
    assert.deepEqual(sketch(sections[0]!.blocks).length, 1);
    assert.deepEqual(sketch(sections[0]!.sections[0]!.blocks), [
      'paragraph: The boat is old.',
      'paragraph: It leaks.',
    ]);
  });

  it('makes headings of entries that are names over provisions of a paragraph each', async () => {
    const provision =
      'Whoever takes a boat out of the harbor writes down when it left and who was in it, before it leaves the pier.';
    const topic = (name: string, below = provision) => `1. ${name}\n   1. ${below}\n   2. ${below}\n`;
    const policy = (second: string) => `# Boats\n\n${topic('Taking a boat')}${second}`;
    const { sections } = withHeadedEntries(await markdown(policy(topic('Giving it back'))));
    assert.deepEqual(outline(sections), ['Taking a boat', 'Giving it back']);
    for (const second of [topic('Giving it back', 'Clean it'), topic('Give it back.'), '1. Back\n'])
      assert.deepEqual(withHeadedEntries(await markdown(policy(second))).sections, []);
  });

  it('leaves a list where one entry is so, and where it is a sentence', async () => {
    for (const list of [
      `- Sum: 40\n\n${entry('Aim:')}`,
      `${entry('The boat is old.')}\n${entry('It is.')}`,
    ]) {
      const { sections } = withHeadedEntries(await markdown(`# Form\n\n## Answers\n\n${list}`));
      assert.deepEqual(outline(sections), ['Answers']);
    }
  });
});
