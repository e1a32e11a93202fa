import { plain, type RichText } from '../../../deck/richText.ts';
import type { Role } from '../../../languages/cues.ts';
import { binds } from '../../features/binds.ts';
import { chainsOf } from '../../features/chains.ts';
import type { Said } from '../../features/said.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { policy } from '../../policy/policy.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { isLead } from '../points/room.ts';
import { outcomes } from './listForms.ts';

/** What is said of a list after it, and is a point as much as its items are. */
export interface RemarkBelow {
  readonly text: RichText;
  /** Someone who sees only the slides has to see it. */
  readonly isBinding: boolean;
  /** "We propose the second." over options is no one of them. */
  readonly mayStandAbove: boolean;
}

/** "Total: 7,450 €" is one more point, with what it points back to; what else is remarked is for the notes. */
export const remarkIn = ({
  below,
  ordered,
}: Pick<Extract<Body, { kind: 'list' }>, 'below' | 'ordered'>): RemarkBelow | undefined => {
  const chains = chainsOf(below);
  // After steps it would be one of them.
  const isWhole = chains.length === 1 && !ordered;
  return chains.flatMap(({ said }): RemarkBelow[] => {
    const isBinding = isWhole && said.some(binds);
    const last = isBinding ? said.length - 1 : said.findIndex(isPoint);
    if (last < 0) return [];
    const text = joinSentences(said.slice(0, last + 1).map((each) => each.text));
    return [{ text, isBinding, mayStandAbove: isChoice(said[last]!) }];
  })[0];
};

const isSurely = ({ roles }: Said, role: Role): boolean => roles.get(role) === 2;
const choices: readonly Role[] = ['decision', 'recommendation'];

const isPoint = (said: Said): boolean =>
  !said.leadsIn &&
  said.score >= policy.list.leastBelow &&
  (/\p{N}/u.test(plain(said.text)) || [...outcomes, ...choices].some((role) => isSurely(said, role)));

const isAside = /^\s*[([（［]/u;
const isChoice = (said: Said): boolean =>
  choices.some((role) => isSurely(said, role)) &&
  !said.pointsBack &&
  !isAside.test(plain(said.text)) &&
  isLead(said.text);
