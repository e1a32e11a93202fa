import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { arrange, groupsOf, sizeOf, textsOf, tooMuch, wordsIn } from '../../support/arranging.ts';

const sentence = 'Every order gets a delivery date that we keep. ';
const items = (count: number, text: string) => Array.from({ length: count }, () => ({ text: rich(text) }));
const list = (each: unknown[], more: object = {}) =>
  arrange('bullets', { style: 'list', items: each, ...more });
const cards = (each: unknown[], more: object = {}) =>
  arrange('bullets', { style: 'cards', items: each, ...more });

describe('a list', () => {
  it('is set the larger the fewer words it has', () => {
    const size = (count: number, text: string) => sizeOf(textsOf(list(items(count, text)), 'list')[0]);
    assert.equal(size(3, 'Sign it'), 34);
    assert.equal(size(4, 'Sign it'), 28);
    assert.equal(size(5, sentence.repeat(2)), 26);
    assert.equal(size(7, sentence), 28);
    assert.equal(size(8, sentence.repeat(2)), 22);
  });

  it('has no mark before a number of its own', () => {
    const [text] = textsOf(
      list([{ text: rich('1. Sign it') }, { text: rich('Send it') }, ...items(3, 'Wait')]),
      'list',
    );
    assert.deepEqual(
      text?.paragraphs.slice(0, 2).map(({ marker }) => marker),
      ['own', 'bullet'],
    );
  });

  it('keeps a name apart from what would read on', () => {
    const said = (text: string) =>
      wordsIn(
        textsOf(list([{ lead: rich('Old backups'), text: rich(text) }, ...items(4, 'Wait')]), 'list')[0],
      );
    assert.match(said('are of no use'), /^Old backups: are of no use/);
    assert.match(said('They are of no use'), /^Old backups: They/);
  });

  it('of few items stands in rows between hairlines', () => {
    assert.equal(groupsOf(list(items(3, 'Sign it')), 'row').length, 3);
    assert.equal(groupsOf(list(items(4, 'Sign it')), 'row').length, 0);
  });

  it('of one item is no list: it is said large', () => {
    const arranged = list(items(1, 'Sign the second supplier'));
    assert.equal(textsOf(arranged, 'list').length, 0);
    const [said] = textsOf(arranged, 'paragraph');
    assert.equal(sizeOf(said), 48);
    assert.equal(said?.paragraphs[0]?.marker, undefined);
  });

  it('is one text with its points under points, in full strength and never below the floor', () => {
    const [text, ...others] = textsOf(
      list([{ text: rich(sentence), items: [rich('inner'), rich('another')] }, ...items(6, sentence)]),
      'list',
    );
    assert.equal(others.length, 0);
    const inner = text?.paragraphs.filter(({ level }) => level === 1) ?? [];
    assert.equal(inner.length, 2);
    assert.ok(inner.every(({ color, style }) => color === 'ink' && style.size >= 20));
  });

  it('sets what is typed under an entry as large as the entry', () => {
    const under = (text: { text: string; marks?: string[] }) =>
      textsOf(list([{ text: rich('Sign it'), items: [[text]] }, ...items(4, 'Wait')]), 'list')[0]!
        .paragraphs.slice(0, 2)
        .map(({ style }) => style.size);
    const [entry, typed] = under({ text: 'make', marks: ['code'] });
    assert.equal(typed, entry);
    const [own, said] = under({ text: 'make it' });
    assert.ok(said! < own!);
    const mixed = [[{ text: 'make', marks: ['code'] }], rich('or wait')];
    const sizes = textsOf(list([{ text: rich('Sign it'), items: mixed }, ...items(4, 'Wait')]), 'list')[0]!
      .paragraphs.slice(1, 3)
      .map(({ style }) => style.size);
    assert.deepEqual(sizes, [said, said]);
  });

  it('sets points under points larger where there are few words', () => {
    const [text] = textsOf(list([{ text: rich('One'), items: [rich('inner')] }]), 'list');
    assert.equal(text?.paragraphs[1]?.style.size, 28);
  });

  it('is not larger than the lead above it', () => {
    assert.equal(sizeOf(textsOf(list(items(3, 'Sign it'), { lead: rich('Next:') }), 'list')[0]), 26);
  });

  it('breaks no word for the sake of a larger size', () => {
    const word = `${'x'.repeat(64)} `;
    assert.ok(sizeOf(textsOf(list(items(4, word)), 'list')[0]) < 28);
  });

  it('marks tasks as done and to do', () => {
    const [text] = textsOf(
      list([
        ...items(3, 'Open'),
        { text: rich('Sign'), checked: true },
        { text: rich('Train'), checked: false },
      ]),
      'list',
    );
    assert.deepEqual(
      text?.paragraphs.map(({ marker }) => marker),
      ['bullet', 'bullet', 'bullet', 'done', 'toDo'],
    );
  });

  it('says by how many lines it is too long', () => {
    const [{ has, most, unit } = { has: 0, most: 0, unit: '' }] = tooMuch(list(items(7, sentence.repeat(5))));
    assert.equal(unit, 'lines');
    assert.ok(has > most && most >= 8, `${has} of ${most}`);
  });

  it('stands in two columns where its items are short and many', () => {
    const columns = (count: number, text: string) =>
      textsOf(list(items(count, text)), 'list').map(
        ({ box, paragraphs }) => [box.x, paragraphs.length] as const,
      );
    const [[left, first] = [], [right, second] = []] = columns(13, 'Fair Harbor');
    assert.deepEqual([first, second], [7, 6]);
    assert.ok(right! > left! + 400);
    assert.equal(columns(18, 'Fair Harbor').length, 2);
    const named = items(12, '8 oars').map((item) => ({ ...item, lead: rich('Ada:') }));
    assert.equal(textsOf(list(named), 'list').length, 2);
    assert.equal(tooMuch(list(items(19, 'Fair Harbor')))[0]?.unit, 'items');
    assert.equal(columns(6, 'Fair Harbor').length, 1);
    assert.equal(columns(8, sentence).length, 1);
    assert.equal(
      textsOf(list(items(8, 'Fair Harbor').map((item) => ({ ...item, checked: true }))), 'list').length,
      1,
    );
  });

  it('says how many items are too many', () => {
    assert.deepEqual(tooMuch(list(items(10, sentence.repeat(2))))[0], {
      where: 'list',
      unit: 'items',
      has: 10,
      most: 9,
    });
  });
});

describe('definitions', () => {
  const item = { lead: rich('Margin:'), text: rich('31 %') };

  it('are short items that all have a lead: rows of name and value', () => {
    const arranged = list([item, item, item]);
    assert.deepEqual(textsOf(arranged, 'term').map(wordsIn), ['Margin', 'Margin', 'Margin']);
    assert.equal(textsOf(list([item, item, { text: rich('no lead') }]), 'term').length, 0);
  });

  it('stay a list where one of them needs a second line', () => {
    assert.equal(textsOf(list([item, item, { ...item, text: rich(sentence.repeat(3)) }]), 'term').length, 0);
  });
});

describe('cards', () => {
  const card = (text: string) => ({ lead: rich('One date'), text: rich(text) });
  const size = (count: number, text: string, more: object = {}) =>
    sizeOf(textsOf(cards(Array(count).fill(card(text)), more), 'paragraph')[0]);

  it('are set the larger the fewer words they have', () => {
    assert.equal(size(3, 'We keep it'), 34);
    assert.ok(size(3, sentence.repeat(4)) < 34);
    assert.ok(size(6, sentence.repeat(2)) < size(3, sentence.repeat(2)));
  });

  it('have boxes of one size, that fill the width', () => {
    const boxes = groupsOf(cards(Array(6).fill(card('We keep it'))), 'card').map(({ box }) => box);
    assert.equal(new Set(boxes.map(({ width, height }) => `${width} ${height}`)).size, 1);
    assert.equal(new Set(boxes.map(({ x }) => x)).size, 3);
    assert.equal(new Set(boxes.map(({ y }) => y)).size, 2);
  });

  it('say which of them has too many lines', () => {
    const [problem] = tooMuch(cards([card('Short'), card(sentence.repeat(20))]));
    assert.equal(problem?.where, 'card');
    assert.equal(problem?.at, 1);
  });

  it('begin at one height, with a name or without', () => {
    const texts = textsOf(cards([{ text: rich('We keep it') }, { text: rich(sentence) }]), 'paragraph');
    assert.equal(new Set(texts.map(({ box }) => box.y)).size, 1);
    assert.ok(texts.every(({ anchor }) => anchor === 'start'));
  });
});
