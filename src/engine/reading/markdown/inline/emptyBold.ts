import { plain, type RichText } from '../../../../deck/richText.ts';

const empty = /^\s*[*_]{4}\s*$/;
const stars = /^\s*\*{1,5}\s*$/;

const isEmpty = ({ text, marks }: RichText[number]): boolean => marks === undefined && empty.test(text);

/** "****" before words in bold, or alone, is what an editor leaves of bold words that were taken out. */
export const withoutEmptyBold = (text: RichText): RichText => {
  const [first, second] = text;
  const isLeft = first && isEmpty(first) && (!second || second.marks?.includes('strong'));
  return isLeft ? text.slice(1) : text;
};

/** Cells of which no other has as many stars as it deserves. */
export const cellsWithoutEmptyBold = (rows: readonly RichText[][]): RichText[][] => {
  const starred = new Set(
    rows
      .flat()
      .map((cell) => plain(cell).trim())
      .filter((cell) => stars.test(cell)),
  );
  return starred.size > 1 ? [...rows] : rows.map((cells) => cells.map(withoutEmptyBold));
};
