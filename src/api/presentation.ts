import * as z from 'zod';
import { limits } from './limits.ts';
import { notBlank } from './notBlank.ts';
import { isOneLine } from './oneLine.ts';

/** A slide as the API shows it: its layout says which further fields it has. */
const PresentationSlide = z
  .looseObject({ id: z.string(), layout: z.string(), notes: z.string() })
  .meta({ id: 'PresentationSlide' });

const PresentationSection = z
  .object({ id: z.string(), title: z.string(), slides: z.array(PresentationSlide) })
  .meta({ id: 'PresentationSection' });

export const Presentation = z
  .object({
    id: z.string(),
    title: z.string(),
    workspace_id: z.string(),
    sections: z.array(PresentationSection),
    is_public: z.boolean(),
    url: z.string().meta({ description: 'For viewing; needs no key.' }),
    url_expires_at: z.iso
      .datetime({ precision: 3 })
      .optional()
      .meta({ description: 'From when on the url leads nowhere; absent where it does not end.' }),
    created_at: z.iso.datetime({ precision: 3 }),
    updated_at: z.iso.datetime({ precision: 3 }),
    notices: z.array(z.string()).min(1).optional().meta({ description: 'What the person should know.' }),
  })
  .meta({
    id: 'Presentation',
    examples: [
      {
        id: 'pres_9a2e',
        title: 'Q3 review',
        workspace_id: 'ws_1b7d',
        sections: [{ id: 's1', title: 'Revenue', slides: [] }],
        is_public: false,
        url: 'http://127.0.0.1:8787/p/Qm9vcy1hbmQtYm9vdHM',
        created_at: '2026-11-21T09:30:00.000Z',
        updated_at: '2026-11-21T09:30:00.000Z',
      },
    ],
  });
export type Presentation = z.infer<typeof Presentation>;

export const CreatePresentation = z
  .object({
    template_id: z.string().min(1).max(256),
    selected_section_ids: z.array(z.string().min(1).max(256)).max(200).optional(),
  })
  .meta({ id: 'CreatePresentation', examples: [{ template_id: 'pitch' }] });
export type CreatePresentation = z.infer<typeof CreatePresentation>;

export const RenamePresentation = z
  .strictObject({
    title: notBlank(limits.titleCharacters)
      .refine(isOneLine, {
        message: 'must be one line, without control characters',
      })
      .meta({ description: 'One line, without control characters.' }),
  })
  .meta({ id: 'RenamePresentation', examples: [{ title: 'Q3 review, final' }] });
export type RenamePresentation = z.infer<typeof RenamePresentation>;
