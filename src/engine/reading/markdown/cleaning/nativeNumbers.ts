const zeros = ['০', '०', '٠', '۰'].map((zero) => zero.codePointAt(0)!);

const europeanDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** "১." and "२)" number a list as "1." does; the parser knows European digits. */
const number = /^ {0,6}(?:[০-৯]{1,2}|[०-९]{1,2}|[٠-٩]{1,2}|[۰-۹]{1,2})[.)](?=[ \t]+\S)/gmu;

export const withEuropeanNumbers = (text: string): string =>
  text.replace(number, (found) => found.replace(/\p{Nd}/gu, europeanDigit));
