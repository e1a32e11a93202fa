import type { Brief, Writer } from '../../engine/contract/engine.ts';

/** A little of most things that documents have. */
const prompt = `# Moving the archive

The archive outgrew its cellar, so it moves to the north wing in May.

## Where we stand

We measured every shelf in March. Damp reached 12 % of the boxes, which cost **4,200 €** for repairs last year.

- **Shelves:** 340 meters, a third of them empty
- **Visitors:** 1,150 a year, up 18 % since 2023
- Maps lie flat because rolled ones tear

| Year | Visitors | Loans |
| --- | ---: | ---: |
| 2023 | 975 | 310 |
| 2024 | 1,040 | 355 |
| 2025 | 1,150 | 402 |

## What we decided

> Nothing leaves the building unlisted.

1. List all boxes by April 12
2. Move the maps first
3. Open the reading room in June

\`\`\`ts
export const label = (box: number): string => \`N-\${box}\`;
\`\`\`

### Risks

If the lift fails, the move takes two weeks longer. Ana Ruiz will have it checked by Friday.

## Next steps

- [ ] Ana: order 90 crates
- [ ] Ben: tell the visitors
`;

const brief: Brief = {
  id: 'rehearsal',
  prompt,
  sources: [],
  interactive: false,
  narrative: 'Auto',
  rewriteStyle: 'Subtle',
  sectionCount: 'auto',
  exchanges: [],
};

/**
 * Has a short document planned and written while there is nothing else to do: what runs for the first time takes ten
 * times as long, and the second document is the one that somebody waits for.
 */
export const rehearse = async (writer: Pick<Writer, 'plan' | 'write'>): Promise<void> => {
  const { signal } = new AbortController();
  const plan = await writer.plan(brief, signal);
  if (plan.outcome !== 'storyline') return;
  for (const section of plan.storyline.sections) await writer.write(section, signal);
};
