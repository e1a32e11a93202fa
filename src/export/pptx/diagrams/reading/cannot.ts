/** Something in a diagram that is not understood: rather none than a wrong one. */
export class Cannot extends Error {}

export const cannot: (what: string) => never = (what) => {
  throw new Cannot(what);
};
