import * as z from 'zod';

/** What can be seen: neither blanks nor signs without width. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

export const notBlank = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .refine((text) => visible.test(text), { message: 'must not be blank' });
