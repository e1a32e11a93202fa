/** What a tab that shows the slides before needs to show those after: markup, or the place it stood at. */
export const slidesPatch = (before: readonly string[], after: readonly string[]): (string | number)[] => {
  const places = new Map<string, number[]>();
  for (const [at, slide] of before.entries()) places.set(slide, [...(places.get(slide) ?? []), at]);
  return after.map((slide, at) => {
    const known = places.get(slide);
    if (!known || known.length === 0) return slide;
    const own = known.indexOf(at);
    return known.splice(Math.max(0, own), 1)[0]!;
  });
};
