import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import { leadsOfList, splitLead } from '../../../../src/engine/text/leads.ts';

const lead = (text: RichText): string => plain(splitLead(text).lead ?? []);
const bold = (name: string, rest: string): RichText => [{ text: name, marks: ['strong'] }, { text: rest }];
const items = (...texts: string[]) => texts.map((text) => ({ text: rich(text), blocks: [] }));

describe('splitLead', () => {
  it('finds the name before a colon or a dash', () => {
    assert.equal(lead(rich('Revenue: 14 million')), 'Revenue:');
    assert.equal(lead(rich('Revenue – 14 million')), 'Revenue');
    assert.equal(lead(rich('予約：九回の操作')), '予約：');
    assert.equal(lead(rich('2026年5月　試作機の評価')), '2026年5月');
    assert.equal(lead(rich('U.S. Web Design System: parts for agencies')), 'U.S. Web Design System:');
    assert.equal(lead(rich('It is old. Its name: Ada')), '');
    assert.equal(lead(rich('see https://example.org for more')), '');
    assert.equal(lead(rich('It opens at 12:30 every day')), '');
  });

  it('finds a bold beginning, a longer one too', () => {
    assert.equal(lead(bold('Fast', ' – in a second')), 'Fast');
    assert.equal(plain(splitLead(bold('Flat', '. No structure below it.')).text), 'No structure below it.');
    assert.equal(
      lead(bold('C. Append log plus flush (this proposal).', ' 200 lines.')),
      'C. Append log plus flush (this proposal).',
    );
  });

  it('leaves a sentence with a bold word alone', () => {
    assert.equal(lead(bold('Revenue', ' grew by a third')), '');
  });
});

describe('leadsOfList', () => {
  it('takes what stands before a colon for a name only where most items have one', () => {
    const named = (...texts: string[]) => leadsOfList(items(...texts)).map((each) => plain(each.lead ?? []));
    assert.deepEqual(named('48 shops', '90 % come back', 'Time to return: 2 days'), ['', '', '']);
    assert.deepEqual(named('Shops: 48', 'Return rate: 90 %', 'More than ever'), [
      'Shops:',
      'Return rate:',
      '',
    ]);
  });
});
