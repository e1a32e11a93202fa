/** Boxes, lines and arrows that are made of signs, and not of what a program is written in. */
const strokes = /[-|+_/\\<>^=*.:'`~─-╿▀-▟←-⇿]/gu;
/** "|   conn   +-----> |" */
const ofBox = /\|\s.*\||\+[-=]{2,}|[─-╿]{2,}|^\s*[|/\\](?:\s+[|/\\])*\s*$/u;
/** "..##.." is made of none. */
const word = /[\p{L}\p{N}]/u;
const leastLines = 4;
const leastShare = 0.4;

/** Lines that are looked at together, like a picture: parted, they show nothing. */
export const isDrawing = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '');
  if (written.length >= leastLines && !written.some((line) => word.test(line))) return true;
  const drawn = lines.filter((line) => ofBox.test(line));
  if (drawn.length < leastLines || 2 * drawn.length < written.length) return false;
  const signs = lines.join('').replace(/\s+/gu, '');
  return (signs.match(strokes)?.length ?? 0) >= leastShare * signs.length;
};
