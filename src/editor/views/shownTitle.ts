const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [firstStrong, end] = ['\u2068', '\u2069'];

/** A text of the other direction, kept from turning round what stands beside it. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) && !text.startsWith(firstStrong) ? firstStrong + text + end : text;

const longestShortTitle = 40;

/** A deck's title where others need room beside it: the button that closes its tab, what else the status bar shows. */
export const shortTitle = (title: string): string => {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  const short =
    letters.length <= longestShortTitle
      ? title
      : `${letters
          .slice(0, longestShortTitle - 1)
          .join('')
          .trimEnd()}…`;
  return isolated(short);
};
