import * as z from 'zod';

/** One text of a model's reply. */
export const replyText = (most: number) => z.string().trim().min(1).max(most);
