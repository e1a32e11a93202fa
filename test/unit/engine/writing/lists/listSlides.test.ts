import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import type { Scene } from '../../../../../src/engine/planning/scenes/scene.ts';
import { slideText } from '../../../../../src/engine/writing/draft/slideText.ts';
import { listSlides } from '../../../../../src/engine/writing/lists/listSlides.ts';
import { frame, nodesOf, writing } from '../../../../support/scenes.ts';

const listOf = async (text: string): Promise<Extract<Scene['body'], { kind: 'list' }>> => {
  const [node] = await nodesOf(`# D\n\n## Costs\n\n${text}\n\n## Z\n\nText.`);
  const body = node?.own.find((scene) => scene.body.kind === 'list')?.body;
  assert.ok(body?.kind === 'list');
  return body;
};
const slidesOf = async (text: string, most = 2) => listSlides(await listOf(text), most, frame, writing);
const items = (count: number, words: number): string =>
  Array.from({ length: count }, (_, at) => `- Item ${at}${' harbor'.repeat(words)}`).join('\n');

describe('listSlides', () => {
  it('shows a list on one slide, what introduces it above', async () => {
    const [slide, ...others] = await slidesOf('You need:\n\n- coal\n- water\n- oil');
    assert.deepEqual(others, []);
    assert.ok(slide && 'lead' in slide && slide.lead);
    assert.equal(plain(slide.lead), 'You need:');
  });

  it('shows what points back with what it points to', async () => {
    const [slide] = await slidesOf(
      'Some machines need an introduction. These include but are not limited to:\n\n- the laser\n- the lathe\n- the mill',
    );
    assert.ok(slide && 'lead' in slide && slide.lead);
    assert.equal(
      plain(slide.lead),
      'Some machines need an introduction. These include but are not limited to:',
    );
  });

  it('has names with what is said of each in rows, where a list of them would take several slides', async () => {
    const names = ['Sponsor', 'Contact', 'Phone', 'Target', 'Engaged', 'Level', 'Table', 'Room', 'Notes'];
    const named = (words: number): string =>
      names.map((name, at) => `- **${name}**: what is${' kept'.repeat(at % 3 ? 3 : words)} there`).join('\n');
    const tables = await slidesOf(`We have the following columns:\n\n${named(30)}`, 4);
    assert.deepEqual(
      tables.map((slide) => slide.layout === 'table' && [plain(slide.lead ?? []), slide.rows.length]),
      [
        ['We have the following columns:', 5],
        ['We have the following columns:', 4],
      ],
    );
    const [wordy] = await slidesOf(`We have the following columns:\n\n${named(52)}`, 9);
    assert.notEqual(wordy?.layout, 'table');
  });

  it('says how its list is meant rather than what is said before it', async () => {
    const long = `The goal is to hear all ${'of the many people '.repeat(9)}there.`;
    const [slide] = await slidesOf(
      `The plan is open. ${long} On the other hand it might lead to small improvements, such as:\n\n- fixes\n- tests\n- dry boats`,
    );
    assert.ok(slide && 'lead' in slide && slide.lead);
    assert.match(plain(slide.lead), /^On the other hand it might/);
  });

  it('says what binds below it in any case', async () => {
    const long = Array.from(
      { length: 5 },
      (_, at) => `- Boat ${at}${' harbor'.repeat(9)}. It sails on Monday.`,
    ).join('\n');
    const shown = (await slidesOf(`${long}\n\nThe name of each boat must be unique.`, 1))
      .map(slideText)
      .join('\n');
    assert.match(shown, /must be unique/);
    assert.match(shown, /Boat 4/);
  });

  it('has what is said after an ordered list below it, where that looks like a list', async () => {
    const long = Array.from(
      { length: 4 },
      (_, at) => `${at + 1}. Boat ${at}${' harbor'.repeat(9)}. It sails on Monday.`,
    ).join('\n');
    const slides = await slidesOf(
      `${long}\n\nWhoever cannot wait may appeal to the captain of the harbor.`,
      1,
    );
    const [slide] = slides;
    assert.ok(slide?.layout === 'bullets' && slide.below);
    assert.match(plain(slide.below), /may appeal/);
  });

  it('takes no aside below it for a verdict over it', async () => {
    const [slide] = await slidesOf(
      '- coal\n- water\n\n(We recommend one of them. It is not necessary to take both.)',
    );
    assert.ok(slide && !('lead' in slide && slide.lead));
    assert.match(slideText(slide), /not necessary to take both/);
  });

  it('goes on evenly rather than leaving anything out', async () => {
    const slides = await slidesOf(items(8, 13));
    assert.equal(slides.length, 2);
    assert.deepEqual(
      slides.map((slide) => (slide.layout === 'bullets' ? slide.items.length : 0)),
      [4, 4],
    );
  });

  it('says how much is left to the notes', async () => {
    const shown = (await slidesOf(items(20, 13), 1)).map(slideText).join('\n');
    const left = Number(/(\d+) more in the notes/.exec(shown)?.[1]);
    assert.equal(left + shown.match(/Item \d+/g)!.length, 20);
  });

  it('counts what stands below that, too', async () => {
    const nested = items(20, 13).replace(/\n|$/gu, '\n   - an entry below it\n');
    const shown = (await slidesOf(nested, 1)).map(slideText).join('\n');
    const left = Number(/(\d+) more in the notes/.exec(shown)?.[1]);
    assert.equal(left + shown.match(/Item \d+|an entry/g)!.length, 40);
  });

  it('takes no more slides than it may for what stands below its entries, and counts the rest', async () => {
    const load = (at: number): string => `  - Load ${at} must not weigh ${'as much as the crane '.repeat(8)}`;
    const ship = (at: number): string => `- Ship ${at} carries ${'coal and timber '.repeat(8)}`;
    const list = [ship(0), ship(1), '- Ship 2 must wait:', ...[1, 2, 3, 4].map(load)].join('\n');
    const slides = await slidesOf(list, 1);
    assert.equal(slides.length, 1);
    const shown = slides.map(slideText).join('\n');
    const left = Number(/(\d+) more in the notes/.exec(shown)?.[1]);
    assert.equal(left + shown.match(/Ship \d|Load \d/g)!.length, 7);
  });

  it('shows names and what is said of them as a table, rather than a few of them', async () => {
    const boats = ['Ada', 'Bertha', 'Cora', 'Dora', 'Emma', 'Flora', 'Greta', 'Hilda'];
    const about = 'is kept at the pier and taken out on every day of the year but not in a storm';
    const list = boats.map((name) => `- **${name}**: ${about}`).join('\n');
    const [slide, ...others] = await slidesOf(`These boats lie in the harbor:\n\n${list}`, 1);
    assert.deepEqual(others, []);
    assert.ok(slide?.layout === 'table');
    assert.deepEqual(
      slide.rows.map(([name]) => plain(name ?? [])),
      boats,
    );
    assert.equal(plain(slide.lead ?? []), 'These boats lie in the harbor:');
  });

  it('shows all of a long day as rows, its date in the first of them', async () => {
    const hours = Array.from({ length: 14 }, (_, at) => `2026-03-14 ${at + 8}:10`.replace(/ (\d):/, ' 0$1:'));
    const slides = await slidesOf(hours.map((hour) => `- ${hour} The boat sails on`).join('\n'));
    assert.deepEqual(
      slides.map((slide) => slide.layout === 'table' && slide.rows.map(([hour]) => plain(hour ?? []).length)),
      [
        [16, 5, 5, 5, 5, 5, 5],
        [16, 5, 5, 5, 5, 5, 5],
      ],
    );
  });

  it('shows what happened when as rows, where no line holds what is said of an hour', async () => {
    const long = `The bell fell. ${'The crew heard it all over the town and came to the pier. '.repeat(4).trim()}`;
    const hours = ['09:10', '10:20', '11:30', '12:40'];
    const slides = await slidesOf(hours.map((hour) => `- **${hour}** ${long}`).join('\n'), 3);
    assert.ok(slides.every(({ layout }) => layout === 'table'));
    const rows = slides.flatMap((slide) => (slide.layout === 'table' ? slide.rows : []));
    assert.deepEqual(
      rows.map(([hour]) => plain(hour ?? [])),
      hours,
    );
  });

  it('leaves names and what is said of them a list where a list holds them', async () => {
    const slides = await slidesOf(
      '- **Ada**: red\n- **Bertha**: blue\n- **Cora**: green\n- **Dora**: old',
      1,
    );
    assert.deepEqual(
      slides.map(({ layout }) => layout),
      ['bullets'],
    );
  });

  it('leaves out what says least, not what is decided or to be done', async () => {
    const list = `${items(9, 14)}\n- We decided to sell the ship for 400,000 euros in May`;
    assert.match((await slidesOf(list, 1)).map(slideText).join('\n'), /sell the ship/);
  });

  it('shows the sentence of a long item that carries the point', async () => {
    const talk = 'Long discussion about the tank and about who may use it in dry summers and who may not.';
    const list = `- Water: ${talk} ${talk} We decided to put a meter on the outlet before July.\n${items(4, 12)}`;
    assert.match((await slidesOf(list, 1)).map(slideText).join('\n'), /put a meter on the outlet/);
  });

  it('shows an entry with many short ones below it as a list of its own', async () => {
    const names = 'sails, ropes, oars, knots, tides, lamps, charts, masts, winds, locks, pumps, nets';
    const courses = names.replaceAll(/(?:^|, )/g, '\n  - ');
    const slides = await slidesOf(`- Team: all\n- Details: everyone takes a course:\n${courses}`, 3);
    assert.match(slides.map(slideText).join('\n'), /Details.*sails.*nets/s);
  });

  it('has the items below an introduction that is too long to stand above them', async () => {
    const long =
      'Based on what the crew of the ship has told us over the past year about the work on deck and below deck in winter, several of the old tools, which nobody liked and of which many were broken, some of them since the year in which the ship was built, others since the storm of which everybody still talks when the evenings are long, have been replaced by new ones, including:';
    const [slide] = await slidesOf(`${long}\n\n- the pump\n- the winch`);
    assert.ok(slide?.layout === 'bullets');
    assert.deepEqual(
      slide.items.map(({ items: inner = [] }) => inner.map(plain)),
      [['the pump', 'the winch']],
    );
  });

  it('says in fewer words what it lists rather than leave out what introduces it', async () => {
    const long = `${'The old boat lies at the pier for the whole winter. '.repeat(3)}It is painted in spring.`;
    const [slide] = await slidesOf(`You need in any case:\n\n${`1. ${long}\n`.repeat(3)}`, 1);
    assert.ok(slide && 'lead' in slide && slide.lead);
    assert.equal(plain(slide.lead), 'You need in any case:');
  });

  it('counts the entries below items that it has no room for', async () => {
    const nested = (mark: string) =>
      Array.from(
        { length: 6 },
        (_, at) => `${mark} Item ${at}${' harbor'.repeat(5)}\n${'   - inner entry of the pilot\n'.repeat(4)}`,
      ).join('');
    const shown = async (mark: string) => (await slidesOf(nested(mark), 1)).map(slideText).join('\n');
    assert.match(await shown('- '), /24 more in the notes/);
    assert.equal((await shown('1.')).match(/\(4 more in the notes\)/g)?.length, 6);
  });

  it('counts them below the item that has no room for them', async () => {
    const item = (at: number) => `- Item ${at}${' harbor'.repeat(9)}\n`;
    const inner = `   - inner entry of the pilot${' harbor'.repeat(16)}\n`.repeat(6);
    const shown = (await slidesOf(item(1) + inner + item(2) + item(3), 1)).map(slideText).join('\n');
    assert.match(shown, /Item 1.*6 more in the notes.*Item 2/s);
  });

  const stepsWith = async (below: (at: number) => string) => {
    const inner = Array.from(
      { length: 6 },
      (_, at) => `   - ${below(at)} ${'in the harbor of the island '.repeat(3)}`,
    );
    const steps = ['Cast off', 'Sail', 'Type these commands:', 'Wait', 'Land'].map((text, at) =>
      [`${at + 1}. ${text}`, ...(text.endsWith(':') ? inner : [])].join('\n'),
    );
    return (await slidesOf(steps.join('\n'), 1)).map(slideText).join('\n');
  };

  it('shows all steps rather than what some of them announce, and says how much that is', async () => {
    const shown = await stepsWith((at) => `go on for ${at} hours`);
    for (const step of ['Cast off', 'Sail', 'Type these commands (6 more in the notes)', 'Wait', 'Land'])
      assert.ok(shown.includes(step), `${step} in ${shown}`);
  });

  it('shows what is typed in a step rather than what is said of it', async () => {
    const shown = await stepsWith((at) => `\`run ${at}\``);
    for (const typed of ['Cast off', 'run 0', 'run 5', 'Land'])
      assert.ok(shown.includes(typed), `${typed} in ${shown}`);
    assert.doesNotMatch(shown, /harbor|more in the notes/u);
  });

  it('has a name with its list beside the sentence above it', async () => {
    const [slide] = await slidesOf(
      'The ferry stops in winter from now on.\n\nImpact:\n\n- the mill\n- the school',
    );
    assert.ok(slide?.layout === 'bullets');
    assert.equal('lead' in slide, false);
    assert.deepEqual(
      slide.items.map(({ text, items: inner = [] }) => [plain(text), ...inner.map(plain)]),
      [['The ferry stops in winter from now on'], ['Impact:', 'the mill', 'the school']],
    );
  });

  it('has it beside all sentences above it, where they have room', async () => {
    const [slide] = await slidesOf(
      'The ferry stops in winter from now on. The board will decide on its return in May, unless the mill closes before that.\n\nImpact:\n\n- the mill\n- the school',
    );
    assert.ok(slide?.layout === 'bullets');
    assert.deepEqual(
      slide.items.map(({ text }) => plain(text)),
      [
        'The ferry stops in winter from now on',
        'The board will decide on its return in May, unless the mill closes before that',
        'Impact:',
      ],
    );
  });

  it('shows everything in Preserve', async () => {
    const slides = listSlides(await listOf(items(20, 13)), 1, frame, { ...writing, style: 'Preserve' });
    assert.equal(
      slides
        .map(slideText)
        .join('\n')
        .match(/Item \d+/g)?.length,
      20,
    );
  });

  const options = '- **A**: keep the old boat for another year\n- **B**: buy the one from the yard';

  it('says over options which of them is proposed, and leaves a remark on them to the notes', async () => {
    const [chosen] = await slidesOf(`${options}\n\nWe recommend B.`);
    assert.equal(chosen && 'lead' in chosen && chosen.lead && plain(chosen.lead), 'We recommend B.');
    const [remarked] = await slidesOf(`${options}\n\nBoth boats lie in the harbor of the old town.`);
    assert.ok(remarked && !slideText(remarked).includes('harbor'));
  });

  it('counts what sums a list up among its points, with what that points back to', async () => {
    const [slide] = await slidesOf('- coal 40 €\n- water 60 €\n\nThe total is 100 € a month.');
    assert.ok(slide && slideText(slide).includes('100 €'));
    const [both] = await slidesOf(
      '- coal\n- water\n\nThe boat sells them to the island. This reduced the price by 100 €.',
    );
    assert.match(both ? slideText(both) : '', /The boat sells .* This reduced .* 100 €/u);
  });

  it('says above a list all that is said there, if it has room for it', async () => {
    const [slide] = await slidesOf(
      'The boat of the town is old. The pilot of the harbor sleeps.\n\nYou need in any case:\n\n- coal\n- water\n- oil',
    );
    assert.equal(
      slide && 'lead' in slide && slide.lead && plain(slide.lead),
      'The boat of the town is old. The pilot of the harbor sleeps. You need in any case:',
    );
  });

  it('puts nothing above a list that points back, where something else is said there', async () => {
    const list = Array.from({ length: 7 }, (_, at) => `- Boat ${at} lies at the pier of the old harbor`).join(
      '\n',
    );
    const slides = await slidesOf(`The pilot of the harbor needs a boat.\n\nOr:\n\n${list}`, 1);
    assert.ok(slides.every((slide) => !('lead' in slide && slide.lead && plain(slide.lead) === 'Or:')));
  });

  it('has no slide for what introduces an entry that fills one', async () => {
    const entry = (name: string) =>
      `${`The ${name} of the town has come to the harbor in each of the last seven winters. `.repeat(4)}`;
    const slides = await slidesOf(
      `You need to know these facts:\n\n1. ${entry('ship')}\n2. ${entry('tug')}`,
      4,
    );
    assert.ok(
      slides.every(({ layout }) => layout !== 'statement'),
      slides.map(slideText).join('\n--\n'),
    );
  });

  it('shows below a point what was decided rather than how it began', async () => {
    const line =
      'Myles gave an overview of the first draft of the rules that the new harbor board is to have from the coming winter on. The group decided to accept the draft.';
    const [slide] = await slidesOf(`- Rules of the board\n  - ${line}\n${items(3, 28)}`, 1);
    const shown = slideText(slide!);
    assert.ok(shown.includes('decided to accept the draft') && !shown.includes('overview'), shown);
  });
});
