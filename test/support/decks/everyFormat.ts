import { rich } from '../../../src/deck/richText.ts';
import type { PictureFile } from '../../../src/export/pptx/pictures.ts';
import type { Deck } from '../../../src/layouts/deck.ts';
import { deckOfSlides } from '../exporting.ts';
import { diagramSources } from './diagramSources.ts';

const diagrams = [
  ...Object.values(diagramSources),
  'flowchart LR\n  A[Start] --> B{Is it ok?}\n  B -->|yes| C([Done])',
  'flowchart TD\n  A[Start]:::hot --> B & C\n  B --> D\n  classDef hot fill:#f96,stroke:#333333,stroke-width:4px,color:#fff,stroke-dasharray: 5 5\n  classDef cold fill:lightblue,color:navy;\n  class B,C cold\n  style D fill:rgb(10,20,30),stroke:#abc,color:hsl(0,50%,90%)\n  linkStyle 0 stroke:#ff3,stroke-width:4px',
  'stateDiagram-v2\n  classDef bad fill:#f00,color:white,font-weight:bold\n  [*] --> Open\n  Open --> Shut:::bad',
  'classDiagram\n  class Order:::late\n  Order <|-- Line\n  classDef late fill:#00000080,stroke:transparent',
  `sequenceDiagram\n${Array.from({ length: 60 }, (_, at) => `  A->>B: A message of many words, number ${at}`).join('\n')}`,
];

const formulas = [
  '\\sum_{k=1}^{n} \\frac{N(k)}{2} \\cdot e^{-\\lambda (k-1)} + \\sqrt[3]{x_i^2}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix} \\hat{x}, \\overline{AB}, \\left( \\frac12 \\right)',
  'f(x)=\\begin{cases} 1 & x>0 \\\\ 0 & \\text{else}\\end{cases}',
  '\\int_0^\\infty f(x)\\,dx = \\lim_{n\\to\\infty} \\mathbf{v} \\binom{n}{k} \\underbrace{a+b}_{c}',
  '\\frac{',
];

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What is not text: diagrams, formulas, pictures. */
export const formats = (): { readonly deck: Deck; readonly pictures: readonly PictureFile[] } => {
  const pictures: PictureFile[] = [
    {
      asset: { id: 'png', fileName: 'a.png', type: 'image/png', width: 1, height: 1 },
      content: { bytes: png },
    },
    {
      asset: { id: 'gif', fileName: 'a.gif', type: 'image/gif', width: 1, height: 1 },
      content: { bytes: gif },
    },
  ];
  const math = [{ text: 'where ' }, { text: 'x_i', marks: ['math' as const] }];
  const deck = deckOfSlides(
    [
      ...diagrams.map((source) => ({ layout: 'diagram', title: rich('Diagram'), source }) as const),
      ...formulas.map((tex) => ({ layout: 'math', title: rich('Formula'), tex, text: math }) as const),
      {
        layout: 'table',
        title: rich('Formulas in a table'),
        head: [rich('Name'), math],
        rows: [[rich('One'), math]],
        align: ['start', 'end'],
      },
      ...['png', 'gif', 'gone'].map(
        (asset) =>
          ({ layout: 'image', title: rich('Picture'), picture: { asset, alt: `A ${asset}` } }) as const,
      ),
    ],
    { assets: pictures.map(({ asset }) => asset) },
  );
  return { deck, pictures };
};
