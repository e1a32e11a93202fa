import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { readDeckFile } from '../../../../src/deckFile/readDeckFile.ts';
import { withScriptedService } from '../../../support/assistant.ts';
import { ScriptedService } from '../../../support/scriptedService.ts';

interface Reported {
  readonly line: number;
  readonly end_line: number;
  readonly kind: string;
  readonly message: string;
}

const bad = `---
colors:
  text: "#999999"
---

# Tea

---

## Kinds

${Array.from({ length: 18 }, (_, at) => `- kind ${at + 1} of tea, which is longer than half of a line has room for`).join('\n')}

---

<!-- chart -->

## Cups

| when | who |
| --- | --- |
| morning | many |

---

<!-- carousel -->

## Kinds

- green

text behind it

| a |
| - |
| 1 |
`;

/** What an assistant does that knows a problem by its kind and lines alone. */
const mended: Readonly<Record<string, (lines: string[], problem: Reported) => void>> = {
  'too-much': (lines, { line, end_line }) => {
    const points = lines.flatMap((text, at) =>
      at >= line - 1 && at < end_line && /^- /.test(text) ? [at] : [],
    );
    lines.splice(points[Math.ceil(points.length / 2)]!, 0, '', '---', '', `## More, from line ${line}`, '');
  },
  'chart-without-figures': (lines, { line, end_line }) => dropComment(lines, line, end_line),
  'marker-unknown': (lines, { line, end_line }) => dropComment(lines, line, end_line),
  'contrast-low': (lines, { line, message }) => {
    const [nearest = ''] = message.match(/"#[\da-f]{6}"/) ?? [];
    lines[line - 1] = lines[line - 1]!.replace(/"#[^"]*"/, nearest);
  },
  'slide-parted': (lines, { line }) => {
    lines.splice(line - 1, 0, '', '---', '', `## Part from line ${line}`, '');
  },
  'title-repeated': (lines, { line, end_line }) => {
    const title = lines.findIndex((text, at) => at >= line - 1 && at < end_line && /^## /.test(text));
    lines[title] += ` (line ${line})`;
  },
};

const dropComment = (lines: string[], from: number, to: number): void => {
  const at = lines.findIndex((text, place) => place >= from - 1 && place < to && text.startsWith('<!--'));
  lines.splice(at, 1);
};

describe('The tools for deck files', () => {
  const assistantOf = () => withScriptedService(new ScriptedService());

  it('give the guide as it stands in the documents', async () => {
    const { data } = await (await assistantOf()).call('get_deck_guide', {});
    assert.equal(`${data.guide}\n`, await readFile('docs/deck-file.md', 'utf8'));
  });

  it('let an assistant mend a bad deck by what check_deck says alone', async () => {
    const assistant = await assistantOf();
    let text = bad;
    const seen = new Set<string>();
    for (let turn = 0; turn < 12; turn += 1) {
      const { data } = await assistant.call('check_deck', { text });
      const [problem] = data.problems as Reported[];
      if (!problem) break;
      seen.add(problem.kind);
      const lines = text.split('\n');
      mended[problem.kind]!(lines, problem);
      text = lines.join('\n');
    }
    const { data } = await assistant.call('check_deck', { text });
    assert.deepEqual(data.problems, []);
    assert.deepEqual([...seen].sort(), Object.keys(mended).sort());
    const shown = JSON.stringify(readDeckFile(text).deck);
    for (let at = 1; at <= 18; at += 1) assert.ok(shown.includes(`kind ${at} of tea`));
  });

  it('show a slide in words', async () => {
    const assistant = await assistantOf();
    const text = '# Tea\n\n---\n\n## Kinds\n\n- green tea\n- black tea\n\n<!-- notes -->\nSlowly.';
    const { data } = await assistant.call('show_slide', { text, slide: 2 });
    assert.deepEqual([data.layout, data.title, data.notes], ['bullets', 'Kinds', 'Slowly.']);
    const shows = (data.shows as string[]).join('\n');
    assert.match(shows, /^title, \d+ px, 1 line: Kinds$/m);
    assert.match(shows, /green tea[\s\S]*black tea/);
    const { failed } = await assistant.call('show_slide', { text, slide: 3 });
    assert.equal(failed, true);
  });

  it('show a picture of the slide as well where something draws one', async () => {
    const asked: [string, number][] = [];
    const assistant = await withScriptedService(new ScriptedService(), {
      pictureOfSlide: async (text, slide) => {
        asked.push([text, slide]);
        return slide === 1 ? new Uint8Array([137, 80]) : undefined;
      },
    });
    const text = '# Tea\n\n---\n\n## Kinds\n\n- green';
    const { data, pictures } = await assistant.call('show_slide', { text, slide: 1 });
    assert.equal(data.title, 'Tea');
    assert.deepEqual(pictures, [Buffer.from([137, 80]).toString('base64')]);
    assert.deepEqual((await assistant.call('show_slide', { text, slide: 2 })).pictures, []);
    assert.deepEqual(asked, [
      [text, 1],
      [text, 2],
    ]);
  });

  it('change slides and leave the rest to the letter', async () => {
    const assistant = await assistantOf();
    const text = '---\ntheme: plum # mine\n---\n# A\n\n---\n\n##  B \n\n* x\n\n---\n\n## C\n';
    const { data } = await assistant.call('update_slides', {
      text,
      changes: [{ slide: 3, markdown: '## D\n\n- y\n' }],
    });
    assert.equal(
      data.text,
      '---\ntheme: plum # mine\n---\n# A\n\n---\n\n##  B \n\n* x\n\n---\n\n## D\n\n- y\n',
    );
    assert.deepEqual([data.slides, data.problems], [3, []]);
    const { data: less } = await assistant.call('update_slides', {
      text,
      changes: [{ slide: 2, markdown: '' }],
    });
    assert.deepEqual(less.slides, 2);
    assert.doesNotMatch(String(less.text), /B/);
    const { failed } = await assistant.call('update_slides', {
      text,
      changes: [{ slide: 9, markdown: '' }],
    });
    assert.equal(failed, true);
  });
});
