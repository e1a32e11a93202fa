import * as z from 'zod';
import { limits } from './limits.ts';

export const Attachment = z
  .object({
    id: z.string().min(1).max(256).meta({ description: 'Chosen by the client.' }),
    url: z.string().min(1).max(8_192).meta({ description: 'The download_url of an upload target.' }),
    file_name: z.string().min(1).max(limits.fileNameCharacters),
    type: z.string().min(1).max(256).meta({ description: 'The MIME type.' }),
  })
  .meta({
    id: 'Attachment',
    examples: [
      {
        id: 'numbers',
        url: 'http://127.0.0.1:8787/files/w1/u1/numbers.md?expires=1795219200&signature=3q2-7w',
        file_name: 'numbers.md',
        type: 'text/markdown',
      },
    ],
  });
export type Attachment = z.infer<typeof Attachment>;

export const Attachments = z.array(Attachment).max(limits.attachments);
