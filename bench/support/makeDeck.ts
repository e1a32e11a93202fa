import { isMainThread, Worker } from 'node:worker_threads';
import type { Brief } from '../../src/engine/contract/engine.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import { engineLimits, keepHeapSmall } from '../../src/service/jobs/engineMemory.ts';
import { median } from './timed.ts';

/** Makes decks of a document of so many KB: the first one cold, then warm ones. */
const kilobytes = Number(process.argv[2]);
const threadMemory = 2_048 * 1024 * 1024;

const chapter = (number: number): string => `## Harbor ${number} and its tides

The crew of harbor ${number} measured the current for ${number % 90} days and wrote every reading down. They compared it with the charts of the office. The charts were older than the sandbank, which had moved by ${number % 300} meters.

- **Depth:** ${number % 40} meters at low water
- **Boats:** ${number % 900} a year, most of them in August
- **Pilots:** three on duty, day and night

### How harbor ${number} is kept open

1. Survey the channel in March
2. Dredge what the winter brought
3. Set the buoys anew

| Year | Boats | Days closed |
| --- | ---: | ---: |
| 2023 | ${number % 500} | 12 |
| 2024 | ${number % 700} | 9 |
| 2025 | ${number % 800} | 7 |

\`\`\`ts
export const depthAt = (hour: number): number => ${number} - tideAt(hour);
\`\`\`
`;

const documentOf = (bytes: number): string => {
  const parts = ['# Harbors of the north\n\n'];
  for (let length = 0; length < bytes; length += parts.at(-1)!.length + 1) parts.push(chapter(parts.length));
  return parts.join('\n');
};

const briefOf = (kilobytes: number): Brief => ({
  id: 'bench',
  prompt: documentOf(kilobytes * 1000),
  sources: [],
  interactive: false,
  narrative: 'Auto',
  rewriteStyle: 'Subtle',
  sectionCount: 'auto',
  exchanges: [],
});

const makeDeck = async (brief: Brief): Promise<number> => {
  const writer = createOutlineWriter();
  const signal = new AbortController().signal;
  const begun = performance.now();
  const plan = await writer.plan(brief, signal);
  if (plan.outcome !== 'storyline') throw new Error(`The document became no deck: ${plan.outcome}`);
  for (const section of plan.storyline.sections) await writer.write(section, signal);
  return performance.now() - begun;
};

const measure = async (): Promise<void> => {
  const brief = briefOf(kilobytes);
  const cold = await makeDeck(brief);
  const warm: number[] = [];
  const warming = kilobytes > 500 ? 0 : 12;
  for (let run = 0; run < warming; run += 1) await makeDeck(brief);
  for (let run = 0; run < (kilobytes > 500 ? 2 : 12); run += 1) warm.push(await makeDeck(brief));
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${String(kilobytes).padStart(5)} KB  first ${cold.toFixed(0).padStart(5)} ms  warm ${median(warm).toFixed(0).padStart(5)} ms  peak memory ${peak.toFixed(0).padStart(4)} MB`,
  );
};

if (isMainThread)
  new Worker(new URL(import.meta.url), {
    argv: process.argv.slice(2),
    resourceLimits: engineLimits(threadMemory),
  });
else {
  keepHeapSmall();
  await measure();
}
