import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import type { RichText } from '../../src/deck/richText.ts';
import { styled } from '../../src/deck/typeScale.ts';
import { createMeasure } from '../../src/layouts/measure/fontMeasure.ts';
import { html } from '../../src/player/html.ts';
import { drawRichText } from '../../src/player/richText.ts';
import { launchChromium } from '../support/chromium.ts';

const measure = createMeasure();
const countLines = ({ text, family, size, weight, width }: Case): number =>
  measure.lines(text, styled(size, 100, weight, { family }), width);

const require = createRequire(import.meta.url);

const fonts = [
  ['Inter Variable', '@fontsource-variable/inter', 'inter', ''],
  ['Inter Variable', '@fontsource-variable/inter', 'inter', 'italic'],
  ['Source Serif 4 Variable', '@fontsource-variable/source-serif-4', 'source-serif-4', ''],
  ['JetBrains Mono Variable', '@fontsource-variable/jetbrains-mono', 'jetbrains-mono', ''],
] as const;
const families = {
  text: '"Inter Variable", "Noto Sans Arabic", sans-serif',
  serif: '"Source Serif 4 Variable", serif',
} as const;

/** Sentences written for this test, by BCP 47 tag. */
const texts: Record<string, string[]> = {
  en: [
    'We sold 4,812 bikes, 18 % more than in the second quarter, and every market grew faster than planned.',
    'The client-side cache (see src/engine/reading/markdown.ts) is a read-through, write-behind structure—nothing more.',
    'WAVE To AV Ty “quoted” text; fluffy office affairs, 11:11 and 1/2 or 24/7 -> done => really?! #42 @home',
    'MAXIMUM UPPERCASE WORDS HERE WITH WWW MMM AND @@@ SIGNS',
    'illicit little lilies, i.e. iiiiii llllll jjjj ffff tttt rrrr!',
    'https://example.org/a/very/long/path/with-many-parts/and_underscores/index.html?query=value&other=thing#fragment',
  ],
  de: [
    'Die Donaudampfschifffahrtsgesellschaft veröffentlicht ihren Geschäftsbericht für das dritte Quartal am 3. Mai.',
    'Größere Änderungen an der Straßenbahn-Haltestelle kosten zusätzlich 1.250.000 € („Mehrkosten“).',
  ],
  fr: [
    'L’équipe a réduit les délais de 18 % ; désormais, « tout va bien » : c’est l’été à Nîmes, où l’on rêve déjà d’œuvres.',
  ],
  es: [
    '¿Cuándo llegará la próxima actualización? ¡Muy pronto!, dijo el señor Núñez en la reunión del miércoles.',
  ],
  it: ['Perché la società ha così tanta fiducia nel progetto? Più qualità, meno costi e un’ottima squadra.'],
  pt: [
    'A administração não prevê alterações às condições atuais; a decisão será tomada em março, após a votação.',
  ],
  id: [
    'Kami mengembangkan aplikasi perpustakaan agar masyarakat dapat meminjam buku-buku dengan mudah dan cepat.',
  ],
  zh: [
    '图书馆应用“书签”帮助公共图书馆的读者寻找、预约并持续阅读书籍，计划明年四月在三个城市发布。',
    '价格为￥1,200（含税），增长了18.5%；使用TypeScript和Node.js开发。',
  ],
  ja: [
    '「しおり」は、公共図書館の利用者が本を探し、予約し、読み続けるためのアプリです。来年四月に公開します。',
    '図書館の来館者は五年で二割減りました。しかし、読書をやめたい人が増えたわけではありません。取り組みを続け、お客様のご意見を伺います。',
    '市民アンケートでは、六割の人が「時間が合わない」「予約が分かりにくい」と答えています。駅のロッカーは鉄道会社の許可が必要です。',
    'サーバー側のキャッシュはTypeScriptで書かれ、平均レイテンシーは12msになりました（前回は30ms）。',
  ],
  ko: [
    '공공 도서관 이용자가 책을 찾고 예약하고 계속 읽을 수 있도록 돕는 앱입니다. 내년 4월에 세 도시에서 공개합니다.',
  ],
  ar: [
    'يساعد التطبيق رواد المكتبات العامة على البحث عن الكتب وحجزها ومواصلة القراءة، وسيُطلق في ثلاث مدن في شهر أبريل المقبل.',
    'ارتفعت الإيرادات بنسبة ١٨٪ مقارنةً بالربع السابق، وبلغت 14.2 مليون يورو.',
  ],
  hi: [
    'यह ऐप सार्वजनिक पुस्तकालय के पाठकों को पुस्तकें खोजने, आरक्षित करने और पढ़ते रहने में सहायता करता है।',
    'पिछली तिमाही की तुलना में राजस्व में १८ प्रतिशत की वृद्धि हुई, जो अपेक्षा से अधिक है।',
  ],
  bn: [
    'এই অ্যাপটি গণগ্রন্থাগারের পাঠকদের বই খুঁজতে, সংরক্ষণ করতে এবং পড়া চালিয়ে যেতে সাহায্য করে।',
    'আগের ত্রৈমাসিকের তুলনায় রাজস্ব ১৮ শতাংশ বেড়েছে, যা প্রত্যাশার চেয়ে বেশি।',
  ],
  und: ['✅ Done 🚀 launch 👩‍👩‍👧‍👦 family 🇩🇪 flag 👍🏽 ok ★★★☆☆ → next ≥ 3 × 4 Привет, мир! Καλημέρα κόσμε'],
};

const marked: RichText[] = [
  [
    { text: 'Run ' },
    { text: 'npm install --save-dev deckwright', marks: ['code'] },
    { text: ' and then ' },
    { text: 'restart the whole editor', marks: ['strong'] },
    { text: ' before you ' },
    { text: 'continue with anything else', marks: ['emphasis'] },
  ],
  [
    { text: 'Every ' },
    { text: 'a', marks: ['code'] },
    { text: ', ' },
    { text: 'b', marks: ['code'] },
    { text: ' and ' },
    { text: 'longIdentifierName', marks: ['code'] },
    { text: ' counts, says the manual of the house.' },
  ],
];

interface Case {
  readonly text: RichText;
  readonly lang: string;
  readonly family: keyof typeof families;
  readonly size: number;
  readonly weight: number;
  readonly width: number;
}

const cases: Case[] = [
  ...Object.entries(texts).flatMap(([lang, list]) => list.map((text) => ({ lang, text: [{ text }] }))),
  ...marked.map((text) => ({ lang: 'en', text })),
].flatMap((text) =>
  (
    [
      ['text', 24, 400],
      ['text', 38, 650],
      ['serif', 32, 400],
    ] as const
  ).flatMap(([family, size, weight]) =>
    Array.from({ length: 38 }, (_, at) => ({ ...text, family, size, weight, width: 150 + at * 27 })),
  ),
);

const fontFaces = async (): Promise<string> => {
  const faces = fonts.flatMap(([family, folder, name, style]) =>
    ['latin-ext', 'latin'].map(async (subset) => {
      const css = await readFile(require.resolve(`${folder}/wght${style && '-italic'}.css`), 'utf8');
      const file = `${name}-${subset}-wght-${style || 'normal'}.woff2`;
      const range = new RegExp(`${file}[^}]*unicode-range:\\s*([^;]+);`).exec(css)![1];
      const font = (await readFile(require.resolve(`${folder}/files/${file}`))).toString('base64');
      return `@font-face{font-family:"${family}";font-style:${style || 'normal'};font-weight:100 900;unicode-range:${range};src:url(data:font/woff2;base64,${font})}`;
    }),
  );
  return (await Promise.all(faces)).join('');
};

/** As the page draws it: where a line of code may end is in its markup. */
const markupOf = (text: RichText): string =>
  drawRichText(
    text,
    () => html``,
    () => '',
  ).markup;

const linesInBrowser = (page: Page, stack: typeof families): Promise<number[]> =>
  page.evaluate(
    async ({ drawn, stack }) => {
      await Promise.all([...document.fonts].map((font) => font.load()));
      const boxes = drawn.map(({ markup, lang, family, size, weight, width }) => {
        const box = document.createElement('div');
        box.lang = lang;
        box.dir = lang === 'ar' ? 'rtl' : 'ltr';
        box.style.cssText = `font:${weight} ${size}px/100px ${stack[family]};width:${width}px;overflow-wrap:anywhere`;
        box.innerHTML = markup;
        document.body.append(box);
        return box;
      });
      return boxes.map((box) => Math.round(box.getBoundingClientRect().height / 100));
    },
    { drawn: cases.map((one) => ({ ...one, markup: markupOf(one.text) })), stack },
  );

describe('Counting lines, against a browser', () => {
  let browser: Browser;
  let counted: number[];

  before(async () => {
    browser = await launchChromium();
    const page = await browser.newPage();
    await page.setContent(
      `<style>${await fontFaces()} strong{font-weight:650} .tied{white-space:nowrap} code{font:400 0.88em "JetBrains Mono Variable";line-height:1px;padding:.05em .28em} :lang(ja){word-break:auto-phrase;line-break:strict} :lang(ko){word-break:keep-all} :lang(de){hyphens:auto;hyphenate-limit-chars:12 5 5}</style>`,
    );
    counted = await linesInBrowser(page, families);
  });
  after(() => browser?.close());

  it('never counts fewer lines than the browser draws', () => {
    const short = cases
      .map((one, at) => ({ ...one, drawn: counted[at]!, counted: countLines(one) }))
      .filter(({ drawn, counted }) => counted < drawn)
      .map(({ text, ...rest }) => `${JSON.stringify(rest)} ${text.map((span) => span.text).join('')}`);
    assert.deepEqual(short.slice(0, 12), []);
  });

  it('counts few more: at most an eighth over all texts of a language', () => {
    for (const lang of Object.keys(texts).filter((tag) => tag !== 'und')) {
      const own = cases
        .map((one, at) => ({ one, at }))
        .filter(({ one }) => one.lang === lang && one.width > 300);
      const drawn = own.reduce((sum, { at }) => sum + counted[at]!, 0);
      const ours = own.reduce((sum, { one }) => sum + countLines(one), 0);
      assert.ok(ours <= drawn * 1.125, `${lang}: ${ours} lines counted, ${drawn} drawn`);
    }
  });
});
