import { type RichText, rich } from '../../../src/deck/richText.ts';
import type { Deck } from '../../../src/layouts/deck.ts';
import type { Slide } from '../../../src/layouts/slide.ts';

const strong = (text: string): RichText => [{ text, marks: ['strong'] }];
const bullet = (lead: string, text: string) => ({ lead: rich(lead), text: rich(text) });

const listing = `import { createServer } from 'node:http';

/** Answers every request with the hour. */
export const clockServer = (clock: () => Date) =>
  createServer((request, response) => {
    const hour = clock().getUTCHours();
    if (request.method !== 'GET') {
      response.writeHead(405).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ hour, zone: "UTC" }));
  });`;

let count = 0;
const make = (slide: Record<string, unknown>): Slide => {
  count += 1;
  return {
    id: `slide-${count}`,
    notes: `What is said here in full: **${slide.layout}**.\n\n- One\n- Two`,
    ...slide,
  } as Slide;
};

const slides = (): Slide[] => [
  make({
    layout: 'cover',
    title: rich('Battery supply decides the winter'),
    subtitle: rich('What the third quarter brought, and the two ways out'),
    byline: 'Mara Lindqvist, Operations · 14 October 2026',
  }),
  make({
    layout: 'agenda',
    title: rich('What we will cover'),
    items: [
      'The quarter in short',
      'Revenue by market',
      'Battery supply',
      'Where the money went',
      'Two ways out',
      'What we ask you to decide',
    ].map(rich),
  }),
  make({
    layout: 'section',
    title: rich('Battery supply is six weeks late'),
    number: 2,
    message: rich('One supplier moved its line, and 640 finished frames wait in Aarhus.'),
  }),
  make({
    layout: 'statement',
    title: rich('The bottleneck'),
    text: [
      ...rich('We can build forty bikes a day. We cannot ship '),
      ...strong('one of them'),
      ...rich(' without a battery.'),
    ],
  }),
  make({
    layout: 'statement',
    title: rich('Mind the date'),
    tone: 'warning',
    text: rich(
      'The offer of the second supplier ends on 31 October, and the first shipment takes nine weeks.',
    ),
  }),
  make({
    layout: 'text',
    title: rich('How we came to be late'),
    paragraphs: [
      'The supplier moved its line in July and told us in August. By then the frames were ordered.',
      'Nobody had asked what happens when one factory stops, and nobody was wrong about the rest.',
    ].map(rich),
  }),
  make({
    layout: 'bullets',
    title: rich('Sales beat the plan while delivery slipped'),
    kicker: rich('The quarter in short'),
    style: 'list',
    items: [
      bullet('Revenue:', '€14.2 million, 9 % above plan'),
      bullet('Gross margin:', '31.4 %, up from 29.8 %'),
      bullet('Delivery time:', '41 days, against a promise of 28'),
      bullet('Net promoter score:', '54, down from 61'),
    ],
  }),
  make({
    layout: 'bullets',
    title: rich('Six things we learned from the customers who waited longest this autumn'),
    kicker: rich('Customers'),
    lead: rich('We called 120 people who had waited more than five weeks.'),
    style: 'list',
    items: [
      {
        text: rich('Most would have waited longer if somebody had told them the date'),
        items: [
          rich('Two in three heard nothing between order and delivery'),
          rich('The status page showed “in production” for weeks'),
        ],
      },
      { text: rich('Trades people cannot plan without the bike: they rent a van instead') },
      {
        text: [
          ...rich('The configurator sells the '),
          ...strong('720 Wh pack'),
          ...rich(' to people who need the small one; see '),
          { text: 'the audit', href: 'https://example.com/audit' },
        ],
      },
      { text: rich('Dealers who call every week lose half as many orders') },
    ],
  }),
  make({
    layout: 'bullets',
    title: rich('Three promises for the winter'),
    style: 'cards',
    items: [
      bullet('One date', 'Every order gets a delivery date that we keep or announce two weeks ahead.'),
      bullet('One contact', 'Each customer has a person with a phone, from order to first service.'),
      bullet('One stock', 'Dealers and the shop sell from the same list of finished bikes.'),
    ],
  }),
  make({
    layout: 'bullets',
    title: rich('Before the launch'),
    kicker: rich('Tasks'),
    style: 'list',
    items: [
      { text: rich('Sign the second supplier'), checked: true },
      { text: rich('Approve the new pack with the authority'), checked: true },
      { text: rich('Train the service partners'), checked: false },
      { text: rich('Change the configurator’s default'), checked: false },
    ],
  }),
  make({
    layout: 'columns',
    title: rich('Two ways out of the shortage'),
    columns: [
      {
        heading: rich('Second supplier'),
        items: [
          { text: rich('Ships from January') },
          { text: rich('Costs €38 more a pack') },
          { text: rich('Needs a new housing and a test by the authority') },
        ],
      },
      {
        heading: rich('Smaller pack'),
        items: [
          { text: rich('Ships in four weeks') },
          { text: rich('Costs €55 less a pack') },
          { text: rich('Loses a third of the range; one in five buyers would mind') },
        ],
      },
    ],
  }),
  make({
    layout: 'columns',
    title: rich('Three markets, three habits'),
    columns: ['Germany', 'Netherlands', 'Denmark'].map((name) => ({
      heading: rich(name),
      text: rich('Dealers sell nine of ten bikes, and most buyers lease through their employer.'),
      items: [{ text: rich('Test rides decide') }, { text: rich('Service within a day') }],
    })),
  }),
  make({
    layout: 'steps',
    title: rich('How the delay grew'),
    kicker: rich('Battery supply'),
    steps: [
      { label: 'July', text: rich('The supplier announces the move and promises no effect') },
      { label: 'August', text: rich('The first two shipments arrive three weeks late') },
      { label: 'September', text: rich('640 finished frames wait for batteries in Aarhus') },
      { label: 'October', text: rich('Shipments are back at 80 % of the volume we ordered') },
    ],
  }),
  make({
    layout: 'steps',
    title: rich('From order to first ride in seven steps'),
    steps: ['Order', 'Confirm', 'Weld', 'Paint', 'Assemble', 'Test', 'Deliver'].map((title, index) => ({
      label: String(index + 1),
      title: rich(title),
      text: rich('Takes about two days'),
    })),
  }),
  make({
    layout: 'steps',
    title: rich('What happens after the board decides'),
    steps: [1, 2, 3, 4].map((label) => ({
      label: String(label),
      title: rich('Sign and announce'),
      text: rich(
        'We sign the contract with the second supplier, tell the dealers the dates in writing, and publish the new delivery times in the shop and in the configurator.',
      ),
    })),
  }),
  make({
    layout: 'stats',
    title: rich('A quarter above plan'),
    lead: rich('Every market grew, and margin with it.'),
    stats: [
      { value: '4,812', label: rich('bikes sold'), note: rich('18 % more than in the second quarter') },
      { value: '€14.2m', label: rich('revenue'), note: rich('9 % above plan') },
      { value: '31.4 %', label: rich('gross margin') },
    ],
  }),
  make({
    layout: 'stats',
    title: rich('Customers wait longer than promised'),
    stats: [{ value: '41', label: rich('days from order to door'), note: rich('against a promise of 28') }],
  }),
  make({
    layout: 'quote',
    title: rich('Voice of the plant'),
    text: rich('We can build forty bikes a day. We cannot ship one of them without a battery.'),
    who: rich('Jonas Brandt, plant manager'),
  }),
  make({
    layout: 'table',
    title: rich('Customers who wait longer than five weeks cancel three times as often'),
    head: ['Weeks waited', 'Orders', 'Cancelled', 'Share'].map(rich),
    rows: [
      ['up to 3', '1,930', '39', '2 %'],
      ['4 to 5', '1,704', '68', '4 %'],
      ['6 to 7', '861', '95', '11 %'],
      ['8 and more', '317', '60', '19 %'],
    ].map((row) => row.map(rich)),
    align: ['start', 'end', 'end', 'end'],
    emphasis: { row: 3 },
    caption: rich('Orders of the third quarter, all markets'),
  }),
  make({
    layout: 'table',
    title: rich('Every line of the cost plan'),
    head: ['Line', 'Owner', 'Q1', 'Q2', 'Q3', 'Q4', 'Comment'].map(rich),
    rows: ['People', 'Marketing', 'Freight', 'Rent', 'Energy', 'Insurance', 'Licenses', 'Travel'].map(
      (name) =>
        [name, 'Operations', '€120k', '€131k', '€144k', '€139k', 'as planned, with `express` freight'].map(
          rich,
        ),
    ),
    align: ['start', 'start', 'end', 'end', 'end', 'end', 'start'],
  }),
  make({
    layout: 'chart',
    title: rich('The Netherlands grew fastest'),
    chart: {
      kind: 'grouped',
      categories: ['Q1', 'Q2', 'Q3'],
      series: [
        { name: 'Germany', values: [4.1, 4.9, 5.6] },
        { name: 'Netherlands', values: [2.2, 2.8, 3.9] },
        { name: 'France', values: [1.9, 2.3, 2.7] },
        { name: 'Denmark', values: [1.4, 1.7, 2.0] },
      ],
      prefix: '€',
      suffix: 'm',
      decimals: 1,
    },
    takeaway: rich('Netherlands: €2.2m to €3.9m, up 77 % from first to last.'),
  }),
  make({
    layout: 'chart',
    title: rich('Loans grew every month'),
    chart: {
      kind: 'line',
      categories: ['June', 'July', 'August', 'September'],
      series: [{ name: 'Loans', values: [2140, 2580, 3050, 3420] }],
      decimals: 0,
    },
    takeaway: rich('From 2,140 to 3,420: 60 % more in four months.'),
  }),
  make({
    layout: 'chart',
    title: rich('Latency over the week'),
    chart: {
      kind: 'line',
      categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      series: [
        { name: 'p50', values: [18, 19, 18, 22, 24, 15, 14] },
        { name: 'p95', values: [64, 70, 66, 90, 120, 51, 48] },
        { name: 'p99', values: [140, 150, 149, 230, 310, 120, 118] },
      ],
      suffix: ' ms',
      decimals: 0,
    },
    takeaway: rich('Friday is the slowest day in all three.'),
  }),
  make({
    layout: 'chart',
    title: rich('Where the money went'),
    chart: {
      kind: 'doughnut',
      categories: ['People', 'Marketing', 'Freight', 'Rent and energy', 'Other'],
      series: [{ name: 'Share', values: [46, 19, 17, 11, 7] }],
      suffix: ' %',
      decimals: 0,
    },
    takeaway: rich('People are almost half of all costs.'),
  }),
  make({
    layout: 'chart',
    title: rich('Where orders come from'),
    chart: {
      kind: 'bar',
      categories: [
        'Leasing partners of large employers',
        'Independent dealers',
        'The shop on the website',
        'Fleet contracts with cities',
        'Trade fairs and events',
      ],
      series: [{ name: 'Orders', values: [1610, 1404, 980, 610, 208] }],
      decimals: 0,
    },
    takeaway: rich('Leasing partners bring a third of all orders.'),
  }),
  make({
    layout: 'chart',
    title: rich('Orders by channel and month'),
    chart: {
      kind: 'stacked',
      categories: ['April', 'May', 'June', 'July', 'August', 'September'],
      series: [
        { name: 'Dealers', values: [410, 420, 480, 500, 520, 530] },
        { name: 'Shop', values: [120, 140, 160, 190, 200, 230] },
        { name: 'Leasing', values: [220, 260, 300, 350, 400, 470] },
      ],
      decimals: 0,
    },
  }),
  make({
    layout: 'chart',
    title: rich('Bikes sold a quarter'),
    chart: {
      kind: 'bar',
      categories: ['Q4', 'Q1', 'Q2', 'Q3'],
      series: [{ name: 'Bikes', values: [3120, 3480, 4078, 4812] }],
      decimals: 0,
    },
    takeaway: rich('The third quarter is the largest: 4,812.'),
  }),
  make({
    layout: 'code',
    title: rich('The server answers with the hour'),
    language: 'typescript',
    fileName: 'src/clockServer.ts',
    lines: listing.split('\n').map((text, index) => ({ number: index + 1, text })),
    highlight: [5, 6, 11, 12],
  }),
  make({
    layout: 'code',
    title: rich('Install it'),
    lead: rich('One command, nothing else to set up.'),
    language: 'bash',
    lines: [
      { number: 1, text: 'npm install --save-dev deckwright' },
      { number: 2, text: 'npx deckwright generate README.md' },
    ],
  }),
  make({
    layout: 'listings',
    title: rich('The clock has moved'),
    listings: [
      { lead: rich('Before:'), language: 'typescript', lines: ['const hour = clock.hour();'] },
      {
        lead: rich('Now it answers in every zone:'),
        language: 'typescript',
        lines: ['const now = clock();', 'const hour = now.getUTCHours();'],
      },
    ],
  }),
  make({
    layout: 'image',
    title: rich('The new line in Aarhus'),
    picture: {
      asset: 'plant',
      alt: 'A hall with frames on hooks',
      caption: rich('Line 2 in September: frames are complete, batteries are not'),
    },
  }),
  make({
    layout: 'image',
    title: rich('The old line'),
    picture: { asset: 'lost', alt: 'The old line before the move', caption: rich('Line 1 in June') },
  }),
  make({
    layout: 'image',
    title: rich('The supplier’s plant'),
    picture: { asset: 'remote', alt: 'The supplier’s new plant from above' },
  }),
  make({
    layout: 'image-and-text',
    title: rich('Frames wait on hooks'),
    picture: { asset: 'plant', alt: 'A hall with frames on hooks', caption: rich('Aarhus, 30 September') },
    items: [
      { text: rich('640 frames are finished') },
      { text: rich('Each of them is sold and paid in part') },
      { text: rich('The hall is full: welding stops in November') },
    ],
  }),
  make({
    layout: 'gallery',
    title: rich('Two halls, one supplier'),
    pictures: [
      { asset: 'plant', alt: 'A hall with frames on hooks', caption: rich('Line 2 in September') },
      { asset: 'remote', alt: 'The supplier’s new plant from above', caption: rich('The new plant') },
    ],
  }),
  make({
    layout: 'stats',
    title: rich('Half a year of the pilot'),
    lead: rich('We have been live in one city since March:'),
    stats: [
      { value: '48', label: rich('shops') },
      { value: '31,000', label: rich('orders a week') },
      { value: '97.4 %', label: rich('on time') },
      { value: '1.9 days', label: rich('from order to door') },
      { value: '11', label: rich('shops waiting') },
    ],
  }),
  make({
    layout: 'gallery',
    title: rich('Who talks to whom'),
    pictures: [
      {
        diagram: 'sequenceDiagram\n  Shop->>Stock: Is it there?\n  Stock-->>Shop: Three of them',
        caption: rich('An order'),
      },
      {
        diagram: 'flowchart TD\n  R[Return] --> C[Check] --> S[(Stock)]\n  C --> W[Workshop]',
        caption: rich('A return'),
      },
    ],
  }),
  make({
    layout: 'gallery',
    title: rich('Six views of the move'),
    kicker: rich('Pictures'),
    pictures: ['June', 'July', 'August', 'September', 'October']
      .map((month) => ({
        asset: 'plant',
        alt: `The hall in ${month}`,
        caption: rich(`The hall in ${month}, seen from the gate where the finished frames leave it`),
      }))
      .concat({ asset: 'lost', alt: 'The gate before the move', caption: rich('The gate') }),
  }),
  make({
    layout: 'diagram',
    title: rich('How an order flows'),
    source:
      'flowchart LR\n  A[Order] --> B{In stock?}\n  B -->|yes| C[Ship]\n  B -->|no| D[Build]\n  D --> E[Battery]\n  E --> C',
    caption: rich('Since May 2026'),
  }),
  make({
    layout: 'math',
    title: rich('What a week of delay costs'),
    tex: 'C = n \\cdot p \\cdot \\left(1 - e^{-\\lambda t}\\right) + \\sum_{i=1}^{k} f_i',
    text: [
      ...rich('Orders '),
      { text: 'n', marks: ['math'] },
      ...rich(' times price, by the share that cancels, plus express freight.'),
    ],
  }),
  make({
    layout: 'summary',
    title: rich('What to keep'),
    points: [
      'Sales are 9 % above plan, and every market grew.',
      'One supplier’s move made delivery six weeks late.',
      'Every week of delay costs about €210,000.',
      'A second supplier ends the risk by January.',
    ].map(rich),
  }),
  make({
    layout: 'closing',
    title: rich('Approve the second supplier today'),
    text: rich('€1.4 million for tooling and tests; first packs in January.'),
    contact: rich('mara@northlight.example'),
  }),
];

/** One slide or more of every layout, with all that its data can hold. */
export const everyLayout = (over: Partial<Deck> = {}): Deck => {
  count = 0;
  return {
    title: 'Battery supply decides the winter',
    language: 'us',
    narrative: 'Auto',
    theme: 'harbor',
    sections: [{ id: 'all', title: 'All layouts', slides: slides() }],
    assets: [
      { id: 'plant', fileName: 'plant.svg', type: 'image/svg+xml', width: 1200, height: 800 },
      { id: 'remote', fileName: 'plant.jpg', remote: 'https://pictures.example.com/plant.jpg' },
    ],
    notices: [],
    ...over,
  };
};
