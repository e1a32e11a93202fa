import * as z from 'zod';

/** A presentation as a deck file, and which version of it that is. */
export const VersionedText = z
  .object({ text: z.string(), version: z.string() })
  .meta({ id: 'VersionedText', examples: [{ text: '# Q3 review\n', version: 'Q2h4Yk1uT3B3' }] });
export type VersionedText = z.infer<typeof VersionedText>;

export const DeckQuery = z.object({
  version: z.string().max(100).optional().meta({ description: 'An earlier version. Omitted: the latest.' }),
});

export const DeckVersions = z
  .object({
    versions: z.array(
      z.object({
        version: z.string(),
        title: z.string(),
        replaced_at: z.iso.datetime({ precision: 3 }).meta({ description: 'Until then it was the latest.' }),
      }),
    ),
  })
  .meta({
    id: 'DeckVersions',
    examples: [
      {
        versions: [{ version: 'Q2h4Yk1uT3B3', title: 'Q3 review', replaced_at: '2026-11-21T09:30:00.000Z' }],
      },
    ],
  });
export type DeckVersions = z.infer<typeof DeckVersions>;
