import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain } from '../../../deck/richText.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { namesItself, splitLead, withoutStrong } from '../../text/leads.ts';
import { asTitle } from '../../text/shorten.ts';
import { isTimeLabelAnywhere } from '../../text/timeLabels.ts';
import { isBold, isLabel, paragraphs, type Reading, withoutColon } from './splitBlocks.ts';

export const announces = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && endsInColon(block.text);

/** "**Remote cache.** Share build results between machines."; "**16:30** – Backfill at 30%." is an entry of what happened when. */
export const runIn: Reading = (block) => {
  if (block.kind !== 'paragraph' || !namesItself(block)) return undefined;
  const { lead, text } = splitLead(block.text);
  if (lead && isTimeLabelAnywhere(withoutColon(plain(lead)).trim())) return undefined;
  // "**3.** The night run begins later." is counted and has no name.
  if (lead && !/\p{L}/u.test(plain(lead))) return [{ heading: [], blocks: paragraphs(text, block) }];
  return lead && [{ heading: asTitle(lead), blocks: paragraphs(text, block) }];
};

const longestBoldLine = 80;
/** A line of its own, bold from end to end: "**C. Append log plus flush**" */
export const boldLine: Reading = (block) => {
  if (block.kind !== 'paragraph' || plain(block.text).length > longestBoldLine) return undefined;
  return isBold(block.text) && /\p{L}/u.test(plain(block.text))
    ? [{ heading: asTitle(block.text), blocks: [] }]
    : undefined;
};

/** "**Money**, since the board will ask:" above a table. */
const boldLeadIn: Reading = (block, next) => {
  if (block.kind !== 'paragraph' || !announces(block) || !next || next.kind === 'paragraph') return undefined;
  const name = block.text.slice(0, 1).map(withoutStrong);
  return isLabel(name) ? [{ heading: asTitle(name), blocks: [block] }] : undefined;
};

/** "**Portannoch.** The ducts are not where the drawing says.": in bold at the beginning of a paragraph, or alone. */
export const boldStart: Reading = (block, next) =>
  block.kind === 'paragraph' && block.text[0]?.marks?.includes('strong')
    ? (boldLine(block, next) ?? runIn(block, next) ?? boldLeadIn(block, next))
    : undefined;
