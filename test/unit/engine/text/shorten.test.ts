import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import {
  asTitle,
  shortened,
  upToClause,
  withoutAsides,
  withoutFullStop,
  withoutIdleAsides,
} from '../../../../src/engine/text/shorten.ts';

const short = (text: string, most: number): string => plain(shortened(rich(text), most, 'us'));

describe('shortened', () => {
  it('leaves a short sentence as it is', () => {
    assert.equal(short('The ship is late.', 12), 'The ship is late.');
  });

  it('drops asides in brackets, then the clause after a semicolon', () => {
    assert.equal(short('The old ship (built in the year of the flood) is late', 6), 'The old ship is late');
    assert.equal(
      short('The ship is late again today; nobody knows when the next pilot can come on board', 8),
      'The ship is late again today',
    );
  });

  it('keeps brackets within code', () => {
    const prompt = { text: 'Where to save it (/home/you/key)', marks: ['code' as const] };
    assert.equal(plain(withoutAsides([{ text: 'It asks: ' }, prompt])), `It asks: ${prompt.text}`);
  });

  it('keeps a figure in brackets, and a sentence without a clause that stands alone', () => {
    const figure = 'All of the old hosts of the team (24 machines) were found and rebuilt in a day';
    assert.equal(short(figure, 12), figure);
    const dash = 'The ship is late again – and nobody knows when the next pilot can come on board';
    assert.equal(short(dash, 8), dash);
  });

  it('keeps a bracket that gives the name used from there on', () => {
    const said = (text: string) => plain(withoutIdleAsides(rich(text)));
    assert.equal(said('The Mesh Updater (MIAU) works.'), 'The Mesh Updater (MIAU) works.');
    assert.equal(said('大きなデータベース（以後はDB）です。'), '大きなデータベース（以後はDB）です。');
    assert.equal(said('The updater (as we all know) works.'), 'The updater works.');
    assert.equal(said('The updater (read only) works.'), 'The updater (read only) works.');
  });

  it('takes no brackets off what they belong to', () => {
    const call = 'The name of the ship is found with findName(ofShip) in the book of the harbor office';
    assert.equal(short(call, 9), call);
  });

  it('keeps what a colon announces', () => {
    const text = 'Work orders done by a technician in a day: six, which is one more than a year ago';
    assert.equal(short(text, 9), text);
  });

  it('never cuts inside an entity or where no seam is', () => {
    const text = 'The tag &lt;b&gt; is kept as it was written by whoever wrote the page before us';
    assert.equal(short(text, 6), text);
  });
});

describe('upToClause', () => {
  const clause = (text: string): string => plain(upToClause(rich(text), 12, 4));

  it('takes what stands before a semicolon for all of a wall', () => {
    assert.equal(
      clause('With time the services become more stable; in some cases each team has its own account'),
      'With time the services become more stable',
    );
  });

  it('leaves what would lose a figure, say too little or still be a wall', () => {
    for (const text of [
      'With time the services become more stable; in some cases it took 14 days',
      'It holds; in some cases each team has its own account for all of that',
      'With time the services of all of the teams in the house become more stable; some have an account',
    ])
      assert.equal(clause(text), text);
  });
});

describe('asTitle and withoutFullStop', () => {
  it('take off the dash after a name', () => {
    assert.equal(plain(asTitle(rich('Loop hoisting -'))), 'Loop hoisting');
    assert.equal(plain(asTitle(rich('Before – after'))), 'Before – after');
  });

  it('keep the stop of a day', () => {
    assert.equal(plain(withoutFullStop(rich('Book it until 2.12.'))), 'Book it until 2.12.');
    assert.equal(plain(withoutFullStop(rich('It leaves at 6.40.'))), 'It leaves at 6.40');
  });

  it('keep who said it', () => {
    const said = '"A tram that stands still is furniture." (Solveig Aune of the museum)';
    assert.equal(plain(withoutIdleAsides(rich(said))), said);
  });

  it('take the stop off the end and nothing else', () => {
    assert.equal(plain(asTitle(rich('We measured two ships:'))), 'We measured two ships');
    assert.equal(plain(withoutFullStop(rich('二割減りました。'))), '二割減りました');
    assert.equal(plain(withoutFullStop(rich('Wait…'))), 'Wait…');
    assert.equal(plain(withoutFullStop(rich('It went from 31 to 44.'))), 'It went from 31 to 44');
    assert.equal(plain(withoutFullStop(rich('Ships, boats etc.'))), 'Ships, boats etc.');
    assert.equal(plain(withoutFullStop(rich('It is in the PR.'))), 'It is in the PR');
    assert.equal(plain(withoutFullStop(rich('It is sailed by Node.js.'))), 'It is sailed by Node.js');
    assert.equal(plain(withoutFullStop(rich('It came with 3.5.1.'))), 'It came with 3.5.1');
    for (const kept of ['The mill of the U.S.', 'Ask the club e.V.', 'It belongs to Ada L.'])
      assert.equal(plain(withoutFullStop(rich(kept))), kept);
  });
});
