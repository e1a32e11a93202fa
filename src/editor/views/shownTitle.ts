const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [firstStrong, end] = ['\u2068', '\u2069'];

/** A text of the other direction, kept from turning round what stands beside it. */
export const isolated = (text: string): string => (rightToLeft.test(text) ? firstStrong + text + end : text);

const longestTabTitle = 40;

/** A deck's title as its tab shows it: a longer one would push the close button away. */
export const tabTitle = (title: string): string => {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  const short =
    letters.length <= longestTabTitle
      ? title
      : `${letters
          .slice(0, longestTabTitle - 1)
          .join('')
          .trimEnd()}…`;
  return isolated(short);
};
