import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { saidOf } from '../../../../src/engine/features/said.ts';
import { condensed } from '../../../../src/engine/planning/scenes/condensedScenes.ts';
import { groupScenes } from '../../../../src/engine/planning/scenes/groupScenes.ts';
import type { Scene } from '../../../../src/engine/planning/scenes/scene.ts';
import { policy } from '../../../../src/engine/policy/policy.ts';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import { eased } from '../../../../src/engine/writing/points/textSlides.ts';
import { named, nodesOf, topicsOf } from '../../../support/scenes.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const words = (count: number): string => `Ships${' sail'.repeat(count - 1)}`;
const score = (text: string): number =>
  saidOf(rich(text), { opensParagraph: false, isLast: false, isLoud: false }, 'us').score;
const nodesIn = async (text: string): Promise<readonly Scene[]> =>
  (await nodesOf(`# D\n\n## Costs\n\n${text}\n\n## Z\n\nText.`))[0]!.own;
const sceneNames = async (text: string): Promise<string[]> => named(await nodesIn(text));

/** Each number with an example on either side of it: whoever moves it reads here what changes. */
describe('policy', () => {
  it('has the worth of a sentence by what it does in its document', () => {
    assert.deepEqual(policy.worth.roles, {
      decision: 3,
      ask: 3,
      cause: 2.4,
      action: 2.2,
      result: 2,
      conclusion: 2,
      recommendation: 1.8,
      rule: 0,
      risk: 1.4,
      question: 0.4,
      caveat: 0.2,
      narration: -1.6,
    });
    assert.ok(score('We decided to go on Monday morning.') >= policy.scene.pointScore);
    assert.ok(score('The pilot may go on Monday morning.') < policy.scene.pointScore);
  });

  it('has slides for the tables of a survey, which have few words', async () => {
    assert.equal(policy.tableBytes, 300);
    const table = (at: number): string =>
      `| Answer ${at} | Share |\n| --- | --- |\n| Yes | 4${at} % |\n| No | 3${at} % |`;
    const questions = Array.from(
      { length: 9 },
      (_, at) => `### Question ${at}?\n\n31 answers\n\n${table(at)}`,
    );
    const { slides } = await writtenDeck(
      `# Survey\n\n## Work\n\n${questions.join('\n\n')}\n\n## End\n\nDone.`,
    );
    assert.equal(slides.filter(({ layout }) => layout === 'table' || layout === 'chart').length, 9);
  });

  it('has slides for the listings of a tutorial, which are looked at one by one', async () => {
    assert.equal(policy.listingBytes, 250);
    const step = (at: number): string =>
      `### Step ${at}\n\nRun the command of step ${at}:\n\n\`\`\`yaml\nkind: Map\nname: step-${at}\ndata:\n  value: ""\n\`\`\``;
    const steps = Array.from({ length: 14 }, (_, at) => step(at + 1)).join('\n\n');
    const { slides } = await writtenDeck(`# Tutorial\n\n## Steps\n\n${steps}\n\n## End\n\nDone.`);
    assert.equal(slides.filter(({ layout }) => layout === 'code').length, 14);
  });

  it('has the worth of its place and its form', () => {
    const { roles: _, ...others } = policy.worth;
    assert.deepEqual(others, {
      item: 0.35,
      itemRole: 0.25,
      addresses: 1.5,
      unsure: 0.4,
      opens: 0.8,
      first: 1,
      last: 0.8,
      loud: 1.5,
      figure: 1.2,
      bold: 0.7,
      pointsBack: -1.2,
      leadIn: -2.5,
      asks: -0.8,
      exclaims: -1.4,
      terse: -0.8,
      leftover: -6,
      warns: 3,
      wordy: -0.7,
      wall: -1.5,
    });
  });

  it('reads a sentence of 26 words at a glance, and takes one of 5 for whole', () => {
    assert.deepEqual(policy.sentence, {
      exclaimed: 5,
      few: 5,
      easy: 26,
      most: 44,
      mostWhole: 66,
      mostShown: 80,
    });
    assert.ok(score(words(27)) < score(words(26)));
    assert.ok(score(words(4)) < score(words(5)));
    const aside = (count: number) => rich(`${words(count)} (so they say).`);
    assert.equal(plain(eased(aside(24), 27)), `${words(24)}.`);
    assert.equal(plain(eased(aside(23), 26)), `${words(23)} (so they say).`);
  });

  it('shows as much of a text as its slides hold', () => {
    assert.deepEqual(policy.text, {
      slideWords: { Subtle: 84, Strong: 60, Preserve: 90 },
      share: { Subtle: 1, Strong: 0.35, Preserve: 1 },
      mostPoints: { Subtle: 7, Strong: 4, Preserve: 6 },
      mostPages: { Subtle: 6, Strong: 1, Preserve: Number.POSITIVE_INFINITY },
      mostWhole: 6,
      longParagraph: 105,
      mostSaid: 2,
      inOneBreath: 34,
      besideWords: 40,
      leadLetters: 170,
      aboveLetters: 330,
    });
  });

  it('lets 330 letters stand over a short list, 170 over a long one, and 75 words where slides are few', async () => {
    const over = (text: string, item = 'oil') => nodesIn(`${text}\n\n- coal\n- water\n- ${item}`);
    const letters = (count: number) =>
      `The pilot of the harbor sleeps. ${words(20)}${'s'.repeat(count - 132)}.`;
    assert.deepEqual(named(await over(letters(330))), ['Costs: list']);
    assert.deepEqual(named(await over(letters(331))), ['Costs: text', 'Costs: list']);
    assert.deepEqual(named(await over(letters(170), words(110))), ['Costs: list']);
    assert.deepEqual(named(await over(letters(171), words(110))), ['Costs: text', 'Costs: list']);
    const few = async (count: number) =>
      named(
        condensed(
          await over(`${'The pilot of the harbor sleeps. '.repeat(9)}${words(count - 54)}.`),
          1,
          'us',
        ),
      );
    assert.deepEqual(await few(75), ['Costs: list']);
    assert.deepEqual(await few(76), ['Costs: text', 'Costs: list']);
    const { worth, pages, ...others } = policy.scene;
    assert.deepEqual(others, {
      longCode: 45,
      introShare: 0.9,
      prefaceWords: 4,
      loudWords: 45,
      besideImage: 90,
      aboveList: 75,
      besideVisual: 70,
      afterwards: 30,
      bindingAfterwards: 44,
      pointScore: 2.6,
    });
    assert.deepEqual(worth, {
      list: 1.6,
      table: 3.2,
      figures: 4.5,
      code: 3.6,
      moreCode: 0.9,
      newCode: 0.1,
      longCode: -0.8,
      image: 3,
      diagram: 3,
      math: 2,
      quote: 1.1,
      setUp: 4,
      moreQuotes: 0.3,
      loud: 1,
      inside: 0.4,
      checksums: 6,
    });
    assert.deepEqual(pages, {
      list: { Subtle: 8, Strong: 2, Preserve: Number.POSITIVE_INFINITY },
      tableRows: 9,
      table: { Subtle: 5, Strong: 1, Preserve: Number.POSITIVE_INFINITY },
    });
  });

  it('lets headings of 30 words share a slide, six at most', async () => {
    const heading = (name: string, count: number) => `### ${name}\n\n${words(count)}.\n\n`;
    const groupsOf = async (count: number) => sceneNames(`${heading('A', count)}${heading('B', count)}`);
    assert.deepEqual(await groupsOf(30), ['Costs: groups']);
    assert.deepEqual(await groupsOf(31), []);
    const momentsOf = (count: number, names = ['4:27', '4:33', '4:45', '5:59']) =>
      sceneNames(names.map((name) => heading(name, count)).join(''));
    assert.deepEqual(await momentsOf(45), ['Costs: groups', 'Costs: groups']);
    assert.deepEqual(await momentsOf(46), []);
    assert.deepEqual(await momentsOf(45, ['4:27', '4:33', 'Gates', '5:59']), []);
    const apart = async (sentences: number) => {
      const long = `### 6:30\n\n${`${words(20)}. `.repeat(sentences)}\n\n`;
      const moments = ['4:27', '4:33', '4:45', '5:59'].map((name) => heading(name, 20)).join('');
      const [costs] = await nodesOf(`# D\n\n## Costs\n\n${moments}${long}\n\n## Z\n\nText.`);
      return costs!.children.length;
    };
    assert.deepEqual([await apart(9), await apart(10)], [0, 1]);
    assert.deepEqual(policy.group, {
      slight: { usual: 30, amongOthers: 48 },
      moment: { usual: 45, amongOthers: 180 },
      mostItems: 5,
      words: 90,
      most: 6,
      mostListed: 3,
      slideWords: 84,
      fullShare: 1.4,
      shortWords: 16,
      sentences: 2,
      lineShare: 0.5,
      mostBelow: 2,
      longestNames: 80,
      side: { most: 3, mostItems: 8, words: 36, nameWords: 3, optionWords: 42 },
      mostSections: 2,
    });
    const seven = await topicsOf(
      `# D\n\n${Array.from({ length: 7 }, (_, at) => `## P${at}\n\nText.`).join('\n\n')}`,
    );
    const [scene] = groupScenes([seven[0]!], seven, 1, 'Subtle', 'us');
    assert.ok(scene?.body.kind === 'groups');
    assert.deepEqual([scene.body.groups.length, scene.body.more], [6, 1]);
  });

  it('has an agenda above 17 slides, for 4 to 10 sections', () => {
    assert.deepEqual(policy.agenda, { least: 4, most: 10, above: 17, words: 70 });
    assert.deepEqual(policy.headline, {
      leastWords: 4,
      leastWordsWithin: 9,
      mostWords: 20,
      mostWordsOfTopic: 24,
      leastMeaning: 3,
      leastOwn: 0.5,
      leastStressed: 2,
      mostJoined: 2,
    });
    assert.deepEqual(policy.divider, {
      leastSlides: 24,
      leastInSection: 4,
      longestTitle: 90,
      leastShare: 0.5,
    });
  });

  it('calls a text of 350 words without headings and lists hardly structured', async () => {
    assert.deepEqual(policy.prose, { least: 350, wordsPerMark: 150 });
    const prose = (sentences: number) =>
      `It began early. ${'The ship came in and nobody on the quay said a word. '.repeat(sentences)}`;
    const notices = async (text: string) => (await writtenDeck(text)).storyline.deck.notices.length;
    assert.equal(await notices(prose(40)), 1);
    assert.equal(await notices(prose(20)), 0);
  });

  it('calls no text so that is one long list', async () => {
    const entries = Array.from(
      { length: 50 },
      (_, at) => `- Ship ${at} came in and nobody on the quay said a word\n`,
    );
    const { storyline } = await writtenDeck(`# Ships\n\nIt began early.\n\n${entries.join('')}`);
    assert.deepEqual(storyline.deck.notices, []);
  });

  it('shows a listing of 18 lines whole, one of 50 on three slides, and more on two in parts', async () => {
    const listing = (count: number) =>
      `# D\n\n## Code\n\nThe listing.\n\n\`\`\`js\n${Array.from({ length: count }, (_, at) => `line(${at});`).join('\n')}\n\`\`\`\n\n## Z\n\nText.`;
    const shown = async (count: number) => {
      const slides = (await writtenDeck(listing(count))).slides.filter(({ layout }) => layout === 'code');
      return { slides: slides.length, isCut: slides.some((slide) => slideText(slide).includes('…')) };
    };
    assert.deepEqual(await shown(18), { slides: 1, isCut: false });
    assert.deepEqual(await shown(30), { slides: 2, isCut: false });
    assert.deepEqual(await shown(50), { slides: 3, isCut: false });
    assert.deepEqual(await shown(51), { slides: 2, isCut: true });
    assert.deepEqual(policy.code, {
      mostLines: 18,
      mostLinesWhole: 50,
      slidesOfLong: 2,
      mostLinesUnderLead: 15,
      mostLinesExplained: 12,
      mostWordsLost: 16,
      mostWordsBelow: 70,
      mostWordsOfRemark: 26,
      mostLinesAndWords: 15,
      wordsInLine: 8,
    });
  });

  it('has its other limits here, and nowhere else', () => {
    assert.deepEqual(policy.list, {
      slideWords: { Subtle: 110, Strong: 80, Preserve: 100 },
      mostOnSlide: 9,
      longWords: 54,
      wallWords: 34,
      ownWords: 48,
      ownEntries: 8,
      pageWords: 100,
      pageLines: 11,
      paragraphWords: 40,
      entryWords: [66, 54, 42],
      togetherWords: 60,
      easyWords: 22,
      briefWords: 14,
      innerWords: 16,
      longForms: 3,
      briefForms: 3,
      outcome: 0.8,
      mostNamed: 5,
      leastBelow: 0.6,
      mostHeadings: 9,
      urgent: 2,
    });
    assert.deepEqual(policy.choose, {
      joinedWords: 34,
      least: 0.15,
      neutral: -0.1,
      leastOfShort: -1.2,
      never: -3,
      loose: -1.5,
      covers: 0.5,
      binds: 1.6,
      command: 2,
      quotable: ['decision', 'ask', 'action', 'cause', 'result', 'recommendation', 'rule'],
      leastQuoted: 2.2,
    });
    assert.deepEqual(policy.choice, {
      leastWorth: 0.4,
      leastTold: 40,
      told: 0.5,
      missed: 0.6,
      firstOfStrong: 2,
      togetherShare: 0.6,
      covered: 20,
    });
    assert.deepEqual(policy.gallery, { mostAroundDiagrams: 4 });
    assert.equal(policy.headings.share, 0.6);
    assert.deepEqual(policy.headings.described, { leastSaid: 5 });
    assert.ok(policy.headings.worth.decisions > policy.headings.worth.summary);
    assert.ok(policy.headings.worth.references < -10);
  });
});
