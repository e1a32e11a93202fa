import * as z from 'zod';

export const notBlank = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .refine((text) => text.trim() !== '', { message: 'must not be blank' });
