import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { saidInParagraph } from '../../../../src/engine/features/paragraphs.ts';
import { policy } from '../../../../src/engine/policy/policy.ts';

const said = (text: string, place = {}) => saidInParagraph(rich(text), { isLoud: false, ...place }, 'us');

describe('saidInParagraph', () => {
  it('says what stands in one pair of brackets, alone, in several sentences and with a figure', () => {
    const texts = (text: string): (string | boolean | undefined)[][] =>
      said(text).map((each) => [plain(each.text), each.isIdle]);
    assert.deepEqual(
      texts('(Note of 14/3: the board agrees to 18 weeks. Two lenders have not answered yet.)'),
      [
        ['Note of 14/3: the board agrees to 18 weeks.', undefined],
        ['Two lenders have not answered yet.', undefined],
      ],
    );
    assert.ok(texts('(An aside: it was late. We had no coffee.)').every(([, isIdle]) => isIdle));
  });

  it('says a question with its answer', () => {
    const texts = (text: string): string[] => said(text).map((each) => plain(each.text));
    assert.deepEqual(texts('Is it too early? Change the target and wait again. Then go on to step four.'), [
      'Is it too early? Change the target and wait again.',
      'Then go on to step four.',
    ]);
    assert.deepEqual(texts('Who is to pay for the new pier? Who is to mend it when it breaks?').length, 2);
  });

  it('is more at its beginning and where it sums up', () => {
    const [first, middle, last] = said(
      'The boat leaves the quay. The boat leaves the bay. The boat leaves the sea.',
    );
    assert.ok(first!.score > middle!.score && last!.score > middle!.score);
    const [opening] = said('The boat leaves the quay. The boat leaves the bay.', { opensTopic: true });
    assert.ok(opening!.score > first!.score);
  });

  it('takes several tiny sentences for one', () => {
    assert.deepEqual(
      said('No app. No account. No queue. Members pay by phone when they leave the hall.').map(({ text }) =>
        plain(text),
      ),
      ['No app. No account. No queue.', 'Members pay by phone when they leave the hall.'],
    );
  });

  it('takes a single word for a part of the sentence that it is said of', () => {
    assert.deepEqual(
      said('Somebody always asks whether it tastes of fish. No. It never did, in four years.').map(
        ({ text }) => plain(text),
      ),
      ['Somebody always asks whether it tastes of fish. No.', 'It never did, in four years.'],
    );
  });

  it('takes a few words for a part of the many that they are said of', () => {
    const vote =
      'The board voted on the grant for the new boat after the break. Carried 6–0. It will be built in May.';
    assert.deepEqual(
      said(vote).map(({ text }) => plain(text)),
      [
        'The board voted on the grant for the new boat after the break. Carried 6–0.',
        'It will be built in May.',
      ],
    );
    assert.equal(
      said('The pier is old and grey. The boat leaks again. Nobody mends both of them.').length,
      3,
    );
  });

  it('takes whose words they are for a part of them', () => {
    assert.deepEqual(
      said('We sail. "A boat that stands still is furniture." (Solveig Aune)').map(({ text }) => plain(text)),
      ['We sail.', '"A boat that stands still is furniture." (Solveig Aune)'],
    );
  });

  it('only introduces with a sentence that promises what comes next', () => {
    const [promise, kept] = said('In March we did two things. We sold the old boat to the club.');
    assert.equal(promise!.leadsIn, true);
    assert.ok(promise!.score < policy.choose.least);
    assert.equal(kept!.leadsIn, false);
    assert.equal(said('In March we did two things.')[0]!.leadsIn, false);
  });

  it('leaves several sentences in one pair of brackets to the notes', () => {
    const aside = 'it is older than all of the other boats that lie at the quay of the town in these days';
    const scores = said(
      `The boat is late. (An aside: ${aside}. ${`And it leaks, as ${aside}. `.repeat(4)}It sinks.) We wait for it (on the quay).`,
    ).map(({ score }) => score > policy.choose.never);
    const [first, ...others] = scores;
    assert.ok(first && others.at(-1) && others.length > 2);
    assert.ok(others.slice(0, -1).every((isWorth) => !isWorth));
  });

  it('leaves a bracket or a place and a date that are all of a paragraph to the notes', () => {
    const isWorth = (text: string) => said(text).some(({ score }) => score > policy.choose.never);
    assert.equal(isWorth('(All times are those of the harbor.)'), false);
    assert.equal(isWorth('Bremen, the 31st of January 2017'), false);
    assert.equal(isWorth('The crew (of the old boat) sails in January 2017.'), true);
  });

  it('leaves a postscript and what the author still owes to the notes', () => {
    const idle = (text: string) => said(text).map(({ isIdle }) => isIdle === true);
    assert.deepEqual(idle('The boat sails on Monday. P.S. I am away on Friday. Ask Bo.'), [
      false,
      true,
      true,
      true,
    ]);
    assert.deepEqual(idle('The boat sails on Monday. TODO ask the pilot about the tide.'), [false, true]);
  });

  it('takes a sign without a word for a part of the sentence before it', () => {
    assert.deepEqual(
      said('The boat sails out every Monday. It keeps the most recent of its logs. ¹').map(({ text }) =>
        plain(text),
      ),
      ['The boat sails out every Monday.', 'It keeps the most recent of its logs. ¹'],
    );
  });

  it('leaves a word or two that are said for the voice to the notes, but not what it begins with', () => {
    const scores = (text: string) => said(text).map(({ score }) => score > policy.choose.never);
    assert.deepEqual(
      scores('The boat was late again this week. Very odd! It leaks at the bow and at the stern.'),
      [true, false, true],
    );
    assert.deepEqual(scores('No. The boat has to be back before the evening of each day.'), [true, true]);
  });

  it('has no use for a link that is all of its paragraph', () => {
    const worth = (...after: string[]) =>
      saidInParagraph(
        [{ text: 'The harbor in the chat', href: 'https://example.org' }, ...after.map((text) => ({ text }))],
        { isLoud: false },
        'us',
      )[0]!.score;
    assert.ok(worth() < policy.choose.never);
    assert.ok(worth(' is open.') > policy.choose.least);
  });

  it('has little use for the name below a letter', () => {
    const [, name] = said('The next report comes on Thursday of next week. Ana');
    assert.ok(name!.score < policy.choose.leastOfShort);
    const [, answer] = said('The next report comes on Thursday of next week. It does so on each of them.');
    assert.ok(answer!.score > name!.score);
  });
});
