/** A longer one is shown as it was written, wherever the deck is shown. */
export const longestFormula = 4_000;

/** How a formula is read, wherever that is done: what one place can read, all can. */
export const formulaOptions = {
  trust: false,
  strict: false,
  throwOnError: true,
  maxSize: [10, 10],
  maxExpand: 200,
} as const;
