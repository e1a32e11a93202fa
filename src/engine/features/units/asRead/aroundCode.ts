import { plain, type RichText } from '../../../../deck/richText.ts';
import { withoutColon } from '../../../../deck/withoutColon.ts';
import { policy } from '../../../policy/policy.ts';
import type { Block, BlockOf } from '../../../reading/document/sourceDocument.ts';
import { joinRich } from '../../../text/richJoin.ts';
import { isOneLine } from '../../oneLineCode.ts';
import { startsSmall } from '../sentenceThrough.ts';

const ends = /[.!?…。！？]\s*$/u;
/** "$ npm install" is shown as it is typed. */
const prompt = /^\s*[$>#%]\s/u;

/** No sentence that has lines of code in it is longer. */
const longest = policy.text.aboveLetters;

const goesOnIn = (
  above: Block | undefined,
  code: Block | undefined,
  below: Block,
): BlockOf<'paragraph'> | undefined => {
  if (above?.kind !== 'paragraph' || below.kind !== 'paragraph' || !code || !isOneLine(code))
    return undefined;
  if (plain(above.text).length > longest || prompt.test(code.code)) return undefined;
  if (ends.test(plain(above.text)) || !startsSmall(below.text)) return undefined;
  const typed: RichText = [{ text: code.code.trim(), marks: ['code'] }];
  return {
    kind: 'paragraph',
    text: joinRich([withoutColon(above.text), typed, below.text], ' '),
    position: { from: above.position.from, to: below.position.to },
  };
};

/** "We do not want:", a line of code, and "for two reasons:" are one sentence, with the line in it. */
export const withCodeInLine = (blocks: readonly Block[]): Block[] => {
  const read: Block[] = [];
  for (const block of blocks) {
    const whole = goesOnIn(read.at(-2), read.at(-1), block);
    if (whole) read.splice(-2, 2, whole);
    else read.push(block);
  }
  return read;
};
