import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import { joinRich } from '../../text/richJoin.ts';
import type { Said } from '../said.ts';

/** "It ensures," goes on in what stands below. */
const goesOn = /[,，、;；]\s*$/u;
/** Of letters. */
export const shortIntroduction = 160;
/** What announces a command says where and when it is typed. */
export const longIntroduction = 260;

/** Whether a short paragraph right above says what stands below it. */
export const introduces = (said: readonly Said[], language: Language): boolean => {
  const last = said.at(-1);
  if (!last) return false;
  const text = plain(last.text);
  return (
    last.leadsIn ||
    goesOn.test(text) ||
    (text.length <= shortIntroduction && (said.length === 1 || leadsIn(text, language)))
  );
};

/** Whether the last sentence may stand above a listing: it does not go on about the one before it. */
export const isNear = (said: readonly Said[]): boolean => {
  const last = said.at(-1);
  return (
    last !== undefined &&
    plain(last.text).length <= shortIntroduction &&
    (said.length === 1 || !last.pointsBack || last.opens === true)
  );
};

/** "Primarily:" at the end of a paragraph says nothing without the sentence before it. */
export const withSentence = (said: readonly Said[]): Said => {
  const [before, last] = [said.at(-2), said.at(-1)!];
  const isPart =
    last.leadsIn &&
    (last.words === 1 || (last.pointsBack && last.words < fewestAnnouncing)) &&
    last.opens !== true &&
    before?.leadsIn === false;
  return isPart
    ? {
        ...before,
        text: joinRich([before.text, last.text], ' '),
        words: before.words + last.words,
        leadsIn: true,
      }
    : last;
};
const fewestAnnouncing = 4;

/** No sentence, and nothing that announces what comes next. */
const longestCaption = 80;
export const isCaption = (text: string): boolean =>
  text.length <= longestCaption && /[\p{L}\p{N})\]]\s*$/u.test(text);
