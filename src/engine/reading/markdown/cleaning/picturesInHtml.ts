import { mapOutsideFences } from './outsideFences.ts';

const opens = /^ {0,3}<(?:figure|div|p|center|section|article|aside|table|tr|td)\b/iu;
const picture =
  /^\s*!\[([^[\]"<>]{0,200})\]\(([^()\s"<>]{1,500})(?:\s+"[^"<>]{0,200}")?\)(?:\{[^{}]{0,200}\})?\s*$/u;

/** "![A boat](boat.png)" right below "<figure>" is text to Markdown, and a picture to whoever wrote it. */
export const withPicturesInHtml = (source: string): string => {
  if (!source.includes('![') || !/^ {0,3}<[a-z]/imu.test(source)) return source;
  let isHtml = false;
  return mapOutsideFences(source.split('\n'), (line) => {
    isHtml = line.trim() !== '' && (isHtml || opens.test(line));
    return isHtml ? line.replace(picture, '<img alt="$1" src="$2">') : line;
  }).join('\n');
};
