const fence = /^ {0,3}(?:`{3,}|~{3,})/u;

/** Lines as what is made of each; those of fenced code stay. */
export const mapOutsideFences = (
  lines: readonly string[],
  made: (line: string, at: number) => string,
): string[] => {
  let isCode = false;
  return lines.map((line, at) => {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? line : made(line, at);
  });
};
