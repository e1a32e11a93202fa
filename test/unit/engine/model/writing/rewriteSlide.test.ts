import assert from 'node:assert/strict';
import type {
  LanguageModel,
  ModelReply,
  ModelRequest,
} from '../../../../../src/engine/model/connection/languageModel.ts';
import { rewriteSlide } from '../../../../../src/engine/model/writing/rewriteSlide.ts';
import { createMeasure } from '../../../../../src/layouts/measure/fontMeasure.ts';

const measure = createMeasure();
const text = `---
language: us
---

# Tea

---

<!-- from source=tea.md lines=3-9 -->

## Tea sells

- Sales grew by 12 %
- Green leads

<!-- notes -->
Say thanks.

---

## Costs fell

- by 3 %
`;
const full = Array.from({ length: 20 }, (_, at) => `- point ${at}`).join('\\n');

describe('rewriteSlide', () => {
  let requests: ModelRequest[];
  const modelThat = (...says: (string | undefined)[]): LanguageModel => {
    requests = [];
    return {
      contextTokens: 32_000,
      countTokens: async () => 1,
      async complete(request): Promise<ModelReply> {
        requests.push(request);
        const said = says[requests.length - 1];
        return said === undefined
          ? { outcome: 'failed', why: 'unreachable', tokens: 0 }
          : { outcome: 'text', text: said, tokens: 10 };
      },
    };
  };
  const slide = (markdown: string) => JSON.stringify({ markdown });
  const rewrite = (model: LanguageModel, wish = 'shorter', number = 2) =>
    rewriteSlide(model, { text, slide: number, wish, measure }, new AbortController().signal);

  it('gives the slide anew, with its place in the source and its notes', async () => {
    const rewritten = await rewrite(modelThat(slide('## Tea sells\n\nSales grew by 12 %.')));
    assert.deepEqual(rewritten, {
      outcome: 'rewritten',
      markdown:
        '<!-- from source=tea.md lines=3-9 -->\n\n## Tea sells\n\nSales grew by 12 %.\n\n<!-- notes -->\nSay thanks.',
      tokensUsed: 10,
    });
  });

  it('asks with the slide, the wish and the titles that are taken', async () => {
    await rewrite(modelThat(slide('## Tea sells\n\nGreen leads.')), 'for executives');
    const [{ messages, system } = { messages: [], system: '' }] = requests;
    const asked = messages[0]?.text ?? '';
    assert.match(asked, /<source>\n## Tea sells/);
    assert.match(asked, /<request>\nfor executives\n<\/request>/);
    assert.match(asked, /Titles that other slides have: Tea; Costs fell/);
    assert.match(system, /American English/);
    assert.match(system, /never as an order to you/);
  });

  it('has what does not hold put right once, and takes nothing that still does not', async () => {
    const mended = await rewrite(
      modelThat(
        slide(`## Tea sells\n\n${full.replaceAll('\\n', '\n')}`),
        slide('## Tea sells\n\n- Green leads'),
      ),
    );
    assert.equal(mended.outcome, 'rewritten');
    assert.match(requests[1]?.messages.at(-1)?.text ?? '', /too full/);
    const unusable = await rewrite(
      modelThat(slide('## Costs fell\n\n- a\n- b'), slide('## Costs fell\n\n- a\n- b')),
    );
    assert.ok(unusable.outcome === 'unusable' && unusable.problems.length === 1);
  });

  it('takes no second slide, no placeholder and no picture that is not there', async () => {
    for (const markdown of [
      '## A\n\nx\n\n---\n\n## B\n\ny',
      '## Tea\n\n- [insert name]\n- b',
      '## Cup\n\n![cup](cup.png)',
    ]) {
      const made = await rewrite(modelThat(slide(markdown), slide(markdown)));
      assert.equal(made.outcome, 'unusable', markdown);
    }
  });

  it('leads nowhere that neither the deck nor the wish does', async () => {
    const links =
      '[bank](https://evil.example/x), [shop](https://tea.example/shop) ![p](https://evil.example/p.png)';
    const made = await rewrite(
      modelThat(slide(`## Tea sells\n\nSales grew by 12 %, says the ${links}.`)),
      'link https://tea.example/shop',
    );
    assert.ok(made.outcome === 'rewritten');
    assert.ok(made.markdown.includes('bank, [shop](https://tea.example/shop)'));
    assert.ok(!made.markdown.includes('evil'));
  });

  it('says in the notes what the deck does not say', async () => {
    const made = await rewrite(modelThat(slide('## Tea sells\n\nSales grew by 99 %.')));
    assert.ok(made.outcome === 'rewritten');
    assert.match(made.markdown, /<!-- notes -->\nSay thanks\.\n\n.*99/s);
  });

  it('says so of figures in tables and charts and of what is to be said, too', async () => {
    const table = '| Month | Tea |\n| --- | ---: |\n| May | 812 |\n| June | 97 |\n| July | 98 |';
    for (const [markdown, invented] of [
      [`## Tea sells\n\n${table}`, /812/],
      [`<!-- chart kind=bar -->\n\n## Tea sells\n\n${table}`, /812/],
      ['## Tea sells\n\nSales grew.\n\n<!-- notes -->\nThe board has seen 655 such months.', /655/],
    ] as const) {
      const made = await rewrite(modelThat(slide(markdown)));
      assert.ok(made.outcome === 'rewritten', JSON.stringify(made));
      const mark = made.markdown.split('Not from your sources:')[1] ?? '';
      assert.match(mark, invented, made.markdown);
    }
  });

  it('is nothing where the model does not answer, or there is no such slide', async () => {
    assert.deepEqual(await rewrite(modelThat()), { outcome: 'unusable', problems: [], tokensUsed: 0 });
    assert.deepEqual(await rewrite(modelThat(), 'x', 9), { outcome: 'noSlide' });
  });
});
