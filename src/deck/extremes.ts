/** Unlike `Math.max(...values)`, of however many values: a call takes only so many arguments. */
export const greatest = (values: Iterable<number>, atLeast = Number.NEGATIVE_INFINITY): number => {
  let most = atLeast;
  for (const value of values) most = Math.max(most, value);
  return most;
};

export const smallest = (values: Iterable<number>, atMost = Number.POSITIVE_INFINITY): number => {
  let least = atMost;
  for (const value of values) least = Math.min(least, value);
  return least;
};
