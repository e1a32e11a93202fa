import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import {
  type HeadedBy,
  headedAnew,
  headedByLead,
} from '../../../../../src/engine/writing/titles/headline.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { listSlide } from '../../../../support/listSlide.ts';

const titleOf = (slide: Slide): string => plain(headedByLead(slide, 'us').title);

describe('a list under no heading of its own', () => {
  it('is headed by what introduces it', () => {
    const headed = headedByLead(listSlide('Good governance has two features:'), 'us');
    assert.equal(plain(headed.title), 'Good governance has two features');
    assert.equal('lead' in headed, false);
    assert.equal(titleOf(listSlide('2026-04-14')), 'Introduction');
    assert.equal(titleOf(listSlide('(Two of them, since it is easier.)')), 'Introduction');
  });

  it('keeps its title where nothing introduces it, or what does refers to something before', () => {
    assert.equal(titleOf(listSlide()), 'Introduction');
    assert.equal(titleOf(listSlide('Ex.:')), 'Introduction');
    assert.equal(titleOf(listSlide('However, these are two of them:')), 'Introduction');
    assert.equal(titleOf(listSlide('The group decides on much, including:')), 'Introduction');
    assert.equal(titleOf(listSlide('What you need: a spanner and a brush')), 'Introduction');
    assert.equal(titleOf(listSlide('The planning meeting is used for:')), 'Introduction');
    assert.equal(titleOf(listSlide('We meet once a month. We plan two things:')), 'Introduction');
  });

  it('keeps what is too long for a title above its points', () => {
    const lead = `Good governance, ${'which matters in every project that people share, '.repeat(6)}has two features:`;
    assert.equal(titleOf(listSlide(lead)), 'Introduction');
  });
});

describe('a slide that goes on under a title', () => {
  const prose = (...texts: string[]): Slide => ({
    ...listSlide(),
    items: texts.map((text) => ({ text: rich(text) })),
  });
  const anew = (slide: Slide, by: HeadedBy = 'point') => {
    const { title, kicker, ...others } = headedAnew(slide, by, 'us') as typeof slide & { kicker?: [] };
    return { title: plain(title), kicker: plain(kicker ?? []), others };
  };

  it('is called by the short sentence that it begins with, under the title so far', () => {
    const { title, kicker, others } = anew(
      prose('We decided to allow small talk.', 'People chat about weekends.', 'The agenda comes second.'),
    );
    assert.deepEqual([title, kicker], ['We decided to allow small talk', 'Introduction']);
    assert.equal(others.layout === 'bullets' && others.items.length, 2);
  });

  it('is called by no sentence of a paragraph that only a part of it is of', () => {
    const slide = prose('We decided to allow small talk.', 'People chat about weekends.');
    const titleWith = (areTogether: boolean) =>
      plain(
        headedAnew(slide, 'point', 'us', { hold: () => areTogether, beginWith: () => true, shareOf: () => 1 })
          .title,
      );
    assert.equal(titleWith(true), 'We decided to allow small talk');
    assert.equal(titleWith(false), 'Introduction');
  });

  it('is called by the sentence that a paragraph begins with where most of it is of that', () => {
    const slide = prose(
      'Weekend chats need a quiet room.',
      'People talk about the mill.',
      'Boats are another thing.',
    );
    const titleWith = (share: number) =>
      plain(
        headedAnew(slide, 'topic', 'us', { hold: () => false, beginWith: () => true, shareOf: () => share })
          .title,
      );
    assert.equal(titleWith(0.5), 'Weekend chats need a quiet room');
    assert.equal(titleWith(0.49), 'Introduction');
  });

  it('is called by none over what another paragraph says must be', () => {
    const apart = { hold: () => false, beginWith: () => true, shareOf: () => 0.7 };
    const titleOver = (other: string) =>
      plain(
        headedAnew(
          prose('Boats get names in small letters.', 'They look alike.', other),
          'topic',
          'us',
          apart,
        ).title,
      );
    assert.equal(titleOver('The mill is another thing.'), 'Boats get names in small letters');
    assert.equal(titleOver('A name must start with a letter.'), 'Introduction');
  });

  it('is called by no short sentence from the middle of a paragraph, unless it carries a point', () => {
    const titleOver = (first: string) =>
      plain(
        headedAnew(prose(first, 'People chat about weekends.', 'Others follow.'), 'point', 'us', {
          hold: () => true,
          beginWith: () => false,
          shareOf: () => 1,
        }).title,
      );
    assert.equal(titleOver('Weekend chats need a quiet room.'), 'Introduction');
    assert.equal(titleOver('We decided to allow small talk.'), 'We decided to allow small talk');
    const long = 'Weekend chats need a quiet room with a view of the old mill';
    assert.equal(titleOver(`${long}.`), 'Introduction');
  });

  it('is called by any sentence that says enough where its title is none of the author’s', () => {
    const titleOver = (first: string, by: HeadedBy) =>
      anew(prose(first, 'People chat about weekends.'), by).title;
    const told = 'Weekend chats need a quiet room in the old mill';
    assert.deepEqual(
      [titleOver(`${told}.`, 'sentence'), titleOver(`${told}.`, 'point')],
      [told, 'Introduction'],
    );
    assert.equal(titleOver('I know how this sounds.', 'sentence'), 'Introduction');
  });

  it('is called by a long sentence, but by no few words that say little', () => {
    const titleOver = (first: string) =>
      anew(prose(first, 'People chat about weekends.', 'Others follow.'), 'sentence').title;
    const long = 'The members of the club in the old mill may meet on Mondays in the hall';
    assert.equal(titleOver(`${long}.`), long);
    assert.equal(
      titleOver(`${long}, ${'and whoever comes with one of them, '.repeat(6)}too.`),
      'Introduction',
    );
    assert.equal(titleOver('The vote was long.'), 'Introduction');
    assert.equal(titleOver('With every weekend, this needs a quiet room.'), 'Introduction');
    assert.equal(
      titleOver('With every weekend, chats need a quiet room.').slice(0, 18),
      'With every weekend',
    );
    assert.equal(titleOver('Weekend chats need a quiet room.'), 'Weekend chats need a quiet room');
  });

  it('is called by a later sentence that surely carries the point, before the one it begins with', () => {
    const slide = prose(
      'Weekend chats need a quiet room.',
      'We decided to rent the old mill.',
      'The agenda comes second.',
    );
    const { title, others } = anew(slide);
    assert.equal(title, 'We decided to rent the old mill');
    assert.deepEqual(others.layout === 'bullets' && others.items.map(({ text }) => plain(text)), [
      'Weekend chats need a quiet room.',
      'The agenda comes second.',
    ]);
  });

  it('is called by none from within a paragraph where it goes on under a heading of the author’s', () => {
    const slide = prose('Weekend chats need a quiet room.', 'We decided to rent the old mill.');
    const within = { hold: () => true, beginWith: () => false, shareOf: () => 1 };
    const titleBy = (by: HeadedBy) => plain(headedAnew(slide, by, 'us', within).title);
    const decided = 'We decided to rent the old mill';
    assert.deepEqual(
      [titleBy('topic'), titleBy('point'), titleBy('sentence')],
      ['Introduction', 'Introduction', decided],
    );
    const long = prose('Weekend chats need a quiet room with a view of the old mill.', 'Others follow.');
    const title = plain(headedAnew(long, 'topic', 'us').title);
    assert.equal(title, 'Weekend chats need a quiet room with a view of the old mill');
    assert.equal(plain(headedAnew(long, 'topic', 'us', within).title), 'Introduction');
  });

  it('is called by no sentence that leads to what the slide is written for', () => {
    const slide = listSlide();
    const items = [
      { text: rich('The harbor office counted every ship of the last three years by hand.') },
      { text: rich('We decided to close the northern quay, since nobody needs it.') },
      { text: rich('The ships go on to the southern quay, which has room for all of them.') },
    ];
    const headed = headedAnew({ ...slide, items: items.slice(0, 1).concat(items[2]!) }, 'sentence', 'us');
    assert.equal(plain(headed.title), 'The harbor office counted every ship of the last three years by hand');
    const long = {
      text: rich(`${plain(items[1]!.text).slice(0, -1)}, ${'as the crews have told us, '.repeat(7)}at all.`),
    };
    assert.equal(
      plain(headedAnew({ ...slide, items: [items[0]!, long] }, 'sentence', 'us').title),
      'Introduction',
    );
  });

  it('is called by nothing that happens to stand above its points', () => {
    const lead = 'In order to keep the quay open, the berths were renumbered by the harbor office.';
    assert.equal(plain(headedAnew(listSlide(lead), 'lead', 'us').title), 'Introduction');
    const hanging = 'Wait for two minutes at the quay, which is new, then:';
    assert.equal(plain(headedAnew(listSlide(hanging), 'lead', 'us').title), 'Introduction');
  });

  it('is called by the first sentence of an entry of several, which goes on without it', () => {
    const slide = prose('Weekend chats need a quiet room. People like them.', 'The agenda comes second.');
    const { title, others } = anew(slide, 'sentence');
    assert.equal(title, 'Weekend chats need a quiet room');
    assert.deepEqual(others.layout === 'bullets' && others.items.map(({ text }) => plain(text)), [
      'People like them.',
      'The agenda comes second.',
    ]);
  });

  it('is called by what introduces its points', () => {
    const { title, kicker } = anew(listSlide('Things to know:'), 'lead');
    assert.deepEqual([title, kicker], ['Things to know', 'Introduction']);
  });

  it('keeps its title where a sentence needs another one, or announces something', () => {
    const kept: [string, string][] = [
      ['However, this is one of them.', 'Others follow.'],
      ['Small talk is welcome here.', 'People chat about weekends.'],
      ['Did we decide to allow small talk?', 'People chat about weekends.'],
      ['Good.', 'People chat about weekends.'],
      ['We must stop if and only if: The lock is shut.', 'The lock stays as it is.'],
    ];
    for (const [first, second] of kept)
      assert.equal(anew(prose(first, second, 'The agenda comes second.')).title, 'Introduction', first);
    assert.equal(anew(listSlide('The following features are available:'), 'lead').title, 'Introduction');
  });

  const two = ['We decided to allow small talk.', 'People chat about weekends.'];

  it('says large what is left where it is one sentence', () => {
    const { title, others } = anew(prose(...two));
    assert.equal(title, 'We decided to allow small talk');
    assert.ok(others.layout === 'statement');
    assert.equal(plain(others.text), 'People chat about weekends.');
  });

  it('is called by a sentence that the next one points back to', () => {
    const slide = prose('We decided to allow small talk.', 'This holds for everybody.');
    assert.equal(anew(slide).title, 'We decided to allow small talk');
  });

  it('is called by no later sentence that one after it points back to', () => {
    const slide = prose('Is it loud?', 'We decided to rent the old mill.', 'This holds for everybody.');
    assert.equal(anew(slide).title, 'Introduction');
  });

  it('is called by the first sentence of what it says as one text', () => {
    const told: Slide = {
      id: '',
      notes: '',
      layout: 'statement',
      title: rich('Introduction'),
      text: rich('Weekend chats need a quiet room. It is in the old mill.'),
    };
    const { title, others } = anew(told, 'sentence');
    assert.equal(title, 'Weekend chats need a quiet room');
    assert.ok(others.layout === 'statement');
    assert.equal(plain(others.text), 'It is in the old mill.');
  });

  const under = (lead: string): Slide => ({
    id: '',
    notes: '',
    layout: 'code',
    title: rich('Introduction'),
    lead: rich(lead),
    lines: [{ text: 'node --allow=*' }],
  });

  it('is called by nothing that happens to stand above a listing', () => {
    assert.equal(anew(under('You might want to ask your provider.'), 'lead').title, 'Introduction');
    const code = under('');
    assert.ok(code.layout === 'code');
    const lead = [{ text: 'sign0', marks: ['code' as const] }, { text: ' returns the sign of the element.' }];
    assert.equal(anew({ ...code, lead }, 'lead').title, 'Introduction');
    assert.equal(
      anew(under('You might set the paths of your files:'), 'lead').title,
      'You might set the paths of your files',
    );
  });

  it('is called by the one sentence above a listing where else it had the name of the whole', () => {
    const led = under('To make a plain array, pass one in.');
    assert.equal(anew(led, 'sentence').title, 'To make a plain array, pass one in');
    assert.equal(anew(led, 'lead').title, 'Introduction');
  });

  it('is called by what leads to a listing by signs in its code', () => {
    const lead = [
      { text: 'To name them later, use the ' },
      { text: 'set!', marks: ['code' as const] },
      { text: ' method:' },
    ];
    const code = under('');
    assert.ok(code.layout === 'code');
    assert.equal(anew({ ...code, lead }, 'lead').title, 'To name them later, use the set! method');
  });

  it('is called by nothing that only says that something stands below', () => {
    const steps = (lead: string): Slide => ({
      id: '',
      notes: '',
      layout: 'steps',
      title: rich('Time off'),
      lead: rich(lead),
      steps: ['Open it.', 'Close it.'].map((text, at) => ({ label: `${at + 1}`, text: rich(text) })),
    });
    assert.equal(anew(steps('Please see below for a step by step breakdown:'), 'lead').title, 'Time off');
    const lead = 'To take a day off, go on in turn';
    assert.equal(anew(steps(`${lead}:`), 'lead').title, lead);
  });

  it('is called by nothing that leans on what was said before, wherever in it', () => {
    const code = under('');
    assert.ok(code.layout === 'code');
    const titled = (lead: string) => anew({ ...code, lead: rich(`${lead}:`) }, 'lead').title;
    assert.equal(titled('To find the boat, run the command'), 'To find the boat, run the command');
    for (const lead of ['To reflect this, run the command', 'Patterns can also be used to find boats'])
      assert.equal(titled(lead), plain(code.title), lead);
  });

  it('is called by the first sentence of what introduces a listing, and keeps the rest of it', () => {
    const listing = under('Patterns allow access to many files. For example, this is all of them:');
    const { title, others } = anew(listing, 'lead');
    assert.equal(title, 'Patterns allow access to many files');
    assert.ok(others.layout === 'code');
    assert.equal(plain(others.lead ?? []), 'For example, this is all of them:');
    const onward = under(
      'Patterns allow access to many files. If you would like to have just one, name it so:',
    );
    assert.equal(anew(onward, 'lead').title, 'Introduction');
  });

  it('keeps its title over the items of a list', () => {
    assert.equal(anew(prose(...two, 'The agenda comes second.'), 'lead').title, 'Introduction');
  });

  const stressed = (...parts: string[]) =>
    parts
      .map((text, at) => (at % 2 === 1 ? { text, marks: ['strong' as const] } : { text }))
      .filter(({ text }) => text !== '');
  const statement = (...parts: string[]): Slide => ({
    id: '',
    notes: '',
    layout: 'statement',
    title: rich('Introduction'),
    text: stressed(...parts),
  });

  it('is called by the words that are bold in the sentence it says', () => {
    assert.equal(
      anew(statement('We keep ', 'open and neutral channels', ' for all.'), 'lead').title,
      'Open and neutral channels',
    );
    const named = anew(statement('', 'Weekend chats', ': people chat about weekends.'), 'lead');
    assert.equal(named.title, 'Weekend chats');
    assert.equal(
      named.others.layout === 'statement' && plain(named.others.text),
      'People chat about weekends.',
    );
  });

  it('does not say below it what it is called', () => {
    const named = anew(statement('', 'Cuts get worse.', ' She made us say it twice.'), 'lead');
    assert.equal(named.title, 'Cuts get worse');
    assert.equal(
      named.others.layout === 'statement' && plain(named.others.text),
      'She made us say it twice.',
    );
  });

  it('is called by the name in bold that what it says begins with', () => {
    const named = anew(
      {
        ...listSlide(),
        items: [
          { text: [{ text: 'What I need:', marks: ['strong'] }, { text: ' a yes to the date.' }] },
          { text: rich('My answer would be yes.') },
        ],
      } as Slide,
      'point',
    );
    assert.equal(named.title, 'What I need');
    assert.ok(named.others.layout === 'bullets');
    assert.deepEqual(
      named.others.items.map(({ text }) => plain(text)),
      ['A yes to the date.', 'My answer would be yes.'],
    );
  });

  it('is called by the bold words of both sentences, where each has some', () => {
    const both: Slide = {
      ...listSlide(),
      items: [
        { text: stressed('We are ', 'open and neutral', '.') },
        { text: stressed('', 'Weekend chats', ' are welcome.') },
      ],
    };
    assert.equal(anew(both, 'lead').title, 'Open and neutral; Weekend chats');
    assert.equal(
      anew({ ...both, items: [...both.items, { text: rich('Others follow.') }] }, 'lead').title,
      'Introduction',
    );
  });

  it('is not called by stress, by a value, by all that it says, or by one of several bold names', () => {
    for (const parts of [
      ['It ', 'must not', ' be empty.'],
      ['It costs ', '40 euros a month', ' today.'],
      ['', 'All members meet today'],
      ['If nobody comes, ', 'we close the open channel', '.'],
      ['The ', 'open group', ' meets the ', 'neutral group', '.'],
    ])
      assert.equal(anew(statement(...parts), 'lead').title, 'Introduction', parts.join(''));
  });

  const listing = (lead: string): Slide => ({
    id: '',
    notes: '',
    layout: 'code',
    title: rich('Introduction'),
    lead: rich(lead),
    lines: [{ number: 1, text: 'sum(all)' }],
  });

  it('is called by what introduces its listing, where that says something by itself', () => {
    const { title, kicker, others } = anew(listing('We sum up all values before the tree is built:'), 'lead');
    assert.deepEqual([title, kicker], ['We sum up all values before the tree is built', 'Introduction']);
    assert.equal('lead' in others, false);
    for (const lead of [
      'For example, as follows:',
      'It works. Sum all values:',
      '(Sum up all values before):',
      'We edit /etc/hosts first:',
      'The newest release is at https://example.org:',
    ])
      assert.equal(anew(listing(lead), 'lead').title, 'Introduction', lead);
  });

  it('may be called by what takes two lines', () => {
    const lead = 'Framework and library authors have an awful choice between two very different things:';
    assert.equal(anew(listSlide(lead), 'lead').title, lead.slice(0, -1));
  });
});
