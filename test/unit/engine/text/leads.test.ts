import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import { leadsOfList, splitLead, timesOfList } from '../../../../src/engine/text/leads.ts';

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

  it('leaves the title of a change whole', () => {
    assert.equal(lead(rich('doc: say how the pier is mended #19')), '');
    assert.equal(lead(rich('fix(boats): count the oars (#4)')), '');
    assert.equal(lead(rich('docs: what is written for readers')), 'docs:');
  });

  it('leaves the title of what a link leads to whole', () => {
    const link = { text: 'feat: add oars', href: 'https://example.org' };
    assert.equal(lead([link]), '');
    assert.equal(lead([{ text: 'Oars: see ' }, link]), 'Oars:');
    assert.equal(lead([{ text: 'Oars:', href: 'https://example.org' }, { text: ' we add them' }]), 'Oars:');
  });

  it('leaves a quotation whole', () => {
    assert.equal(lead(rich('"The question is: why?"')), '');
    assert.equal(lead(rich('„Die Frage ist: warum?“')), '');
    assert.equal(lead(rich('„Die Frage“: warum')), '„Die Frage“:');
  });

  it('finds a bold beginning of which a part is code', () => {
    const strong = (text: string): RichText[number] => ({ text, marks: ['strong'] });
    const text: RichText = [
      strong('Delete the'),
      { text: ' ' },
      { text: 'pier', marks: ['strong', 'code'] },
      { text: ' ' },
      strong('now.'),
      { text: ' It is old.' },
    ];
    assert.equal(lead(text), 'Delete the pier now.');
    assert.equal(plain(splitLead(text).text), 'It is old.');
  });

  it('finds a bold beginning, a longer one too', () => {
    assert.equal(lead(bold('Fast', ' – in a second')), 'Fast');
    assert.equal(plain(splitLead(bold('Flat', '. No structure below it.')).text), 'No structure below it.');
    assert.equal(
      lead(bold('C. Append log plus flush (this proposal).', ' 200 lines.')),
      'C. Append log plus flush (this proposal).',
    );
  });

  it('takes what somebody says for the name of what is said of it', () => {
    const led = splitLead(bold('"The auditors require it."', ' Ours did not.'));
    assert.equal(plain(led.lead ?? []), '"The auditors require it."');
    assert.equal(plain(led.text), 'Ours did not.');
  });

  it('takes what is bold for no name of a full stop', () => {
    assert.equal(lead(bold('Nobody is in charge', '.')), '');
  });

  it('takes no name without a letter or a digit', () => {
    assert.equal(lead(rich('–: 14 million')), '');
    assert.equal(lead(bold('✅', ' – It is done')), '');
  });

  it('takes how many for no name of what is counted', () => {
    assert.equal(lead(bold('1.284', ' Räder repariert')), '');
    assert.equal(lead(bold('1.284:', ' Räder repariert')), '1.284:');
  });

  it('takes for no names how much entries matter', () => {
    const led = leadsOfList(items('P0: build it', 'P0: test it', 'P1: sell it', 'P1: mend it'));
    assert.ok(led.every(({ lead }) => lead === undefined));
    const people = leadsOfList(items('Ann: build it', 'Ann: test it', 'Bo: sell it', 'Bo: mend it'));
    assert.ok(people.every(({ lead }) => lead !== undefined));
  });

  it('takes for no names what stands before every entry', () => {
    const items = ['The boat leaks', 'The pier is old'].map((text) => ({
      text: bold('Fixed', `: ${text}`),
      blocks: [],
    }));
    assert.ok(leadsOfList(items).every(({ lead }) => lead === undefined));
  });

  it('takes from when to when for one name, and parts no range', () => {
    assert.equal(
      plain(splitLead(rich('1 July – 30 September: labels warn')).lead ?? []),
      '1 July – 30 September:',
    );
    assert.equal(splitLead(rich('No deliveries 08:15 – 09:15 and 14:45 – 15:45')).lead, undefined);
    for (const range of [
      'It is on from June 11th - 14th at the pier',
      'du 1er – 3 mai',
      'We bank £900 - £80 (oars)',
    ])
      assert.equal(splitLead(rich(range)).lead, undefined, range);
  });

  it('parts nothing at a dash within what is bold', () => {
    assert.equal(lead(bold('00:25 – 07:50', ' the alarm rings every half hour')), '');
  });

  it('leaves a sentence with a bold word alone', () => {
    assert.equal(lead(bold('Revenue', ' grew by a third')), '');
  });
});

describe('leadsOfList', () => {
  it('says where names lead to that are links and nothing else', () => {
    const led = (...links: [name: string, href: string][]) =>
      leadsOfList(links.map(([text, href]) => ({ text: [{ text, href }], blocks: [] }))).map(
        ({ lead: name = [], text }) => [plain(name), plain(text)],
      );
    assert.deepEqual(led(['Blog', 'https://lark.example/blog'], ['Mail', 'mailto:crew@lark.example']), [
      ['Blog', 'lark.example/blog'],
      ['Mail', 'crew@lark.example'],
    ]);
    const told = 'How we mended the old pier in the winter of 2019';
    assert.deepEqual(led([told, 'https://lark.example/a'], ['Blog', 'https://lark.example/b']), [
      ['', told],
      ['', 'Blog'],
    ]);
    const deep = 'https://lark.example/a/how-we-mended-the-old-pier-in-the-winter';
    assert.deepEqual(led(['Pier', deep], ['Blog', 'https://lark.example/blog']), [
      ['', 'Pier'],
      ['', 'Blog'],
    ]);
    assert.deepEqual(led(['Blog', 'blog.md'], ['lark.example', 'https://lark.example']), [
      ['', 'Blog'],
      ['', 'lark.example'],
    ]);
  });

  it('takes all before an amount for its name, where each entry ends in one', () => {
    const named = (...texts: string[]) => leadsOfList(items(...texts)).map((each) => plain(each.lead ?? []));
    const mill = 'Mill and sieve (we pay a man for it now)';
    assert.deepEqual(named('Boats – £84,000', `${mill} – £22,000`, 'Rope – €9k'), ['Boats', mill, 'Rope']);
    assert.deepEqual(named('Boats – £84,000', `${mill} – soon`, 'The rest of all that we have left – none'), [
      '',
      '',
      '',
    ]);
  });

  it('takes days and times in bold for names, whatever goes on after them', () => {
    const days = ['Fri 15 Nov, 18:05', 'Sat 00:25 – Mon 07:50', 'Mon 08:00', 'Tue 19 Nov'];
    const named = (bolds: readonly string[]) =>
      leadsOfList(bolds.map((name) => ({ text: bold(name, ' the alarm rings'), blocks: [] }))).map((each) =>
        plain(each.lead ?? []),
      );
    assert.deepEqual(named(days), days);
    const plan = ['by 21 March', '7 April', 'May – June', '30 June'];
    assert.deepEqual(named(plan), plan);
    assert.deepEqual(named(['Always', 'Never', 'Often', 'Soon']), ['', '', '', '']);
  });

  it('takes the first line for a name where several entries have one', () => {
    const [shirts, quay, named] = leadsOfList(
      items('Shirts with our sign\nAnn buys them.', 'Old quay\nWe put it off.', 'Mail: Bo'),
    );
    assert.deepEqual(
      [plain(shirts!.lead ?? []), plain(shirts!.text)],
      ['Shirts with our sign', 'Ann buys them.'],
    );
    assert.equal(plain(quay!.lead ?? []), 'Old quay');
    assert.equal(plain(named!.lead ?? []), 'Mail:');
    const [only] = leadsOfList(items('Shirts\nAnn buys them.', 'The quay is old'));
    assert.equal(only!.lead, undefined);
    const sentences = leadsOfList(items('They sail.\nAnn too.', 'They row.\nBo too.'));
    assert.ok(sentences.every(({ lead }) => lead === undefined));
  });

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

describe('dots in place of a name', () => {
  const said = (...texts: string[]) =>
    leadsOfList(items(...texts)).map(({ lead, text }) => `${plain(lead ?? [])} ${plain(text)}`);

  it('stand for the one before', () => {
    assert.deepEqual(said('Ada: Yes', '...: And soon', '…: In May', 'Bo: No'), [
      'Ada: Yes',
      'Ada: And soon',
      'Ada: In May',
      'Bo: No',
    ]);
  });

  it('are nothing where there is none before', () => {
    assert.deepEqual(said('...: And soon', 'Bo: No'), [' And soon', 'Bo: No']);
  });
});

describe('timesOfList', () => {
  const leads = (...lines: string[]) =>
    timesOfList(lines.map((line) => rich(line)))?.map(({ lead, text }) => [plain(lead ?? []), plain(text)]);

  it('parts the times from what happened', () => {
    assert.deepEqual(
      leads('14:05 UTC The alarm goes off', '14:20, Ada arrives', '15:00–16:00 nobody knows'),
      [
        ['14:05 UTC', 'The alarm goes off'],
        ['14:20', 'Ada arrives'],
        ['15:00–16:00', 'nobody knows'],
      ],
    );
    assert.deepEqual(leads('2026-03-01 Work begins', '2026-04-02 It ends'), [
      ['2026-03-01', 'Work begins'],
      ['2026-04-02', 'It ends'],
    ]);
    assert.deepEqual(leads('28 Nov 1,000 customers', '12 Dec all of them', 'Jan 15 the end'), [
      ['28 Nov', '1,000 customers'],
      ['12 Dec', 'all of them'],
      ['Jan 15', 'the end'],
    ]);
    assert.deepEqual(leads('12. April Start', '3. Mai Ende'), [
      ['12. April', 'Start'],
      ['3. Mai', 'Ende'],
    ]);
    assert.equal(leads('12 boats sail', '15 boats stay'), undefined);
  });

  it('tears no zone from its time', () => {
    assert.deepEqual(leads('2026-03-14 00:05 UTC - It stops', '00:25 GMT - It goes on'), [
      ['2026-03-14 00:05 UTC', 'It stops'],
      ['00:25 GMT', 'It goes on'],
    ]);
    const moments = ['2:05 PM ET', '~14:05', '00:25 (UTC)', '2026-03-14T00:05:00Z', 'Mar 14, 00:05 UTC'];
    for (const moment of moments)
      assert.deepEqual(leads(`${moment} - It stops`, `${moment}: It goes on`), [
        [moment, 'It stops'],
        [moment, 'It goes on'],
      ]);
    assert.equal(leads('00:05 UTC → It stops', '00:25 UTC → It goes on'), undefined);
  });

  it('parts them whatever stands between', () => {
    const texts = ['14:05:00 UTC ::::: The alarm', '14:10:00 UTC | All well', '14:20 — Done'].map(rich);
    assert.deepEqual(
      timesOfList(texts)?.map((led) => [plain(led.lead ?? []), plain(led.text)]),
      [
        ['14:05:00 UTC', 'The alarm'],
        ['14:10:00 UTC', 'All well'],
        ['14:20', 'Done'],
      ],
    );
  });

  it('is none where an entry has no time', () => {
    assert.deepEqual(leads('21:17 UTC: the boat sails', '21:28 UTC: the boat is back'), [
      ['21:17 UTC', 'the boat sails'],
      ['21:28 UTC', 'the boat is back'],
    ]);
    assert.equal(leads('14:05 The alarm goes off', 'Ada arrives'), undefined);
    assert.equal(leads('14:05 The alarm goes off'), undefined);
    assert.equal(leads('3 boats', '4 piers'), undefined);
  });
});

describe('labels before a full stop', () => {
  const leads = (...texts: string[]) =>
    leadsOfList(items(...texts)).map(({ lead: name }) => plain(name ?? []));

  it('are names, and no sentences of their own', () => {
    assert.deepEqual(leads('Calico。它会分配网段。', 'Cilium。它很快。'), ['Calico', 'Cilium']);
    assert.deepEqual(leads('木造です。火の回りは早いです', '荷物を取らない。お客様にも戻らせない'), ['', '']);
  });
});
