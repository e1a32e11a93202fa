import { isWholly } from '../../deck/richText.ts';
import { joinSentences } from '../text/richJoin.ts';
import type { Said } from './said.ts';

/** Sentences that are said together: one that stands alone, and those after it that point back. */
export interface Chain {
  readonly said: readonly Said[];
  /** Its first sentence points back to nothing that is here. */
  readonly isLoose: boolean;
}

/** Nobody follows more sentences of which each points back. */
const longest = 8;

export const chainsOf = (said: readonly Said[]): Chain[] => {
  const chains: { said: Said[]; isLoose: boolean }[] = [];
  let isBroken = true;
  for (const each of said) {
    if (each.leadsIn) {
      isBroken = true;
      continue;
    }
    const last = chains.at(-1);
    if (each.pointsBack && last && !isBroken && last.said.length < longest) last.said.push(each);
    else {
      chains.push({ said: [each], isLoose: each.pointsBack });
      isBroken = false;
    }
  }
  return chains;
};

const isName = ({ leadsIn, text }: Said): boolean => leadsIn && isWholly(text, 'strong');

/** "**Check the uid.** It was 108 there.": below a listing a name stands before what is said of it. */
export const withNames = (said: readonly Said[]): Said[] => {
  const all: Said[] = [];
  for (const each of said) {
    const name = all.at(-1);
    if (name && isName(name) && !each.leadsIn && !each.opens)
      all[all.length - 1] = {
        ...each,
        text: joinSentences([name.text, each.text]),
        words: name.words + each.words,
        pointsBack: false,
        ...(name.opens ? { opens: true } : {}),
      };
    else all.push(each);
  }
  return all;
};
