import * as z from 'zod';
import { limits } from './limits.ts';
import { notBlank } from './notBlank.ts';

/** Type and size are the service's to judge: they answer FILE_UPLOAD_ERROR, not BAD_REQUEST. */
export const CreateUploadTarget = z
  .object({
    file_name: notBlank(limits.fileNameCharacters).meta({ description: 'With its extension.' }),
    content_type: z.string().min(1).max(256),
    declared_file_size: z.int().min(0).meta({ description: 'In bytes.' }),
  })
  .meta({
    id: 'CreateUploadTarget',
    examples: [{ file_name: 'numbers.md', content_type: 'text/markdown', declared_file_size: 2048 }],
  });
export type CreateUploadTarget = z.infer<typeof CreateUploadTarget>;

export const UploadTarget = z
  .object({
    url: z.string(),
    fields: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .meta({ description: 'In this order.' }),
    path: z.string().meta({ description: 'The object key.' }),
    download_url: z.string().meta({ description: 'Valid for 7 days.' }),
  })
  .meta({
    id: 'UploadTarget',
    examples: [
      {
        url: 'http://127.0.0.1:8787/storage',
        fields: [{ name: 'key', value: 'ws_1b7d/u1/numbers.md' }],
        path: 'ws_1b7d/u1/numbers.md',
        download_url: 'http://127.0.0.1:8787/files/ws_1b7d/u1/numbers.md?expires=1795219200&signature=3q2-7w',
      },
    ],
  });
export type UploadTarget = z.infer<typeof UploadTarget>;
