/** The way from a folder to a file, both with slashes. */
export const relativePath = (from: string, to: string): string => {
  const [a, b] = [from.split('/').filter(Boolean), to.split('/').filter(Boolean)];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return [...a.slice(shared).map(() => '..'), ...b.slice(shared)].join('/');
};
