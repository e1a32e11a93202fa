import { fontFamilies } from '../../deck/typeScale.ts';

/** The good faces that systems bring for what the page's own fonts lack. */
const systemFaces: Record<string, { readonly text: string; readonly serif: string }> = {
  zh: {
    text: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"',
    serif: '"Songti SC", "SimSun", "Noto Serif CJK SC", "Noto Serif SC"',
  },
  ja: {
    text: '"Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", "Noto Sans JP"',
    serif: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP"',
  },
  ko: {
    text: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"',
    serif: '"AppleMyungjo", "Batang", "Noto Serif CJK KR", "Noto Serif KR"',
  },
  ar: {
    text: '"SF Arabic", "Segoe UI", "Noto Sans Arabic", "Noto Naskh Arabic"',
    serif: '"Geeza Pro", "Sakkal Majalla", "Noto Naskh Arabic", "Noto Sans Arabic"',
  },
  hi: {
    text: '"Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"',
    serif: '"Devanagari MT", "Nirmala UI", "Noto Serif Devanagari", "Noto Sans Devanagari"',
  },
  bn: {
    text: '"Kohinoor Bangla", "Nirmala UI", "Noto Sans Bengali"',
    serif: '"Bangla MN", "Nirmala UI", "Noto Serif Bengali", "Noto Sans Bengali"',
  },
};

/** Every script's faces, those of the deck's own language first: Chinese and Japanese share letters, not shapes. */
export const fontStacks = (locale: string): string[] => {
  const own = locale.split('-')[0] ?? '';
  const languages = [own, ...Object.keys(systemFaces).filter((language) => language !== own)];
  const faces = (kind: 'text' | 'serif') =>
    languages.flatMap((language) => systemFaces[language]?.[kind] ?? []).join(', ');
  return [
    `--font-text:"${fontFamilies.text}", ${faces('text')}, system-ui, sans-serif`,
    `--font-serif:"${fontFamilies.serif}", ${faces('serif')}, Georgia, serif`,
    // The systems' own monospaces come first: they have the frames and arrows that listings are full of, in one width.
    `--font-code:"${fontFamilies.code}", ui-monospace, Consolas, "DejaVu Sans Mono", monospace, ${faces('text')}`,
  ];
};
