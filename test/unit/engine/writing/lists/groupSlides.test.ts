import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { groupScenes } from '../../../../../src/engine/planning/scenes/groupScenes.ts';
import { slideText } from '../../../../../src/engine/writing/draft/slideText.ts';
import { groupSlides } from '../../../../../src/engine/writing/lists/groupSlides.ts';
import { frame, topicsOf, writing } from '../../../../support/scenes.ts';

const slidesOf = async (text: string, most = 1) => {
  const topics = await topicsOf(`# D\n\n${text}`);
  return groupScenes([topics[0]!], topics, 1, 'Subtle', 'us').flatMap(({ body }) =>
    body.kind === 'groups' ? groupSlides(body, most, frame, writing) : [],
  );
};
const sections = (count: number): string =>
  Array.from({ length: count }, (_, at) => `## Pier ${at}\n\nIt has ${at + 2} berths for ships.`).join(
    '\n\n',
  );

describe('groupSlides', () => {
  it('shows the first thing under each heading where no more has room, rather than their names alone', async () => {
    const long = (name: string) =>
      `The pod of ${name} is not reached by any other one though it reaches the whole rest of the network from its node`;
    const station = (time: string) => `## ${time}\n\n- ${long(`${time} north`)}\n- ${long(`${time} south`)}`;
    const [slide] = await slidesOf([station('07:39'), station('07:59')].join('\n\n'));
    for (const time of ['07:39', '07:59']) assert.ok(slideText(slide!).includes(long(`${time} north`)));
  });

  it('counts what is left of a list of which it shows the first', async () => {
    const entry = (at: number) =>
      `- Ship ${at} carries coal, timber, salt and the mail of the harbor to the new pier of the island once in a week`;
    const list = [1, 2, 3, 4, 5].map(entry).join('\n');
    const text = ['North', 'East', 'South', 'West'].map((name) => `## ${name}\n\n${list}`).join('\n\n');
    const shown = (await slidesOf(text)).map(slideText).join('\n');
    const left = [...shown.matchAll(/(\d) more in the notes/gu)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    assert.equal(left + shown.match(/Ship \d/gu)!.length, 20);
  });

  it('puts as much of two long lists side by side as there is room for, and counts the rest', async () => {
    const entry = (at: number) => `- The ${at}. ship carries coal and timber to the new pier of the island`;
    const list = [1, 2, 3, 4, 5, 6, 7].map(entry).join('\n');
    const [slide] = await slidesOf(`## Use ships when\n\n${list}\n\n## Use trains when\n\n${list}`);
    assert.ok(slide?.layout === 'columns');
    for (const { items = [] } of slide.columns) {
      const left = /^(\d) more in the notes$/u.exec(plain(items.at(-1)!.text));
      assert.ok(left && items.length > 2);
      assert.equal(items.length - 1 + Number(left[1]), 7);
    }
  });

  it('puts lists side by side', async () => {
    const [slide] = await slidesOf('## Pros\n\n- fast\n- cheap\n\n## Cons\n\n- loud\n- heavy');
    assert.ok(slide?.layout === 'columns');
    assert.deepEqual(
      slide.columns.map(({ heading }) => plain(heading)),
      ['Pros', 'Cons'],
    );
  });

  it('shows each heading with what it says', async () => {
    const [slide] = await slidesOf(sections(4));
    const shown = slideText(slide!);
    for (const at of [0, 1, 2, 3])
      assert.ok(shown.includes(`Pier ${at}`) && shown.includes(`${at + 2} berths`));
  });

  it('shows what it says in full where it has slides for it', async () => {
    const long = (at: number) =>
      `## Pier ${at}\n\nThe crane of this pier lifts ${at}0 tons. The rails beside it were laid by the railway in 19${at}4 and are still used by the two trains that come each night. The shed holds ${at}00 crates of fruit.`;
    const text = [1, 2, 3, 4].map(long).join('\n\n');
    assert.equal((await slidesOf(text)).length, 1);
    const slides = await slidesOf(text, 2);
    assert.equal(slides.length, 2);
    for (const at of [1, 2, 3, 4])
      assert.ok(slides.some((slide) => slideText(slide).includes(`lifts ${at}0`)));
  });

  it('shows what stands below an entry, where that is a line or two', async () => {
    const below = '  - Ready to land\n  - Ada lands it';
    const [slide] = await slidesOf(
      `## Crane\n\n- The crane gets new rails this year\n${below}\n\n## Shed\n\n- New roof`,
    );
    assert.match(slideText(slide!), /new rails this year\nReady to land\nAda lands it/);
  });

  it('shows all of two short lists', async () => {
    const items = (word: string) =>
      ['one', 'two', 'three', 'four', 'five'].map((n) => `- ${word} ${n}`).join('\n');
    const [slide] = await slidesOf(`## In scope\n\n${items('ship')}\n\n## Out of scope\n\n${items('car')}`);
    assert.ok(slide?.layout === 'columns');
    assert.deepEqual(
      slide.columns.map(({ items: shown }) => shown.length),
      [5, 5],
    );
  });

  it('has a list below what is said over it, and what stands below its entries, where all has room', async () => {
    const [slide] = await slidesOf(
      '## Yard\n\nThree boats lie there.\n\nIt has a crane.\n\n- Ada\n- Bertha\n- Clara\n\n## Sea\n\n- Two are out\n  - Dora\n  - Emma\n  - Frida\n- None is lost',
    );
    assert.match(slideText(slide!), /crane/);
    for (const boat of ['Ada', 'Clara', 'Dora', 'Frida']) assert.match(slideText(slide!), new RegExp(boat));
  });

  it('leaves what one heading does not need of its room to those that need more', async () => {
    const much = Array.from(
      { length: 4 },
      (_, at) =>
        `The crew of boat ${at} rows to the old pier of the island and looks for the lamp that fell from the mast in the storm.`,
    ).join(' ');
    const [slide] = await slidesOf(`## 9:00\n\n${much}\n\n## 9:10\n\n${much}\n\n## 9:20\n\nIt is found.`);
    const shown = slideText(slide!);
    assert.deepEqual(
      [0, 1, 2, 3].map((boat) => shown.split(`boat ${boat}`).length - 1),
      [2, 2, 0, 0],
    );
  });

  it('says all of several headings that one slide holds', async () => {
    const reports = [
      'The rig of the old boat is still loose; Bo takes it off on Monday',
      'Ada rows',
      'Nothing else',
    ];
    const report = (name: string): string => `## ${name}\n\n${reports.map((each) => `- ${each}`).join('\n')}`;
    const [slide] = await slidesOf(`${report('Yard')}\n\n${report('Harbor')}\n\n${report('Sea')}`);
    assert.match(slideText(slide!), /Bo takes it off on Monday/);
    assert.doesNotMatch(slideText(slide!), /more in the notes/);
  });

  it('has what an entry announces beside it, as far as there is room, and counts the rest', async () => {
    const week = (at: number, tasks: readonly string[]) =>
      `## Week ${at}\n\n- Phase ${at} begins\n- Tasks:\n${tasks.map((task) => `    - ${task}`).join('\n')}\n- Ada leads`;
    const long = Array.from({ length: 40 }, (_, at) => `paint the hull of boat ${at}`);
    const [slide] = await slidesOf(`${week(1, ['paint', 'sail'])}\n\n${week(2, long)}`);
    const shown = slideText(slide!);
    assert.match(shown, /Phase 1 begins\. Tasks: paint, sail\. Ada leads\./);
    const cut = /Phase 2 begins\. Tasks: (.+) … Ada leads\. (\d+) more in the notes/.exec(shown)!;
    assert.equal(cut[1]!.split('; ').length + Number(cut[2]), long.length);
  });

  it('says the first command of a heading that has nothing but commands', async () => {
    const listing = (tool: string) =>
      `## ${tool}\n\n\`\`\`sh\n# today\n${tool} add oar\n\n# before\n${tool} add oar@1\n\n${tool} add oar@0\n\`\`\``;
    const [slide] = await slidesOf(`${listing('npm')}\n\n${listing('yarn')}`);
    assert.match(slideText(slide!), /npm npm add oar\nyarn yarn add oar$/);
  });

  it('says how many headings are left to the notes', async () => {
    const [slide] = await slidesOf(sections(9));
    assert.match(slideText(slide!), /3 more in the notes/);
  });
});
