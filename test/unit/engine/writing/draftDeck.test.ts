import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { policy } from '../../../../src/engine/policy/policy.ts';
import { lookOf } from '../../../../src/engine/writing/draft/draft.ts';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

/** Too long for anything to stand below it. */
const calls = Array.from({ length: policy.code.mostLines }, (_, at) => `load(${at});`);
const listing = `\`\`\`js\n${calls.join('\n')}\n\`\`\``;
const about = (end: string): string =>
  `# Boats\n\n## Loading\n\nThe hold is loaded by three calls:\n\n${listing}\n\n${end}\n\n## Sailing\n\nThe boat sails on Monday with 14 people.`;

/** Long enough for a slide of its own, with one sentence that anybody would show. */
const afterthought =
  'In practice nobody on the quay ever minds the order. Then we talked about the weather after lunch, and then about the coffee, and then about the boats that used to come in the old days when all was slower than it is now.';

const told = async (text: string, more = {}) => {
  const { slides } = await writtenDeck(text, more);
  return {
    shown: slides.map(slideText).join('\n'),
    notes: slides.map(({ notes }) => notes).join('\n'),
  };
};

describe('draftDeck', () => {
  it('says an afterthought under a title that is there already, and does not show it', async () => {
    const { shown, notes } = await told(about(afterthought));
    assert.doesNotMatch(shown, /nobody on the quay/);
    assert.match(notes, /nobody on the quay/);
  });

  it('shows it below what stands there already, if that has room for it', async () => {
    const { shown } = await told(about(afterthought).replace(listing, '```js\nload(1);\n```'));
    assert.match(shown, /nobody on the quay/);
  });

  it('shows it where all is shown', async () => {
    const { shown } = await told(about(afterthought), { rewriteStyle: 'Preserve' });
    assert.match(shown, /nobody on the quay/);
  });

  it('leaves all pages of an introduced list under its heading', async () => {
    const items = Array.from(
      { length: 14 },
      (_, at) =>
        `- Boat ${at} is tarred by its own crew before the winter, and painted again in the spring of the next year.`,
    );
    const { slides } = await writtenDeck(
      `# Boats\n\n## Rules\n\nEvery crew follows the mooring policy of the harbor office:\n\n${items.join('\n')}`,
    );
    const titles = slides.slice(1).map(({ title }) => plain(title));
    assert.ok(titles.length > 1);
    assert.deepEqual(new Set(titles), new Set(['Rules']));
  });

  it('shows what the text is written for', async () => {
    const { shown } = await told(about(afterthought.replace('In practice nobody', 'We decided that nobody')));
    assert.match(shown, /We decided that nobody/);
  });

  it('shows headings that are equals in one look, however many slides they take', async () => {
    const week = (at: number) =>
      `### Part ${at} of the work\n\n- **Goal:** the crew mends boat ${at} on the quay\n- **Owner:** Ada and her brother Bo\n- **State:** planned for the year\n- **Work:**\n  - tar the hull of the boat\n  - paint its name on the side\n- **Remarks:** the quay is free in this week\n\n`;
    const weeks = Array.from({ length: 40 }, (_, at) => week(at + 1)).join('');
    const { slides } = await writtenDeck(`# Boats\n\n## Plan\n\n${weeks}## Team\n\nAda mends the boats.`);
    const plan = slides.filter(({ title }) => plain(title) === 'Plan');
    assert.ok(plan.length > 4);
    assert.equal(new Set(plan.map(lookOf)).size, 1);
  });

  it('sums up by a slide for it only where that holds all that is said', async () => {
    const lesson = (at: number): string =>
      `The lamp of pier ${at} must be lit before the boats come in, since nobody sees the stones below it at night.`;
    const layoutsOf = async (count: number): Promise<string[]> => {
      const said = Array.from({ length: count }, (_, at) => lesson(at)).join(' ');
      const { slides } = await writtenDeck(
        `# Boats\n\n## Loading\n\nThe hold is loaded by three people.\n\n## Conclusion\n\n${said}`,
      );
      return slides.filter(({ title }) => plain(title) === 'Conclusion').map(({ layout }) => layout);
    };
    assert.deepEqual(await layoutsOf(3), ['summary']);
    assert.ok(!(await layoutsOf(9)).includes('summary'));
  });

  it('ends by a closing slide only where nothing goes on after it', async () => {
    const layoutOf = async (text: string): Promise<string | undefined> => {
      const { slides } = await writtenDeck(`${about(afterthought)}\n\n## Next steps\n\n${text}`);
      return slides.find(({ title }) => plain(title) === 'Next steps')?.layout;
    };
    const step = 'We paint the boat in May.';
    assert.equal(await layoutOf(step), 'closing');
    assert.notEqual(
      await layoutOf(`${step}\n\n- Ana buys the paint\n- Bob brings the brushes\n- Cem rents the crane`),
      'closing',
    );
  });

  it('has a heading over others in no notes of what stands before it', async () => {
    const { slides } = await writtenDeck(
      `# Boats\n\n## Sail\n\nThe boat sails on Monday with 14 people.\n\n## Harbor\n\n### Pier\n\nThe pier has 3 berths for ships of 20 meters.\n\n### Shed\n\nThe shed holds 300 crates of fruit.`,
    );
    const sailing = slides.find((slide) => slideText(slide).includes('14 people'));
    assert.doesNotMatch(sailing!.notes, /Harbor/);
  });

  it('says with the first of several headings what nothing shows of that above them', async () => {
    const { slides } = await writtenDeck(
      '# D\n\n## Boats\n\nTen boats sail.\n\n## Piers\n\n> Tags: tides\n\nSee [the plan](https://harbor.example/plan).\n\n### Old pier\n\nIt leaks in two places, and is mended in May.\n\n### New pier\n\nIt is built in June by the boys of the harbor school.',
    );
    const told = slides.find(({ notes }) => notes.includes('Tags: tides'));
    assert.ok(told && slideText(told).includes('leaks'), told && slideText(told));
  });

  it('shows once what the text says again', async () => {
    const again = 'The ferry stops at the old pier on Mondays.';
    const { shown } = await told(
      `# Ferry\n\n## Stops\n\n${again} It takes 40 cars at once.\n\n## Prices\n\n${again} A car pays 9 euros for it.`,
    );
    assert.equal(shown.split('stops at the old pier').length, 2);
  });

  it('takes up to 24 words that are worth less than a result for an afterthought', () => {
    assert.deepEqual(policy.afterthought, { mostWords: 24, least: 2, leastWords: 12 });
  });
});
