/** The results in order, so many at a time under way. */
export const inParallel = async <A, B>(
  all: readonly A[],
  most: number,
  make: (one: A, index: number) => Promise<B>,
): Promise<B[]> => {
  const made: B[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < all.length) {
      const index = next;
      next += 1;
      made[index] = await make(all[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, all.length) }, work));
  return made;
};
