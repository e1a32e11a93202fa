import assert from 'node:assert/strict';
import { type RichText, rich } from '../../../../src/deck/richText.ts';
import { hasRole, isIdle, type Place, type Said, saidOf } from '../../../../src/engine/features/said.ts';
import { policy } from '../../../../src/engine/policy/policy.ts';

const nowhere: Place = { opensParagraph: false, isLast: false, isLoud: false };
const said = (text: string | RichText, place: Partial<Place> = {}): Said =>
  saidOf(typeof text === 'string' ? rich(text) : text, { ...nowhere, ...place }, 'us');
const better = (a: Said, b: Said): void => assert.ok(a.score > b.score, `${a.score} > ${b.score}`);

describe('saidOf', () => {
  it('says what was decided, though it is short and in bold', () => {
    const bold = (text: string): RichText => [{ text, marks: ['strong'] }];
    assert.equal(said(bold('DECIDED: open Thurs 4 July.')).leadsIn, false);
    assert.equal(said(bold('Opening: open Thurs 4 July.')).leadsIn, true);
  });

  it('leans on nothing where only a word at the beginning of its paragraph joins it to the one before', () => {
    const lease = 'Besides, the lease of the quay ends in June.';
    assert.equal(
      said(lease, { opensParagraph: true }).pointsBack,
      said('The lease of the quay ends in June.').pointsBack,
    );
    assert.equal(said('Besides, this ends in June.', { opensParagraph: true }).pointsBack, true);
  });

  it('leans on nothing where it is set against what its heading says nothing of', () => {
    const below = { opensParagraph: true, opensTopic: true };
    assert.equal(said('In contrast, small boats need no crew.', below).pointsBack, false);
    assert.equal(said('In contrast, these need no crew.', below).pointsBack, true);
    assert.equal(said('In contrast, small boats need no crew.', { opensParagraph: true }).pointsBack, true);
  });

  it('is surely to be done where somebody will do it, and to be said though it ends in an address', () => {
    assert.equal(said('Ada/Bo: will get this started in spring').roles.get('action'), 2);
    assert.equal(said('The tide will get this started in spring').roles.get('action'), 1);
    assert.equal(said('Ada: needs to reset it: https://harbor.example/reset').isIdle, undefined);
    assert.equal(said('Source code: https://harbor.example/code').isIdle, true);
    assert.equal(said('Build a tool that lists the boats with this: https://e.org/').isIdle, undefined);
  });

  it('is to be done where it leads to an address of this computer', () => {
    assert.equal(said('Browse to https://boats.localhost').isIdle, undefined);
    assert.equal(said('Visit https://boats.example').isIdle, true);
  });

  it('shows a date where it is all that its heading has', () => {
    const all = { opensParagraph: true, opensTopic: true, endsTopic: true, isAlone: true };
    assert.equal(said('2016-06-30', all).isIdle, undefined);
    assert.equal(said('2016-06-30', { ...all, endsTopic: false }).isIdle, true);
  });

  it('puts what is decided, asked for and caused before what only happened', () => {
    const story = said('Then we called the provider and talked for a long time.');
    for (const point of [
      'We decided to postpone the launch until the spring.',
      'We ask for forty thousand euros until the end of the year.',
      'The root cause was a disk that nobody had cleaned for years.',
    ])
      better(said(point), story);
  });

  it('takes a bold name for what it names, unless it says it and nothing stands below it', () => {
    const bold = (text: string): RichText => [{ text, marks: ['strong'] }];
    assert.equal(said(bold('Library: JDBC')).leadsIn, true);
    assert.equal(said(bold('Library: JDBC'), { endsTopic: true }).leadsIn, false);
    assert.equal(said(bold('The library'), { endsTopic: true }).leadsIn, true);
  });

  it('knows what points back', () => {
    assert.equal(said('This also holds for the latter of the two ships.').pointsBack, true);
    assert.equal(said('(If you are unsure, stay in (or near) the harbor.)').pointsBack, true);
    assert.equal(said('(Optional) Paint the ship.').pointsBack, false);
    assert.equal(said('The ship came back from the north on Monday.').pointsBack, false);
    better(
      said('The ship also comes back on the first Monday.'),
      said('It also comes back on the first Monday.'),
    );
  });

  it('has little use for an address with its name', () => {
    assert.ok(said('Source Code of the release: https://e.org/node.tar.gz').score < 0);
    assert.ok(said('The source code of 9 releases is at https://e.org/node.tar.gz').score > 0);
  });

  it('leaves where to read on to the notes, unless somebody is to read it', () => {
    const never = policy.choose.never;
    assert.ok(said('See the appendix for the figures of last year.').score < never);
    assert.ok(said([{ text: 'Visit the ' }, { text: 'guide', href: 'https://e.org' }]).score < never);
    assert.ok(said('https://e.org/guide (English)').score < never);
    assert.ok(said('[1] - https://e.org/a [2] - https://e.org/b').score < never);
    assert.ok(said('Visit the harbor office of the town in the spring.').score > never);
    assert.ok(said('See the pilot before you sign: Ana will send the contract by Tuesday.').score > never);
  });

  it('leaves where to read on to the notes, though its link leads nowhere', () => {
    assert.equal(said('You can read more about this here.').isIdle, true);
    assert.equal(said('You can find the boats here.').isIdle, true);
    assert.equal(said('We keep the boats here.').isIdle, undefined);
    assert.equal(said('You can find the boats in the hall.').isIdle, undefined);
  });

  it('says what follows a pointer', () => {
    assert.equal(said('See below, we do not mend them.').isIdle, undefined);
    assert.equal(said('See the list below.').isIdle, true);
  });

  it('knows what only introduces what follows: a colon, a bold name', () => {
    assert.equal(said('Here are some strategies:').leadsIn, true);
    assert.equal(said([{ text: 'Who wrote this?', marks: ['strong'] }]).leadsIn, true);
    assert.equal(said('It looks like this.').leadsIn, false);
  });

  it('adds for its place, a figure, bold words and a warning', () => {
    const plainSaid = said('The harbor office keeps the keys of the pilot.');
    better(said('The harbor office keeps the keys of the pilot.', { opensParagraph: true }), plainSaid);
    better(said('The harbor office keeps the keys of the pilot.', { isLoud: true }), plainSaid);
    better(said('The harbor office keeps the 14 keys of the pilot.'), plainSaid);
    better(
      said([
        { text: 'The harbor office ' },
        { text: 'keeps', marks: ['strong'] },
        { text: ' the keys of the pilot.' },
      ]),
      plainSaid,
    );
  });

  it('takes away for what is terse, asked or left over from a form', () => {
    better(said('The harbor office keeps the keys of the pilot.'), said('Pilots wait here.'));
    better(said('The pilot knows the harbor of the town.'), said('The pilot knows the harbor of the town?'));
    better(said('Pilots wait here.'), said('TBD'));
  });

  it('finds no role in code', () => {
    const code: RichText = [
      { text: 'The flag ' },
      { text: 'we decided to', marks: ['code'] },
      { text: ' is on.' },
    ];
    assert.equal(hasRole(said(code), 'decision'), false);
    assert.equal(hasRole(said('We decided to go.'), 'decision'), true);
  });

  it('leaves to the notes what is said beside the text', () => {
    const idle = (text: string) => isIdle(rich(text), 'us');
    for (const text of [
      '(More on the harbor next week.)',
      '*Extracted from the issues of the harbor.',
      '(It is what positions 18F to do this work.)',
      '& more!',
      'If it is not there, ask .',
      'Source code: https://harbor.example',
      'Source code (all of it): https://harbor.example',
      'Thank you, Rafael, for fixing it.',
    ])
      assert.ok(idle(text), text);
    for (const text of [
      '(No ships on 25 December.)',
      'The pilot (of the port) knows it.',
      'More ships came.',
      'Anchors (see: https://harbor.example)',
      'The first meeting is planned for 12/22 at 2000 UTC: https://harbor.example/6',
    ])
      assert.ok(!idle(text), text);
  });
});
