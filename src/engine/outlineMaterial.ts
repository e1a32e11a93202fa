import * as z from 'zod';
import { Slide } from '../layouts/slide.ts';

/** A section as the outline writer drafted it: what is stored until it is written. */
export const OutlineMaterial = z.object({
  schema: z.literal('outline'),
  version: z.literal(2),
  slides: z.array(Slide),
});
export type OutlineMaterial = z.infer<typeof OutlineMaterial>;

export const outlineMaterial = (slides: readonly Slide[]): OutlineMaterial => ({
  schema: 'outline',
  version: 2,
  slides: [...slides],
});

/** A look at the head only: what is in a plan of this version is checked when it is written. */
export const isOutlineMaterial = (material: unknown): boolean =>
  z.object({ schema: z.literal('outline'), version: z.literal(2) }).safeParse(material).success;
