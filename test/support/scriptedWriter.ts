import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Brief, Plan, SectionPlan, Writer, WrittenSection } from '../../src/engine/contract/engine.ts';
import type { SourceFile } from '../../src/engine/reading/document/source.ts';
import type { Slide } from '../../src/layouts/slide.ts';

/** What the prompt, as JSON, has the writer do. */
export interface Script {
  /** How many slides each section gets. */
  readonly sections: readonly number[];
  /** How many each was planned to get, where that differs. */
  readonly budgets?: readonly number[];
  /** Asked one after the other while the job is interactive. */
  readonly questions?: readonly string[];
  readonly tokens?: number;
  readonly notices?: readonly string[];
  readonly unusable?: string;
  readonly pictures?: readonly { readonly id: string; readonly base64: string }[];
  readonly remotePicture?: string;
  /** A folder: the step "plan", "write 0" … waits until a file of its name is there. */
  readonly gates?: string;
  /** How long each step takes at least. */
  readonly stepMs?: number;
  /** A file that gets a line for each step begun. */
  readonly journal?: string;
  /** The step at which this happens. */
  readonly throwAt?: string;
  readonly exitAt?: string;
  readonly hangAt?: string;
  /** Takes more and more memory there. */
  readonly swellAt?: string;
  /** Megabytes that stay in memory. */
  readonly leaves?: number;
}

export const scriptedWriterUrl = import.meta.url;

const left: Buffer[] = [];

export const scripted = (script: Script): string => JSON.stringify(script);

/** Each slide carries a number that no other making of it would have. */
export function createWriter(): Writer {
  return {
    async plan(brief) {
      const script = JSON.parse(brief.prompt) as Script;
      await perform(script, 'plan', brief.id);
      return planned(script, brief);
    },
    async write(section) {
      const { script, job, position } = section.material as Material;
      await perform(script, `write ${position}`, job);
      return written(section);
    },
  };
}

interface Material {
  readonly script: Script;
  readonly job: string;
  readonly position: number;
}

function planned(script: Script, brief: Brief): Plan {
  const tokensUsed = script.tokens ?? 0;
  if (script.unusable !== undefined) return { outcome: 'unusable', reason: script.unusable, tokensUsed };
  const text = script.questions?.[brief.exchanges.length];
  if (brief.interactive && text !== undefined) {
    return { outcome: 'question', question: { about: text, text }, tokensUsed };
  }
  const pictures = script.pictures ?? [];
  return {
    outcome: 'storyline',
    tokensUsed,
    storyline: {
      deck: {
        title: `Deck of ${brief.id}`,
        language: brief.language ?? 'de',
        narrative: brief.narrative,
        theme: 'calm',
        notices: [...(script.notices ?? []), ...echo(brief)],
      },
      assets: [
        ...pictures.map(({ id, base64 }) => ({
          id,
          fileName: `${id}.png`,
          type: 'image/png' as const,
          content: { bytes: new Uint8Array(Buffer.from(base64, 'base64')) },
        })),
        ...(script.remotePicture ? [{ id: 'remote', fileName: 'r.png', remote: script.remotePicture }] : []),
      ],
      sections: script.sections.map((count, position) => ({
        id: `${brief.id}-s${position}`,
        title: `Section ${position + 1}`,
        slideBudget: script.budgets?.[position] ?? count,
        material: { script, job: brief.id, position } satisfies Material,
      })),
    },
  };
}

/** What the brief held, for tests to read in the deck's notices. */
const echo = (brief: Brief): string[] => [
  JSON.stringify({
    ...brief,
    prompt: undefined,
    sources: brief.sources.map(seen),
    exchanges: brief.exchanges.map((exchange) => ({ ...exchange, sources: exchange.sources.map(seen) })),
  }),
];

const seen = (given: Brief['sources'][number]) => {
  const { path = '', ...source } = given as SourceFile;
  return { ...source, text: readFileSync(path, 'utf8') };
};

function written(section: SectionPlan): WrittenSection {
  const { script, position } = section.material as Material;
  const slides = Array.from(
    { length: script.sections[position]! },
    (_, index): Slide => ({
      layout: 'statement',
      id: `${section.id}-${index}`,
      title: [{ text: `${section.title}, slide ${index + 1}` }],
      text: [{ text: `Made as ${randomUUID()}` }],
      notes: '',
    }),
  );
  return { slides, notices: [], tokensUsed: script.tokens ?? 0 };
}

async function perform(script: Script, step: string, job: string): Promise<void> {
  if (script.journal !== undefined) await appendFile(script.journal, `${job} ${step}\n`);
  if (script.throwAt === step) throw new Error(`Thrown at ${step}`);
  if (script.exitAt === step) process.exit(3);
  if (script.swellAt === step)
    for (const kept: Buffer[] = []; ; kept.push(Buffer.alloc(1024 * 1024, 1))) await delay(1);
  if (script.leaves !== undefined) left.push(Buffer.alloc(script.leaves * 1024 * 1024, 1));
  if (script.hangAt === step) for (;;) await delay(1_000);
  if (script.stepMs !== undefined) await delay(script.stepMs);
  if (script.gates !== undefined) while (!existsSync(join(script.gates, step))) await delay(5);
}
