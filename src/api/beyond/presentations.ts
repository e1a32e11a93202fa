import * as z from 'zod';
import { wholeNumber } from '../wholeNumber.ts';

const example = {
  id: 'pres_9a2e',
  title: 'Q3 review',
  url: 'http://127.0.0.1:8787/p/Qm9vcy1hbmQtYm9vdHM',
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
};

const time = () => z.iso.datetime({ precision: 3 });

export const ListedPresentation = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z
      .string()
      .meta({ description: 'For viewing; needs no key. It leads nowhere while the deck is in the bin.' }),
    url_expires_at: time()
      .optional()
      .meta({ description: 'From when on the url leads nowhere; absent where it does not end.' }),
    created_at: time(),
    updated_at: time(),
    deleted_at: time().optional().meta({ description: 'Since when it is in the bin.' }),
    kept_until: time().optional().meta({ description: 'When it leaves the bin for good.' }),
  })
  .meta({ id: 'ListedPresentation', examples: [example] });
export type ListedPresentation = z.infer<typeof ListedPresentation>;

export const PresentationList = z
  .object({
    presentations: z.array(ListedPresentation),
    next_cursor: z.string().optional().meta({ description: 'For the next page; absent on the last one.' }),
  })
  .meta({ id: 'PresentationList', examples: [{ presentations: [example] }] });
export type PresentationList = z.infer<typeof PresentationList>;

export const ListQuery = z.object({
  cursor: z.string().max(200).optional().meta({ description: 'The next_cursor of the page before.' }),
  limit: wholeNumber(z.int().min(1).max(100).default(50)),
  bin: z.enum(['true', 'false']).default('false').meta({ description: 'true: those in the bin.' }),
});

export const DeleteQuery = z.object({
  permanently: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'true: at once and for good, instead of to the bin.' }),
});

export const DeletedPresentation = z
  .object({
    id: z.string(),
    kept_until: time().nullable().meta({ description: 'Until then it can be restored; null: it is gone.' }),
  })
  .meta({
    id: 'DeletedPresentation',
    examples: [{ id: 'pres_9a2e', kept_until: '2026-12-21T09:30:00.000Z' }],
  });
