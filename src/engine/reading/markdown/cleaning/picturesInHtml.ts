import { mapOutsideFences } from './outsideFences.ts';

const opens = /^ {0,3}<(?:figure|div|p|center|section|article|aside|table|tr|td)\b/iu;
const picture =
  /^\s*!\[([^[\]"<>]{0,200})\]\(([^()\s"<>]{1,500})(?:\s+"[^"<>]{0,200}")?\)(?:\{[^{}]{0,200}\})?\s*$/u;

const soleImage = /^ {0,3}<img\b[^<>]{0,1000}>\s*$/iu;
const isText = (line: string | undefined): boolean => line !== undefined && /^ {0,3}[^\s<]/u.test(line);

/** "![A boat](boat.png)" right below "<figure>" is text to Markdown, and a picture to whoever wrote it. */
export const withPicturesInHtml = (source: string): string => {
  if (!/^ {0,3}<[a-z]/imu.test(source)) return source;
  const lines = source.split('\n');
  let isHtml = false;
  return mapOutsideFences(lines, (line, at) => {
    // What stands right below a picture would be read as HTML; behind a comment it is text.
    if (!isHtml && soleImage.test(line) && isText(lines[at + 1])) return `${line.trimEnd()}<!-- -->`;
    isHtml = line.trim() !== '' && (isHtml || opens.test(line));
    return isHtml ? line.replace(picture, '<img alt="$1" src="$2">') : line;
  }).join('\n');
};
