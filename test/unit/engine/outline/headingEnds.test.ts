import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { withoutReplyMarks } from '../../../../src/engine/outline/headingEnds.ts';
import { type Outline, outlineOf, type Topic } from '../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../support/reading.ts';

const outline = async (...headings: string[]): Promise<Outline> =>
  outlineOf([await markdown(`# Boats 🗓️\n\n${headings.map((each) => `${each}\n\nIt sails.\n`).join('\n')}`)])!;
const namesOf = (topics: readonly Topic[]): string[] =>
  topics.flatMap(({ heading, topics: inner }) => [plain(heading), ...namesOf(inner)]);
const headings = async (...written: string[]): Promise<string[]> =>
  namesOf((await outline(...written)).topics);

describe('the end of a heading', () => {
  it('is about what is replied to', () => {
    assert.equal(
      plain(withoutReplyMarks(rich('Re: AW: Office move – questions'))),
      'Office move – questions',
    );
    assert.equal(plain(withoutReplyMarks(rich('Reading: a course'))), 'Reading: a course');
  });

  it('has no signs, no empty brackets and no colon', async () => {
    assert.equal(plain((await outline('## Sail')).title), 'Boats');
    assert.deepEqual(await headings('## Crew ()', '## Costs:', '## Party 🎉'), ['Crew', 'Costs', 'Party']);
    assert.deepEqual(await headings('## Sail ✅', '## Row ✅', '## Crew 👥'), ['Sail', 'Row', 'Crew']);
    assert.deepEqual(await headings('## Sail™', '## 🎉'), ['Sail™', '🎉']);
  });

  it('keeps the marks that say which of them is done', async () => {
    assert.deepEqual(await headings('## Sail ✅', '## Row'), ['Sail ✅', 'Row']);
    assert.deepEqual(await headings('## Sail ✅', '## Row 🚧'), ['Sail ✅', 'Row 🚧']);
  });

  it('says what the earlier headings with the same labels say, where all of them are labels', async () => {
    const questions = [
      '## Questions',
      '### Question 1: Is it far?',
      '### Question 2: Is it deep?',
      '## Answers',
    ];
    const asked = ['Questions', 'Question 1: Is it far?', 'Question 2: Is it deep?', 'Answers'];
    assert.deepEqual(await headings(...questions, '### Question 1:', '### Question 2:'), [
      ...asked,
      'Is it far?',
      'Is it deep?',
    ]);
    assert.deepEqual(await headings(...questions, '### Question 1:', '### Question 3:'), [
      ...asked,
      'Question 1',
      'Question 3',
    ]);
  });
});
