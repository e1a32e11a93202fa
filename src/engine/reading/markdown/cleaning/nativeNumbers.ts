import { westernDigits } from '../../../text/measures.ts';

/** "১." and "२)" number a list as "1." does; the parser knows European digits. */
const number = /^ {0,6}(?:[০-৯]{1,2}|[०-९]{1,2}|[٠-٩]{1,2}|[۰-۹]{1,2})[.)](?=[ \t]+\S)/gmu;

export const withEuropeanNumbers = (text: string): string => text.replace(number, westernDigits);
