/** What opens and closes a listing: longer than any such mark within it. */
export const fenceOf = (code: string): string => {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
};
