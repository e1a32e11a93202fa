import assert from 'node:assert/strict';
import {
  isBlank,
  provisionalTitle,
  type SourceText,
  themeInFrontMatter,
} from '../../../../src/editor/request/sourceText.ts';

const document = (text: string): SourceText => ({
  name: 'notes.md',
  text,
  origin: { kind: 'document', uri: 'file:///notes.md' },
});

describe('provisionalTitle', () => {
  const titles: Record<string, string> = {
    '# Q3 review\n\nText': 'Q3 review',
    'Intro\n\n## The *second* [plan](x.md) ##\n': 'The second plan',
    '---\ntitle: "From the front"\n---\n# Not this': 'From the front',
    '---\ntitle: "From a front\ntags: [a\n---\n# Not this': 'From a front',
    '---\ntitle: 5" disks\n---\n# Not this': '5" disks',
    '---\nauthor: A\n---\n# This': 'This',
    'No heading at all': 'notes.md',
    '': 'notes.md',
  };
  for (const [text, title] of Object.entries(titles)) {
    it(`of ${JSON.stringify(text)} is ${title}`, () => assert.equal(provisionalTitle(document(text)), title));
  }

  it('of a prompt is its first line', () => {
    const prompt = { name: '', text: '  A pitch\nfor all', origin: { kind: 'prompt' } } as const;
    assert.equal(provisionalTitle(prompt), 'A pitch');
  });

  it('is found in no time in text without a title', () => {
    const began = performance.now();
    provisionalTitle(document(`---\n${'title:\n'.repeat(100_000)}`));
    provisionalTitle(document(`# ${' '.repeat(100_000)}x`));
    assert.ok(performance.now() - began < 2_000);
  });
});

describe('isBlank', () => {
  it('sees through white space', () => {
    assert.ok(isBlank(' \n\t\u00a0'));
    assert.ok(!isBlank(' .'));
  });
});

describe('themeInFrontMatter', () => {
  it('is what stands there, with or without quotation marks', () => {
    assert.equal(themeInFrontMatter('---\ntitle: Q3\ntheme: plum\n---\n# Q3'), 'plum');
    assert.equal(themeInFrontMatter('---\r\ntheme: "slate"\r\n---\r\n'), 'slate');
  });

  it('is nothing that stands elsewhere', () => {
    assert.equal(themeInFrontMatter('# Q3\n\ntheme: plum\n---\n'), undefined);
    assert.equal(themeInFrontMatter('---\ntitle: Q3\n---\n\ntheme: plum\n---\n'), undefined);
  });
});
