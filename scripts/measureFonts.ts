import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

/**
 * Writes src/layouts/measure/fontWidths.ts: the advance widths of the deck's fonts as Chromium draws them.
 * Run after a font was updated: `node scripts/measureFonts.ts [path of chromium]`.
 */
const executablePath = process.argv[2] ?? '/usr/bin/chromium';
const target = new URL('../src/layouts/measure/fontWidths.ts', import.meta.url);
const require = createRequire(import.meta.url);

const packaged = [
  { family: 'Inter Variable', folder: '@fontsource-variable/inter', name: 'inter' },
  {
    family: 'Source Serif 4 Variable',
    folder: '@fontsource-variable/source-serif-4',
    name: 'source-serif-4',
  },
] as const;
const subsets = ['latin', 'latin-ext'];
const styles = ['normal', 'italic'];

const fontFaces = async (): Promise<string> => {
  const faces: string[] = [];
  for (const { family, folder, name } of packaged) {
    for (const style of styles) {
      const css = await readFile(
        require.resolve(`${folder}/wght${style === 'italic' ? '-italic' : ''}.css`),
        'utf8',
      );
      for (const subset of subsets) {
        const file = `${name}-${subset}-wght-${style}.woff2`;
        const range = new RegExp(`${file}[^}]*unicode-range:\\s*([^;]+);`).exec(css)?.[1];
        if (!range) throw new Error(`${file} has no unicode-range in its style sheet.`);
        const bytes = await readFile(require.resolve(`${folder}/files/${file}`));
        faces.push(
          `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;unicode-range:${range};` +
            `src:url(data:font/woff2;base64,${bytes.toString('base64')})}`,
        );
      }
    }
  }
  return faces.join('\n');
};

/** The blocks that texts in our languages and their symbols use. */
const latin = [
  [0x20, 0x17f],
  [0x18f, 0x192],
  [0x218, 0x21b],
  [0x1e80, 0x1eff],
  [0x2010, 0x205e],
  [0x20a0, 0x20bf],
  [0x2113, 0x2122],
  [0x2190, 0x2199],
  [0x2200, 0x2265],
] as const;
const systemFonts = [
  { name: 'devanagari', family: 'Noto Sans Devanagari', from: 0x900, to: 0x97f, base: 'क' },
  { name: 'bengali', family: 'Noto Sans Bengali', from: 0x980, to: 0x9fe, base: 'ক' },
] as const;

const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const page = await browser.newPage();
  await page.setContent(`<style>${await fontFaces()}</style><p>`);
  const measured = await page.evaluate(
    async ({ latin, systemFonts }) => {
      const context = document.createElement('canvas').getContext('2d')!;
      const width = (font: string, text: string) => {
        context.font = font;
        return context.measureText(text).width;
      };
      const inFont = async (family: string, weight: number) => {
        for (const style of ['', 'italic ']) {
          for (const sample of ['a', 'ő'])
            await document.fonts.load(`${style}${weight} 100px "${family}"`, sample);
        }
        return latin.map(([from, to]) => ({
          from,
          widths: Array.from({ length: to - from + 1 }, (_, at) => {
            const text = String.fromCodePoint(from + at);
            const upright = `${weight} 1000px "${family}"`;
            const here = width(`${upright}, "DejaVu Sans Mono"`, text);
            if (here !== width(`${upright}, "DejaVu Serif"`, text)) return 0;
            return Math.ceil(Math.max(here, width(`italic ${upright}`, text)));
          }),
        }));
      };
      const inSystem = (weight: number) =>
        systemFonts.map(({ family, from, to, base }) => ({
          from,
          widths: Array.from({ length: to - from + 1 }, (_, at) => {
            const font = `${weight} 1000px "${family}"`;
            const text = String.fromCodePoint(from + at);
            const isMark = /\p{M}/u.test(text);
            return Math.ceil(
              isMark ? Math.max(0, width(font, base + text) - width(font, base)) : width(font, text),
            );
          }),
        }));
      /** Letters join: the width at the end of a word or alone, then inside one. */
      const arabic = (weight: number) => {
        const font = `${weight} 1000px "Noto Sans Arabic", "DejaVu Sans"`;
        const stretchWidth = width(font, 'ــ') - width(font, 'ـ');
        const letters = Array.from({ length: 0x6d5 - 0x61f + 1 }, (_, at) =>
          String.fromCodePoint(0x61f + at),
        );
        return {
          final: letters.map((letter) =>
            /\p{M}/u.test(letter)
              ? 0
              : Math.ceil(Math.max(width(font, letter), width(font, `ـ${letter}`) - stretchWidth)),
          ),
          joined: letters.map((letter) =>
            /\p{M}/u.test(letter)
              ? 0
              : Math.ceil(
                  Math.max(
                    width(font, `${letter}ـ`) - stretchWidth,
                    width(font, `ـ${letter}ـ`) - 2 * stretchWidth,
                  ),
                ),
          ),
        };
      };
      return {
        sans: { regular: await inFont('Inter Variable', 400), bold: await inFont('Inter Variable', 700) },
        serif: {
          regular: await inFont('Source Serif 4 Variable', 400),
          bold: await inFont('Source Serif 4 Variable', 700),
        },
        indic: { regular: inSystem(400), bold: inSystem(700) },
        arabic: { regular: arabic(400), bold: arabic(700) },
      };
    },
    { latin, systemFonts },
  );
  const table = (blocks: readonly { from: number; widths: readonly number[] }[]): string =>
    blocks.map(({ from, widths }) => `\n    [0x${from.toString(16)}, '${widths.join(' ')}'],`).join('');
  const lines = [
    "/** Made by scripts/measureFonts.ts: advance widths in thousandths of the font's size; 0 where it lacks the sign. */",
    'export type WidthBlocks = readonly (readonly [first: number, widths: string])[];',
    '',
    ...(['sans', 'serif', 'indic'] as const).flatMap((name) => [
      `export const ${name}Widths: { readonly regular: WidthBlocks; readonly bold: WidthBlocks } = {`,
      `  regular: [${table(measured[name].regular)}\n  ],`,
      `  bold: [${table(measured[name].bold)}\n  ],`,
      '};',
      '',
    ]),
    '/** Arabic letters from U+061F: at the end of a joined stretch or alone, and before a letter they join. */',
    'export const arabicWidths = {',
    `  regular: {\n    final: '${measured.arabic.regular.final.join(' ')}',\n    joined: '${measured.arabic.regular.joined.join(' ')}',\n  },`,
    `  bold: {\n    final: '${measured.arabic.bold.final.join(' ')}',\n    joined: '${measured.arabic.bold.joined.join(' ')}',\n  },`,
    '};',
    '',
  ];
  await writeFile(target, lines.join('\n'));
} finally {
  await browser.close();
}
