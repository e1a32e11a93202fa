/** Boxes, lines and arrows that are made of signs, and not of what a program is written in. */
const strokes = /[-|+_/\\<>^=*.:'`~─-╿▀-▟←-⇿]/gu;
/** "|   conn   +-----> |" */
const ofBox = /\|\s.*\||\+[-=]{2,}|[─-╿]{2,}|^\s*[|/\\](?:\s+[|/\\])*\s*$/u;
const leastLines = 4;
const leastShare = 0.4;

/** Lines that are looked at together, like a picture: parted, they show nothing. */
export const isDrawing = (lines: readonly string[]): boolean => {
  const drawn = lines.filter((line) => ofBox.test(line));
  if (drawn.length < leastLines || 2 * drawn.length < lines.filter((line) => line.trim() !== '').length)
    return false;
  const signs = lines.join('').replace(/\s+/gu, '');
  return (signs.match(strokes)?.length ?? 0) >= leastShare * signs.length;
};
