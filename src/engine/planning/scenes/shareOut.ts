interface Bidder {
  readonly worth: number;
  readonly need: number;
  /** Half of it misleads: the steps of a list. */
  readonly isOne?: boolean;
}

/** What another slide is worth to who has so many of those it needs. */
type Bid = (bidder: Bidder, given: number) => number;

/** Under each heading as much as it says: the second slide is worth half of all, the third a third. */
const byWorth: Bid = ({ worth }, given) => worth / (1 + given);

/** Rather one scene whole than two in part. */
export const byNeed: Bid = ({ worth, need, isOne }, given) =>
  isOne && given > 0 ? worth / (1 + given / need) : worth / need / (1 + given) + (given === 0 ? worth : 0);

/** So many slides, given one by one to whom they are worth most. */
export const shareOut = (bidders: readonly Bidder[], slots: number, bid: Bid = byWorth): number[] => {
  const given = bidders.map(() => 0);
  for (let left = slots; left > 0; left -= 1) {
    let best = -1;
    let most = 0;
    bidders.forEach((bidder, at) => {
      const offer = given[at]! < bidder.need ? bid(bidder, given[at]!) : 0;
      if (offer > most) {
        most = offer;
        best = at;
      }
    });
    if (best < 0) break;
    given[best]! += 1;
  }
  return given;
};
