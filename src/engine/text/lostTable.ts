/** "|---|---| |**To:**|The office|": a table that lost its line breaks. */
export const lostTable = /\|\s*:?-{3,}:?\s*\|/u;
