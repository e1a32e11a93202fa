import { plain } from '../../../deck/richText.ts';
import { binds } from '../../features/binds.ts';
import { isVoice } from '../../features/units/quotedBlocks.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import type { Scene } from './scene.ts';
import { wordsOfSaid } from './textRuns.ts';

/** "€ 80,241" over what it is made up of is what all of it comes to. */
const comesTo = /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/u;
const mostRemarked = 8;
const mostAnnouncing = 12;
const finished = /[.!?…。！？।؟][\p{Pf}\p{Pe}"']*\s*$/u;

/** "All times in UTC" over headings is said with the first of them, "Tick what is done before you leave" as well. */
export const isPreface = ({ body }: Scene): boolean => {
  if (body.kind === 'quote') return !isVoice(body) && estimateWords(plain(body.text)) <= mostRemarked;
  if (body.kind !== 'text') return false;
  const isSlight = body.said.every(
    (said) =>
      !binds(said) && !comesTo.test(plain(said.text)) && said.text.every(({ href }) => href === undefined),
  );
  const isLine = body.said.length === 1 && !finished.test(plain(body.said[0]!.text));
  return isSlight && wordsOfSaid(body.said) <= (isLine ? mostAnnouncing : policy.scene.prefaceWords);
};
