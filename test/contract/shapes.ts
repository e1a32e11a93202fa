import assert from 'node:assert/strict';
import { z } from 'zod';

/** What the protocol marks R or P of each reply; a service may answer with more. */
const Time = z.iso.datetime({ precision: 3 });

export const ErrorShape = z.looseObject({
  error: z.looseObject({ code: z.string(), message: z.string().min(1), status: z.int() }),
});

const TemplateShape = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  category: z.array(z.string()),
  preview_url: z.string().nullable(),
  sections: z.array(z.looseObject({ id: z.string().min(1) })),
});

export const TemplateListShape = z.looseObject({ templates: z.array(TemplateShape) });

export const PresentationShape = z.looseObject({
  id: z.string().min(1),
  title: z.string(),
  workspace_id: z.string().min(1),
  sections: z.array(z.unknown()),
  is_public: z.boolean(),
  url: z.url(),
  created_at: Time,
  updated_at: Time,
});

export const StartedShape = z.looseObject({
  generation_id: z.string().min(1),
  status: z.literal('generating'),
  poll_url: z.string(),
});

const generation_id = z.string().min(1);
const absent = z.undefined().optional();
const tokens_used = z.number().positive().optional();

/** A field that the protocol does not list for a state is absent from it. */
export const StatusShape = z.discriminatedUnion('status', [
  z.looseObject({
    generation_id,
    status: z.literal('generating'),
    phase: z.enum(['storyline', 'slides']).optional(),
    progress: z
      .looseObject({
        slides_total: z.int().min(0),
        slides_completed: z.int().min(0),
        current_step: z.string().min(1),
      })
      .refine(({ slides_total, slides_completed }) => slides_completed <= slides_total)
      .optional(),
    tokens_used,
    message: absent,
    presentation: absent,
    error: absent,
  }),
  z.looseObject({
    generation_id,
    status: z.literal('awaiting_input'),
    message: z.string().min(1),
    phase: absent,
    progress: absent,
    presentation: absent,
    error: absent,
    tokens_used: absent,
  }),
  z.looseObject({
    generation_id,
    status: z.literal('completed'),
    presentation: PresentationShape,
    tokens_used,
    phase: absent,
    progress: absent,
    message: absent,
    error: absent,
  }),
  z.looseObject({
    generation_id,
    status: z.literal('failed'),
    error: z.string().min(1),
    phase: absent,
    progress: absent,
    message: absent,
    presentation: absent,
    tokens_used: absent,
  }),
]);

export const UploadTargetShape = z.looseObject({
  url: z.url(),
  fields: z.array(z.looseObject({ name: z.string().min(1), value: z.string() })).min(1),
  path: z.string().min(1),
  download_url: z.url(),
});

export function matches(shape: z.ZodType, value: unknown): void {
  const result = shape.safeParse(value);
  if (!result.success) {
    assert.fail(
      `${z.prettifyError(result.error)}\nin ${JSON.stringify(value, undefined, 1).slice(0, 2_000)}`,
    );
  }
}
