/** Repeats a piece, told its number, to about so many characters. */
const repeated =
  (piece: string | ((at: number) => string), head = '', tail = '') =>
  (characters: number): string => {
    const of = typeof piece === 'string' ? () => piece : piece;
    const pieces: string[] = [];
    for (let length = 0, at = 0; length < characters; at += 1) {
      const next = of(at);
      pieces.push(next);
      length += next.length;
    }
    return head + pieces.join('') + tail;
  };

const side =
  (make: (count: number) => string) =>
  (characters: number): string =>
    make(Math.max(1, Math.floor(Math.sqrt(characters))));

const halves = (opening: string, closing: string) => (characters: number) => {
  const count = Math.ceil(characters / (opening.length + closing.length));
  return `${opening.repeat(count)}x${closing.repeat(count)}`;
};

/** Texts that make a careless reader or writer of decks work more than twice as long when they double. */
export const patterns: Readonly<Record<string, (characters: number) => string>> = {
  'pictures that never close': repeated('![a]('),
  'links that never close': repeated('[a]('),
  'formulas in lines that never close': repeated('$$ a\n'),
  'formulas that close in the end': repeated('$$\na\n\n', '', '$$\n'),
  'opening brackets': repeated('['),
  'brackets that close': halves('[', ']'),
  'a sentence of one letter': repeated('A. '),
  'abbreviations without end': repeated('e.g. z.B. '),
  'assignments in one line': repeated('x = y; '),
  'dashes as seams': repeated('one – two '),
  'asides in brackets': repeated('so (as said) '),
  'brackets that never close in a sentence': repeated('so (as. '),
  'one word': repeated('a'),
  'one word of accents': repeated('e\u0301'),
  'words in one line': repeated((at) => `word${at} `),
  'sentences in one paragraph': repeated((at) => `The crew of ship ${at} measured the current. `),
  'quotation marks': repeated('"a. '),
  'apostrophes and points': repeated("a'b.c:d·"),
  'emphasis that never closes': repeated('*a _b **c '),
  'alternating stars': repeated('*a**a'),
  'backticks of every length': side((count) =>
    Array.from({ length: count }, (_, at) => `${'`'.repeat(at + 1)}a`).join(' '),
  ),
  'HTML tags that never close': repeated('<div>'),
  'HTML tags of one line': repeated('<b>a'),
  'half an HTML tag': repeated('<a b='),
  'comments that never close': repeated('<!-- a '),
  'processing instructions that never close': repeated('<?'),
  entities: repeated('&amp;&#x41;&notit;'),
  'formulas that never close': repeated('$a $$ \\( \\[ '),
  'block quotes of rising depth': side((count) =>
    Array.from({ length: count }, (_, at) => `${'>'.repeat(at + 1)} a`).join('\n'),
  ),
  'one deep block quote': repeated('> '),
  'lists of rising depth': side((count) =>
    Array.from({ length: count }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
  ),
  'list markers in one line': repeated('- '),
  'one long list': repeated((at) => `- point ${at} of the list\n`),
  'one long numbered list with names': repeated((at) => `${at + 1}. **Step ${at}:** do it\n`),
  'one list of paragraphs': repeated(
    (at) => `- ${`The crew of ship ${at} measured the current of the old harbor for a day. `.repeat(4)}\n`,
  ),
  'one long list nine levels deep': repeated((at) => `${'  '.repeat(Math.min(at, 8))}- point ${at}\n`),
  'times with a listing after each': repeated(
    (at) => `- 1${at % 10}:00 it leaks\n\n\`\`\`\nlog ${at}\n\`\`\`\n\n`,
  ),
  'days below a name': repeated((at) => `## May ${1 + (at % 28)}\n\nIt leaks.\n\n`, '## Timeline\n\n'),
  'bold lines above headings': repeated((at) => `**Part ${at}**\n\n## One\n\ntext\n\n`),
  'names over text in every entry': repeated((at) => `* Name ${at}\nIt says so.\n\n`),
  'one list of lists': repeated(
    (at) =>
      `- Ship ${at}\n${`  - The crew of the ship measured the current of the old harbor for a day.\n`.repeat(5)}`,
  ),
  'ragged tables': repeated((at) => `| a | b | c |\n|---|\n| ${at} | 1 | 2 |\n\n`),
  'a table of many rows': repeated(
    (at) => `| row ${at} | ${at} | ${at * 7} |\n`,
    '| a | b | c |\n|---|---|---|\n',
  ),
  'a wide table': side(
    (count) =>
      `${'| a '.repeat(count)}|\n${'|---'.repeat(count)}|\n${`${'| 1 '.repeat(count)}|\n`.repeat(Math.ceil(count / 6))}`,
  ),
  'a table head without rows': (characters) =>
    `${'| a '.repeat(characters / 8)}|\n${'|---'.repeat(characters / 8)}|\n`,
  'headings alone': repeated((at) => `# Heading ${at}\n`),
  'the same heading': repeated('## Same\n\ntext\n\n'),
  'tiny sections': repeated((at) => `## Part ${at}\n\nIt says ${at}.\n\n`),
  'one long heading': repeated('so and on ', '# '),
  'headings of every depth': repeated(
    (at) => `${'#'.repeat((at % 6) + 1)} Depth ${at}\n\nIt says ${at}.\n\n`,
  ),
  'setext underlines': repeated('a\n=\n'),
  'footnotes that refer': repeated((at) => `a[^${at}]\n\n[^${at}]: note ${at}\n\n`),
  'references to one definition': repeated('[a] ', '[a]: https://example.com/\n\n'),
  'definitions alone': repeated((at) => `[a${at}]: /b\n`),
  'front matter that never closes': repeated((at) => `key${at}: value\n`, '---\n'),
  'fences that open': repeated('```a\n~~~b\n'),
  'one block of code': repeated((at) => `const a${at} = b(${at});\n`, '```ts\n', '```\n'),
  'one line of code': repeated('a(b); ', '```\n', '\n```\n'),
  'empty lines': repeated('\n', 'a', 'b'),
  'spaces in one line': repeated(' ', 'a', 'b'),
  'no-break spaces in a sentence': repeated('\u00a0', '# A\n\nWord ', ' word.\n'),
  'no-break spaces in a list': repeated('\u00a0', '# A\n\n- a', 'a\n- b\n- c\n'),
  'a long link of many pieces': (characters) =>
    `# A\n\n[a${'``a'.repeat(characters / 6)}a](http://a.b/${'``a'.repeat(characters / 6)})\n`,
  'spaces in a piece of code': repeated(' ', '# A\n\n- `a', 'b`\n- c\n- d\n'),
  'dashes in a sentence': repeated('—', '# A\n\nWord ', ' word.\n'),
  'dots in a sentence': repeated('.', '# A\n\nWord', 'word\n'),
  'parentheses in a sentence': halves('(', ')'),
  'colons behind the name of a callout': repeated(':', '# A\n\n:::note a', 'a\nb\n:::\n'),
  'line breaks of backslashes': repeated('a\\\n'),
  'short lines': repeated('a\n'),
  'marks of direction': repeated('a\u202e\u2066b\u2069\u202c '),
  'zero-width joiners': repeated('\u200da\u200b'),
  'families of emoji': repeated('👩‍👩‍👧‍👦'),
  'Chinese without punctuation': repeated('我們在港口測量海流並且記錄每一個讀數'),
  'Chinese sentences': repeated('我們在港口測量海流。'),
  'Japanese without punctuation': repeated('港で海流を測り'),
  'Thai without spaces': repeated('เราวัดกระแสน้ำที่ท่าเรือ'),
  'addresses in one line': repeated((at) => `https://example.com/${at} `),
  'mail addresses that end nowhere': repeated('a.b@c.'),
  'figures in one line': repeated((at) => `${at}.5 % of ${at}, `),
  'years in a list': repeated((at) => `- ${1900 + (at % 200)}: year ${at}\n`),
  'days in a list': repeated((at) => `- ${1 + (at % 28)} May the boat sails ${at}\n`),
  'lines with times': repeated((at) => `18:${10 + (at % 50)} the pump fails ${at}\n`),
  'plus and minus': repeated('+ it is free\n- it is slow\n'),
  'questions with a listing each': repeated((at) => `Why ${at}?\n\n\`\`\`\nx\n\`\`\`\n\n`),
  'questions in quotations': repeated((at) => `> ${at}. Does it sail?\n\nIt does.\n\n`),
  'sayings below each other': repeated((at) => `> It leaks ${at}.\n\n<!-- -->\n\n`),
  'names in bold above lines': repeated((at) => `**Boat ${at}**\nIt sails.\n\n`),
  'fields, a paragraph each': repeated((at) => `Roof ${at}: Ada Ruiz\n\n`),
  'names with colons': repeated((at) => `**Name ${at}:** value ${at}\n\n`),
  'pictures one after the other': repeated((at) => `![a${at}](a${at}.png)\n\n`),
  'pictures of the same name': repeated((at) => `![a](../x${at}/a.png) `),
  diagrams: repeated((at) => `\`\`\`mermaid\ngraph TD\n a${at}-->b\n\`\`\`\n\n`),
  'task lists': repeated((at) => `- [ ] task ${at}\n- [x] done ${at}\n`),
  rulers: repeated('---\n\n'),
  callouts: repeated('> [!NOTE]\n> a\n\n'),
  'colons at the ends of lines': repeated('a:\n\n'),
  'full stops': repeated('.'),
  'exclamation marks': repeated('!'),
  'dots with spaces': repeated('. '),
  'definitions of one term': repeated(': meaning\n', 'Term\n'),
  'terms with meanings': repeated((at) => `Term ${at}\n: meaning ${at}\n\n`),
  'paragraphs under one bold name': repeated(
    'and so on\n\n',
    '**A name.** It is so.\n\n**Other.** It is not.\n\n',
  ),
  'notes in every section': repeated(
    (at) => `## Part ${at}\n\nIt says[^${at}] so.\n\n[^${at}]: note ${at}\n\n`,
  ),
  'points beside a picture': repeated(
    (at) => `Point ${at}.\n\n`,
    '# A\n\n## B\n\n![a](https://a.b/a.png)\n\n',
  ),
  'points beside a chart': repeated(
    (at) => `- so ${at}\n`,
    '# A\n\n| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n| z | 3 |\n\n',
  ),
  'HTML tables in tables': repeated('<table><tr><td>'),
  'an HTML list in one line': repeated('<ul><li>a</li></ul>'),
  'details that open': repeated('<details><summary>a</summary>\n\nb\n\n'),
  'attributes without end': repeated(' a=b', '<p', '>x</p>'),
  'angle brackets': repeated('<'),
  ampersands: repeated('&'),
  backslashes: repeated('\\\\'),
  'dollar signs': repeated('$'),
  pipes: repeated('|'),
  'a row of pipes in each line': repeated('a|b\n-|-\n'),
  tildes: repeated('~'),
  stars: repeated('*'),
  'underscores in words': repeated('a_b_'),
  'nested emphasis': halves('*a **b ', '** c*'),
  'nested links': halves('[a ', '](b)'),
  'list items with paragraphs': repeated((at) => `- point ${at}\n\n  more of it\n\n`),
  'lines of a table of contents': repeated((at) => `- [Part ${at}](#part-${at})\n`),
  'links to headings': repeated((at) => `## Part ${at}\n\n[see](#part-${at + 1})\n\n`),
  'carriage returns': repeated('a\r'),
  'null characters': repeated('a\0'),
  hyphens: repeated('a-'),
  'titles of one link': repeated('[a](b "c '),
  'addresses of one word that open brackets': repeated('http://a/('),
  'addresses without a scheme that open brackets': repeated('//a.b/('),
  'autolinks that never close': repeated('<http://a'),
  'lines that count': repeated((at) => `TOP ${(at % 98) + 1}. So it is\n\nIt is so.\n\n`),
  'lines that count, out of order': repeated((at) => `P ${(at * 7) % 98} so\n\n`),
  'steps with listings': repeated((at) => `${at + 1}. Do it.\n\n   \`\`\`\n   a\n   b\n   \`\`\`\n\n`),
  'steps of rising depth': side((count) =>
    [
      ...Array.from({ length: count / 2 }, (_, at) => `${'   '.repeat(at)}1. Do so`),
      ...Array.from({ length: count / 2 }, (_, at) => `${'   '.repeat(count / 2 - at - 1)}2. Do it`),
    ].join('\n'),
  ),
  'fields without a fence': repeated('title: a\n'),
  'references in lists of lists': repeated('- Refs:\n  - Refs:\n    - a\n'),
  'circles as marks': repeated('o A is so.\n'),
  'listings between tags': repeated('{% highlight a %}\nb\n'),
  'links with a space': repeated('[a] [b] ', '[b]: c\n\n'),
  'links without words': repeated('(see [](#a)) '),
  'names of kinds before code': repeated('{kbd}`a`'),
  'fences in quotations': repeated('> ```\n> {{a}}\n\n'),
  'marks of quotations in a line': repeated(' >'),
  'bold words that go on': repeated('**a** '),
  'question marks that are quoted': (characters) => `> ${'?'.repeat(characters)}a`,
  'signs in an entry': (characters) => `- ${'“'.repeat(characters / 2)}${'Dr. '.repeat(characters / 8)}`,
  'blanks without width in an entry': (characters) => `- ${'\u200b'.repeat(characters)}. Word`,
  'marks that close what was opened otherwise': repeated('](*'),
  'quotation marks of several kinds': repeated('“ "; )%\\', '# T\n\nß'),
  'Hindi sentences': repeated('यह है। वह है॥ '),
  'entries between rules': repeated('---\n* ('),
  'lines behind a sign': repeated((at) => `■ Part ${at}\nIt is so.\n\n`),
  'a sign and blanks': (characters) => `■ a\n\n■ ${' '.repeat(characters)}b\nc\n`,
  'names in italics': repeated((at) => `*Part ${at}*: it is so.\n\n`),
  'a line of people': (characters) =>
    `# A\n\n*${'Ada Ruiz (b), '.repeat(characters / 14)}Bo Lind*\n\n## B\n\nC.`,
  'lines that are announced': repeated((at) => `So:\n\nPart ${at}.\n\nIt is.\n\n`),
  'bars made of signs': repeated('Ada: ███ 3\n', '```\n', '```\n'),
  'a drawing': repeated('| a |  +---+ ', '```\n', '\n```\n'),
  'long numbered entries': repeated((at) => `${at + 1}. **Part ${at}**: ${'it is so and so, '.repeat(9)}\n`),
  'tags around a callout': repeated((at) => `{% alert "Part ${at}" %}\nIt is.\n{% endalert %}\n\n`),
  'a tag of a callout': repeated('a="b" ', '{% alert ', '\n{% endalert %}\n'),
  'tags of callouts that nothing closes': repeated('{% alert "a" %}\n', '', '{% endnote %}'),
  'Arabic commas': repeated('هذا، وذلك؛ '),
  'lines of nothing but code between sentences': repeated('Take it.\n`sail`\n'),
  'lists in the cells of a table': repeated(
    (at) => `| ${at} | Mend <ul><li>a</li><li>b</li></ul> | c | d | e |\n`,
    '| n | a | b | c | d |\n| --- | --- | --- | --- | --- |\n',
  ),
  'lists beside each other in one cell': repeated(
    '<ul><li>a</li></ul> b ',
    '| a | b | c | d | e |\n| - | - | - | - | - |\n| ',
    ' | 1 | 2 | 3 | 4 |\n',
  ),
  'agendas of the headings below them': repeated(
    (at) => `## Agenda\n\n- Point ${at}\n- Point ${at + 1}\n\n## Point ${at}\n\nSaid.\n\n`,
  ),
  'entries with a name in their first line': repeated((at) => `1. Point ${at}  \n   It was put off.\n`),
  'fields below the first line of an entry': repeated((at) => `- Point ${at}\n  Ann: a\n  Bo: b\n`),
  'headings that are sentences': repeated(
    (at) => `## We say at ${at} that all of this is one long sentence.\n\n`,
    'Said.\n\n## A\n\nSaid.\n\n',
  ),
  'headings counted without a space': repeated((at) => `## ${at}.Ort\n\nGesagt.\n\n`),
  'listings under a heading that speaks of them': repeated(
    (at) => `It is \`name${at}\`.\n\n\`\`\`js\nname${at}();\nmoor();\n\`\`\`\n\n`,
  ),
  'decisions with a name': repeated((at) => `Said ${at}.\n\n**Resolution:** We sell it.\n\n`),
  'quoted mails in one line': repeated('Nr. 5 On Mon, X wrote: '),
  'a line of code after each part of a sentence': repeated('we sail\n\n```\na\n```\n\n'),
  'texts above rules': repeated('Yes: 8\nNo: 0\nSo it is.\n---\n'),
  'an address over many lines': repeated('a\n', '[b](https://c/'),
  'addresses over two lines': repeated('[b](https://c/d-\ne) '),
  'links between notes': repeated('[[a#b|c]] ![[d.png|3]] '),
  'links between notes that nothing closes': repeated('[[a|'),
  'bold with blanks': repeated('** a **\n\n'),
  'headings counted below each other': repeated(
    (at) => `### 1.${at % 99} A\n\nSo.\n\n`,
    '## 1.0 A\n\nSo.\n\n',
  ),
  'links to where it is talked about': repeated(
    (at) => `[${at + 1}](https://a/${at}) `,
    'It is tried again ',
  ),
  'reviewers that are to sign': repeated('- [ ] @a\n', '## Reviewers\n\n'),
  'code blocks of a site that never end': repeated('{% codeblock a %}\nx '),
};
