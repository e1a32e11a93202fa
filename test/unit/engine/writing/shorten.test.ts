import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { splitLead } from '../../../../src/engine/writing/points.ts';
import { asTitle, shortened, withoutFullStop } from '../../../../src/engine/writing/shorten.ts';

const short = (text: string, most: number): string => plain(shortened(rich(text), most, 'us'));

describe('shortened', () => {
  it('leaves a short sentence as it is', () => {
    assert.equal(short('The ship is late.', 12), 'The ship is late.');
  });

  it('drops asides in brackets, then what follows a seam', () => {
    assert.equal(short('The old ship (built in the year of the flood) is late', 6), 'The old ship is late');
    assert.equal(
      short('The ship is late again; nobody knows when the next pilot can come on board', 8),
      'The ship is late again',
    );
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

describe('asTitle and withoutFullStop', () => {
  it('take the stop off the end and nothing else', () => {
    assert.equal(plain(asTitle(rich('We measured two ships:'))), 'We measured two ships');
    assert.equal(plain(withoutFullStop(rich('二割減りました。'))), '二割減りました');
    assert.equal(plain(withoutFullStop(rich('Wait…'))), 'Wait…');
    assert.equal(plain(withoutFullStop(rich('It went from 31 to 44.'))), 'It went from 31 to 44');
    assert.equal(plain(withoutFullStop(rich('Ships, boats etc.'))), 'Ships, boats etc.');
  });
});

describe('splitLead', () => {
  const lead = (text: string) => plain(splitLead(rich(text)).lead ?? []);

  it('finds the name before a colon or a dash', () => {
    assert.equal(lead('Revenue: 14 million'), 'Revenue:');
    assert.equal(lead('Revenue – 14 million'), 'Revenue');
    assert.equal(lead('予約：九回の操作'), '予約：');
    assert.equal(lead('2026年5月　試作機の評価'), '2026年5月');
    assert.equal(lead('see https://example.org for more'), '');
    assert.equal(lead('It opens at 12:30 every day'), '');
  });

  it('finds a strong beginning', () => {
    const { lead: found = [], text } = splitLead([
      { text: 'Fast', marks: ['strong'] },
      { text: ' – in a second' },
    ]);
    assert.deepEqual(found, [{ text: 'Fast' }]);
    assert.equal(plain(text), 'in a second');
  });
});
