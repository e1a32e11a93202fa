import * as z from 'zod';

const digits = /^-?\d{1,15}$/;

/** A whole number as an address writes it: neither "1e2" nor "0x10", nor nothing for zero. */
export const wholeNumber = (number: z.ZodType<number>) =>
  z.preprocess((typed) => (typeof typed === 'string' && digits.test(typed) ? Number(typed) : typed), number);
