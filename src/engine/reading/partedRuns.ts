/** A row of letters or signs that goes on for longer is no word: whoever looks for its end remembers each of them. */
const longestRun = 100_000;
const parts = new RegExp(`[^]{1,${longestRun}}`, 'gu');
const holdsPicture = (run: string): boolean => run.includes('data:');

/** A text without rows of letters or signs so long that no expression finds its way back through them. */
export const partedRuns = (text: string): string =>
  text.length <= longestRun
    ? text
    : text.replace(/\S+/g, (run) =>
        run.length <= longestRun || holdsPicture(run) ? run : run.match(parts)!.join(' '),
      );
