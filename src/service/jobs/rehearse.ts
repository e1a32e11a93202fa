import { setImmediate as turn } from 'node:timers/promises';
import type { Brief, Writer } from '../../engine/contract/engine.ts';

/** A little of most things that documents have, in pieces that take no longer than somebody may wait. */
const prompts = [
  `# Moving the archive

The archive outgrew its cellar, so it moves to the north wing in May.

## Where we stand

We measured every shelf in March. Damp reached 12 % of the boxes, which cost **4,200 €** for repairs last year.

- **Shelves:** 340 meters, a third of them empty
- **Visitors:** 1,150 a year, up 18 % since 2023
- Maps lie flat because rolled ones tear
`,
  `# Moving the archive

## Who came

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
`,
  `# Moving the archive

## Labels

\`\`\`ts
export const label = (box: number): string => \`N-\${box}\`;
\`\`\`

### Risks

If the lift fails, the move takes two weeks longer. Ana Ruiz will have it checked by Friday.

## Next steps

- [ ] Ana: order 90 crates
- [ ] Ben: tell the visitors
`,
];

const briefOf = (prompt: string): Brief => ({
  id: 'rehearsal',
  prompt,
  sources: [],
  interactive: false,
  narrative: 'Auto',
  rewriteStyle: 'Subtle',
  sectionCount: 'auto',
  exchanges: [],
});

/**
 * Has short documents planned and written until somebody waits: what runs for the first time takes ten times as long,
 * and the next document is the one that is waited for.
 */
export const rehearse = async (
  writer: Pick<Writer, 'plan' | 'write'>,
  isAwaited: () => boolean,
): Promise<void> => {
  const { signal } = new AbortController();
  for (const prompt of prompts) {
    // What was asked meanwhile is heard only between two turns.
    await turn();
    if (isAwaited()) return;
    const plan = await writer.plan(briefOf(prompt), signal);
    if (plan.outcome !== 'storyline') continue;
    for (const section of plan.storyline.sections) await writer.write(section, signal);
  }
};
