import { endsInColon } from '../../../../deck/endsInColon.ts';
import { plain } from '../../../../deck/richText.ts';
import type { Block, BlockOf, ListItem } from '../../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import { splitLead } from '../../../text/leads.ts';

/** Of one or more people, each after a name. */
const turnsIn = (block: Block | undefined): ListItem[] => {
  if (block?.kind !== 'quote' || block.who) return [];
  const said = block.blocks.filter((each) => each.kind === 'paragraph');
  const isNamedEach = said.every(({ text }) => splitLead(text).lead !== undefined);
  return said.length === block.blocks.length && isNamedEach
    ? said.map(({ text }) => ({ text, blocks: [] }))
    : [];
};

const mostAnswerWords = 30;
/** "[two weeks later]" */
const isStaged = /^\s*[[(（［]/u;
/** What stands between two who say something answers the first of them. */
const answerAt = (blocks: readonly Block[], at: number): Block | undefined => {
  const block = blocks[at];
  return block?.kind === 'paragraph' &&
    estimateWords(plain(block.text)) <= mostAnswerWords &&
    !endsInColon(block.text) &&
    !isStaged.test(plain(block.text)) &&
    turnsIn(blocks[at + 1]).length > 0
    ? block
    : undefined;
};

interface Talk {
  readonly turns: readonly ListItem[];
  /** How many blocks it is made of. */
  readonly length: number;
}

const talkAt = (blocks: readonly Block[], from: number): Talk => {
  const turns: ListItem[] = [];
  let at = from;
  for (let said = turnsIn(blocks[at]); said.length > 0; said = turnsIn(blocks[at])) {
    turns.push(...said);
    at += 1;
    const answer = answerAt(blocks, at);
    if (!answer) continue;
    turns.push({ ...turns.pop()!, blocks: [answer] });
    at += 1;
  }
  return { turns, length: at - from };
};

const leastTurns = 2;
/** "> **Ada:** Yes." and "> **Ben:** No." are who says what, and no saying of somebody's. */
export const withTalks = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const { turns, length } = talkAt(blocks, at);
    const own = blocks.slice(at, at + Math.max(1, length));
    at += own.length;
    const position = { from: own[0]!.position.from, to: own.at(-1)!.position.to };
    const list: BlockOf<'list'> = { kind: 'list', ordered: false, start: 1, items: turns, position };
    out.push(...(turns.length >= leastTurns ? [list] : own));
  }
  return out;
};
