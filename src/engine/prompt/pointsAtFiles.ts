import { normalized } from '../../languages/recognising/subjects.ts';

/** A text longer than this says something of its own. */
const mostWords = 9;

/** What a text says that leaves the answer to the file beside it. */
const pointing = new RegExp(
  [
    '\\b(?:see|attached|attachment|enclosed|file|document|here)',
    '\\b(?:siehe|anbei|anhang|angehängt|beigefügt|datei|dokument|hier)',
    '\\b(?:voir|ci-joint|fichier|pièce|voici|ici)',
    '\\b(?:ver|véase|adjunt|archivo|fichero|anex|arquivo|ficheiro|aquí|aqui)',
    '\\b(?:vedi|allegat|file|ecco)',
    '\\b(?:lihat|lampir|terlampir|berkas|ini)',
    '附件|文件|文档|见|请看|添付|ファイル|参照|資料|첨부|파일|문서|참조',
    'مرفق|ملف|انظر|संलग्न|फ़ाइल|फाइल|देखें|সংযুক্ত|ফাইল|দেখুন',
  ].join('|'),
  'u',
);

const baseName = (path: string): string => path.split('/').at(-1) ?? path;

/** Whether an answer only points at the files that came along: then they are the answer, and it is no content. */
export const pointsAtFiles = (answer: string, fileNames: readonly string[]): boolean => {
  if (fileNames.length === 0) return false;
  const names = fileNames
    .flatMap((name) => [name, baseName(name), baseName(name).replace(/\.[^.]+$/, '')])
    .map(normalized)
    .sort((left, right) => right.length - left.length);
  const said = normalized(answer);
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), said);
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return true;
  return words.length <= mostWords && !/\d/.test(rest) && pointing.test(rest) && rest.length <= 80;
};
