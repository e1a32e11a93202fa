import { plain, type RichText } from '../../../deck/richText.ts';
import type { Role } from '../../../languages/cues.ts';
import { binds } from '../../features/binds.ts';
import { chainsOf } from '../../features/chains.ts';
import type { Said } from '../../features/said.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { policy } from '../../policy/policy.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { isAside } from '../draft/plainSentence.ts';
import { isLead } from '../points/room.ts';
import { outcomes } from './listForms.ts';

/** What is said of a list after it. */
export interface RemarkBelow {
  readonly text: RichText;
  /** Someone who sees only the slides has to see it. */
  readonly isBinding: boolean;
  /** "We propose the second." over options is no one of them. */
  readonly mayStandAbove: boolean;
}

/** Of letters: what stands below a list has three lines. */
const longest = 230;

/** "Total: 7,450 €" stands below its list, with what it points back to; what else has no room there is for the notes. */
export const remarkIn = ({
  below,
  ordered,
}: Pick<Extract<Body, { kind: 'list' }>, 'below' | 'ordered'>): RemarkBelow | undefined => {
  const chains = chainsOf(below);
  const isWhole = chains.length === 1;
  const found = chains.flatMap(({ said }): RemarkBelow[] => {
    const isBinding = isWhole && !ordered && said.some(binds);
    const telling = said.findIndex(isTelling);
    // Steps rather look like steps than have any remark below them.
    const point = ordered ? -1 : said.findIndex(isPoint);
    const last = isBinding ? said.length - 1 : telling >= 0 ? telling : point;
    return last < 0
      ? []
      : [{ text: textOf(said.slice(0, last + 1)), isBinding, mayStandAbove: isChoice(said[last]!) }];
  })[0];
  const mayBeSaid = below.every(({ leadsIn, score }) => !leadsIn && score > policy.choose.leastOfShort);
  const all = textOf(below);
  return found && mayBeSaid && plain(all).length <= longest ? { ...found, text: all } : found;
};

const textOf = (said: readonly Said[]): RichText => joinSentences(said.map(({ text }) => text));

const isSurely = ({ roles }: Said, role: Role): boolean => roles.get(role) === 2;
const choices: readonly Role[] = ['decision', 'recommendation'];

/** It says what it comes to. */
const isTelling = (said: Said): boolean =>
  isPoint(said) &&
  (/\p{N}/u.test(plain(said.text)) || [...outcomes, ...choices].some((role) => isSurely(said, role)));

const isPoint = ({ leadsIn, score }: Said): boolean => !leadsIn && score >= policy.list.leastBelow;

const isChoice = (said: Said): boolean =>
  choices.some((role) => isSurely(said, role)) &&
  !said.pointsBack &&
  !isAside(said.text) &&
  isLead(said.text);
