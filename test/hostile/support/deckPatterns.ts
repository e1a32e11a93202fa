const slide = '# a\n\n';

const repeated =
  (piece: string, head = slide, tail = '') =>
  (characters: number): string =>
    head + piece.repeat(Math.ceil(characters / piece.length)) + tail;

const numbered = (name: string, characters: number): string => {
  const width = `${name}000000: 1\n`.length;
  return Array.from(
    { length: Math.ceil(characters / width) },
    (_, index) => `${name}${String(index).padStart(6, '0')}: 1\n`,
  ).join('');
};

const links = (characters: number): string =>
  Array.from(
    { length: Math.ceil(characters / 26) },
    (_, at) => `[word](http://x/${String(at).padStart(8, '0')})\n\n`,
  ).join('');

/** Deck files that make a careless reader or checker of them work more than twice as long when they double. */
export const deckPatterns: Readonly<Record<string, (characters: number) => string>> = {
  'names of a class in a diagram': repeated(
    'A,',
    `${slide}\`\`\`mermaid\nflowchart TD\nA-->B\nclass `,
    '\n```\n',
  ),
  'blanks in a message of a diagram': repeated(
    ' ',
    `${slide}\`\`\`mermaid\nsequenceDiagram\nA->>`,
    'B\n```\n',
  ),
  'fences of a deck file': repeated('```\n'),
  'listings of one slide': repeated('```\nx\n```\n'),
  'slides of a title': repeated('# a\n\n---\n\n', ''),
  'columns without end': repeated('### b\n\ntext\n\n'),
  'paragraphs of one slide': repeated('text\n\n'),
  'pictures of one slide': repeated('![](b.png)\n\n'),
  'quotations of one slide': repeated('> x\n\n'),
  'bullets of one slide': repeated('- x\n'),
  'figures of one slide': repeated('- **1** b\n', `${slide}<!-- stats -->\n\n`),
  'rows of a chart': repeated('|1|2|\n', `${slide}<!-- chart -->\n\n|a|b|\n|-|-|\n`),
  'formulas of a slide that never close': repeated('$$ a\n\n'),
  'comments that never close': repeated('<!-- '),
  'comments in one line': repeated('<!-- x --> '),
  'comments that ask for a layout, one after the other': repeated('<!-- stats -->\n\n- **1** a\n\n'),
  'comments that say where a slide is from': repeated('<!-- from source=a lines=1-2 -->\n\ntext\n\n'),
  'bold tags that never close': repeated('<b>x'),
  'links of tags that never close': repeated('<a href="x">x'),
  'formulas in one line': repeated('$a$ '),
  'links of one slide': (characters) => slide + links(characters),
  'links of the notes of one slide': (characters) => `${slide}<!-- notes -->\n\n${links(characters)}`,
  'number signs in a title': repeated('#', '# a', 'a\n'),
  'empty lines of notes': repeated('\n', `${slide}<!-- notes -->\n\nb`, 'c\n'),
  'addresses without a space in notes': repeated('http://a.b/', `${slide}<!-- notes -->\n\n`),
  'brackets that open on a slide': repeated('['),
  'keys of the front matter': (characters) => `---\n${numbered('k', characters)}---\n${slide}`,
  'keys of the colors': (characters) => `---\ncolors:\n${numbered('  c', characters)}---\n${slide}`,
  'one key of the front matter': repeated('a: b\n', '---\n', '---\n'),
  'escapes of the front matter that are none': repeated('\\u00', '---\na: "', '"\n---\n'),
};
