import type { Attack } from './attacks.ts';

const fenced = (code: string): string => `\`\`\`mermaid\n${code}\n\`\`\``;
const flow = (rest: string): string => fenced(`flowchart LR\n  A[One] --> B[Two]\n${rest}`);
const themed = (css: string): string =>
  fenced(`%%{init: ${JSON.stringify({ themeCSS: css })}}%%\nflowchart LR\n  A --> B`);

/** Spellings by which a deck's document may try to have its reader's browser ask a host. */
export const homeCalls = (home: string): Attack[] => {
  const host = new URL(home).host;
  const address = (name: string) => `${home}/${name.replaceAll(/\W+/g, '-')}`;
  /** What CSS takes for a picture, however it is written. */
  const pictures: Readonly<Record<string, (url: string) => string>> = {
    url: (url) => `url(${url})`,
    'url in quotes': (url) => `url('${url}')`,
    'url in capitals': (url) => `URL('${url}')`,
    'escaped url': (url) => `\\75rl('${url}')`,
    'url escaped in six': (url) => `\\000075\\000072\\00006c('${url}')`,
    'image-set': (url) => `image-set('${url}' 1x)`,
    'old image-set': (url) => `-webkit-image-set(url('${url}') 1x)`,
    'cross-fade': (url) => `-webkit-cross-fade(url('${url}'), url('${url}2'), 50%)`,
    src: (url) => `src('${url}')`,
    image: (url) => `image('${url}')`,
    'variable with a fallback': (url) => `var(--none, url('${url}'))`,
    'url without a protocol': () => `url(//${host}/without-protocol)`,
  };
  /** Where a diagram takes styles; each kind has a grammar of its own. */
  const carriers: Readonly<Record<string, (styles: string) => string>> = {
    'flowchart class': (styles) => `flowchart LR\n  A --> B\n  classDef bad ${styles}\n  class A bad`,
    'state class': (styles) => `stateDiagram-v2\n  A --> B\n  classDef bad ${styles}\n  class A bad`,
    'state style': (styles) => `stateDiagram-v2\n  A --> B\n  style A ${styles}`,
    'class style': (styles) => `classDiagram\n  class A\n  A --> B\n  style A ${styles}`,
    'class of classes': (styles) => `classDiagram\n  class A:::bad\n  A --> B\n  classDef bad ${styles}`,
    'block style': (styles) => `block-beta\n  A B\n  style A ${styles}`,
    'entity class': (styles) => `erDiagram\n  A ||--o{ B : has\n  classDef bad ${styles}\n  class A bad`,
    'requirement style': (styles) =>
      `requirementDiagram\n  requirement A {\n    id: 1\n    text: one\n  }\n  style A ${styles}`,
    theme: (styles) =>
      `%%{init: ${JSON.stringify({ themeCSS: `.node { ${styles.replaceAll(',', ';')} }` })}}%%\nflowchart LR\n  A --> B`,
    'front matter': (styles) =>
      `---\nconfig:\n  themeCSS: ${JSON.stringify(`.node { ${styles.replaceAll(',', ';')} }`)}\n---\nflowchart LR\n  A --> B`,
    font: (styles) =>
      `%%{init: ${JSON.stringify({ sequence: { actorFontFamily: `x; ${styles.replaceAll(',', ';')}`, messageFontFamily: `x; ${styles.replaceAll(',', ';')}` } })}}%%\nsequenceDiagram\n  Ann->>Bob: hello`,
  };
  const styles = Object.entries(carriers).flatMap(([carrier, draw]) =>
    Object.entries(pictures).map(([spelling, write]) => {
      const name = `${carrier} with ${spelling}`;
      const value = write(address(name));
      const all = ['background', 'fill', 'mask-image', 'list-style-image'];
      return { name, markdown: fenced(draw(all.map((property) => `${property}:${value}`).join(','))) };
    }),
  );
  const sheets = [
    { name: 'theme that imports', markdown: themed(`@import '${address('import')}'; .node { fill: red }`) },
    { name: 'theme that imports by an escape', markdown: themed(`@\\69mport '${address('import-2')}';`) },
    {
      name: 'theme with a font',
      markdown: themed(
        `@font-face { font-family: x; src: url('${address('font')}') } .node { font-family: x }`,
      ),
    },
    {
      name: 'variables of a theme',
      markdown: fenced(
        `%%{init: {"theme": "base", "themeVariables": {"primaryColor": "url('${address('variable')}')", "fontFamily": "x; background: url('${address('family')}')"}}}%%\nflowchart LR\n  A --> B`,
      ),
    },
  ];
  const elements = [
    `<image href='${address('image')}' width='9' height='9'/>`,
    `<use href='${address('use')}#a'/>`,
    `<feImage href='${address('feImage')}'/>`,
    `<img src='${address('img')}'>`,
    `<img srcset='${address('srcset')} 2x'>`,
    `<foreignObject><iframe src='${address('frame')}'></iframe></foreignObject>`,
    `<link rel='stylesheet' href='${address('sheet')}'>`,
    `<link rel='prefetch' href='${address('prefetch')}'>`,
    `<link rel='preconnect' href='${home}'>`,
    `<meta http-equiv='refresh' content='0;url=${address('refresh')}'>`,
    `<video poster='${address('poster')}' src='${address('video')}' autoplay></video>`,
    `<object data='${address('object')}'></object>`,
    `<style>@import '${address('style')}';</style>`,
    `<a href='https://safe.example' ping='${address('ping')}'>press</a>`,
    `<body background='${address('body')}'>`,
    `<input type='image' src='${address('input')}'>`,
  ];
  const labels = elements.flatMap((markup, index) => [
    { name: `label ${index + 1}`, markdown: flow(`  A["${markup}"]`) },
    {
      name: `label ${index + 1} by entities`,
      markdown: flow(`  A["${markup.replaceAll('<', '#lt;').replaceAll('>', '#gt;')}"]`),
    },
    { name: `markup ${index + 1}`, markdown: markup },
    { name: `message ${index + 1}`, markdown: fenced(`sequenceDiagram\n  Ann->>Bob: ${markup}`) },
  ]);
  const shapes = [
    { name: 'shape with a picture', markdown: flow(`  C@{ img: "${address('shape')}", label: "C" }`) },
    { name: 'shape with an icon', markdown: flow(`  C@{ icon: "${address('icon')}", label: "C" }`) },
    { name: 'picture', markdown: `![view](${address('picture')}.png)` },
    { name: 'picture without a protocol', markdown: `![view](//${host}/picture.png)` },
    { name: 'formula', markdown: `$$\\includegraphics{${address('formula')}.png}$$` },
  ];
  return [...styles, ...sheets, ...labels, ...shapes];
};
