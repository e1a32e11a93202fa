import { plain, type RichText } from '../../../deck/richText.ts';
import { chainsOf } from '../../features/chains.ts';
import { hasRole, type Said } from '../../features/said.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { isLead } from '../points/room.ts';

type ListBody = Extract<Body, { kind: 'list' }>;

const mostJoinedWords = 30;
const mostNameWords = 4;
/** "Impact:" names its list: it is no part of the sentence that happens to stand before it. */
export const isName = ({ text, leadsIn }: Said): boolean =>
  leadsIn && estimateWords(plain(text)) <= mostNameWords;

/** The sentence that says most of those above a list. */
export const bestOf = (above: readonly Said[]): Said | undefined =>
  chainsOf(above)
    .filter(({ isLoose }) => !isLoose)
    .flatMap(({ said: [first] }) => (first ? [first] : []))
    .sort((a, b) => b.score - a.score)[0];

/** All that is said above the list, if it can be said together. */
export const wholeOf = (above: readonly Said[]): RichText[] | undefined => {
  const told = above.filter(
    (each) => each.score > (hasRole(each, 'narration') ? policy.choose.least : policy.choose.never),
  );
  return told.length > 0 &&
    told.every(
      ({ leadsIn, pointsBack }, at) => (!leadsIn || at === told.length - 1) && (at > 0 || !pointsBack),
    )
    ? told.map(({ text }) => text)
    : undefined;
};

const isAnyLead = (text: RichText | undefined): text is RichText =>
  text !== undefined && text.length > 0 && isLead(text);

/**
 * What may stand above the list, best first: what introduces it, with what is said before that where both have
 * room. One that points back has what it points to, or stands alone rather than that another one does.
 */
export const leadsOf = ({ lead, above }: Pick<ListBody, 'lead' | 'above'>): RichText[] => {
  const own = lead?.text;
  const best = bestOf(above);
  const before = above.at(-1);
  const announces = lead?.leadsIn === true && !isName(lead);
  const isNear = before && !before.pointsBack && before.words + (lead?.words ?? 0) <= mostJoinedWords;
  const introduces = own !== undefined && lead?.pointsBack === false && !isName(lead);
  const told = wholeOf(above);
  const isOwn = introduces && lead.leadsIn && isLead(own);
  const options: (RichText | undefined)[] = [
    own && lead.pointsBack && isNear ? joinSentences([before.text, own]) : undefined,
    lead?.pointsBack && announces ? own : undefined,
    told && introduces ? joinSentences([...told, own]) : undefined,
    best && introduces ? joinSentences([best.text, own]) : undefined,
    lead ? undefined : told && joinSentences(told),
    lead?.pointsBack ? undefined : own,
    isOwn ? undefined : best?.text,
  ];
  const all = options.filter(isAnyLead);
  return all.length > 0 ? all : [own].filter(isAnyLead);
};

/** Whether something is said above the list that no chart has a place for. */
export const isIntroduced = ({ lead, above }: ListBody): boolean =>
  bestOf(above) !== undefined || (lead !== undefined && (!lead.leadsIn || lead.roles.size > 0));
