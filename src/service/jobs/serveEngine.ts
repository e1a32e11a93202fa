import { readFile } from 'node:fs/promises';
import type { MessagePort } from 'node:worker_threads';
import type { Deck } from '../../deck/deck.ts';
import type { Brief, Exchange, Plan, SectionPlan } from '../../engine/engine.ts';
import type { Source } from '../../engine/reading/source.ts';
import type { PageRenderer } from '../../player/page.ts';
import type {
  EngineQuestion,
  EngineReply,
  EngineTasks,
  ModelUse,
  PlanAnswer,
  StoredBrief,
  StoredSource,
} from './engineTask.ts';
import { loadWriter, type StepWriter, type WriterChoice } from './loadWriter.ts';

export interface EngineThreadData extends WriterChoice {
  /** Loads the writer while nothing is asked yet. */
  readonly isForJobs?: boolean;
}

/** A thread's side: answers one task after the other until its port closes. */
export function serveEngine(port: MessagePort, data: EngineThreadData): void {
  let writers: ReturnType<typeof loadWriter> | undefined;
  const loadedWriters = () => {
    writers ??= loadWriter(data);
    return writers;
  };
  const writerFor = async (modelUse: ModelUse): Promise<StepWriter> => (await loadedWriters())(modelUse);
  let renderer: Promise<PageRenderer> | undefined;
  const loadedRenderer = () => {
    renderer ??= import('../../player/page.ts').then(({ PageRenderer }) => new PageRenderer());
    return renderer;
  };
  const neverAborted = new AbortController().signal;

  const tasks: {
    [Kind in keyof EngineTasks]: (ask: EngineTasks[Kind]['ask']) => Promise<EngineTasks[Kind]['answer']>;
  } = {
    async plan({ brief, modelUse }) {
      const { writer, modelFailures } = await writerFor(modelUse);
      const answer = planAnswer(await writer.plan(await withBytes(brief), neverAborted));
      return { ...answer, modelFailures: [...modelFailures] };
    },
    async write({ plan, modelUse }) {
      const section = JSON.parse(plan) as SectionPlan;
      const { writer, modelFailures } = await writerFor(modelUse);
      const { slides, notices, tokensUsed } = await writer.write(section, neverAborted);
      return {
        slides: JSON.stringify(slides),
        slideCount: slides.length,
        notices: JSON.stringify(notices),
        tokensUsed,
        modelFailures: [...modelFailures],
      };
    },
    async page({ deck, title, view }) {
      return (await loadedRenderer()).page({ ...(JSON.parse(deck) as Deck), title }, view);
    },
  };

  if (data.isForJobs) loadedWriters().catch(() => undefined);
  port.on('message', async ({ kind, ask }: EngineQuestion) => {
    const perform = tasks[kind] as (ask: unknown) => Promise<EngineTasks[typeof kind]['answer']>;
    const reply: EngineReply = await perform(ask).then(
      (answer) => ({ outcome: 'done', answer }),
      (error: unknown) => ({
        outcome: 'threw',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    port.postMessage(reply);
  });
}

async function withBytes(brief: StoredBrief): Promise<Brief> {
  return {
    ...brief,
    sources: await readSources(brief.sources),
    exchanges: await Promise.all(
      brief.exchanges.map(
        async (exchange): Promise<Exchange> => ({
          ...exchange,
          sources: await readSources(exchange.sources),
        }),
      ),
    ),
  };
}

const readSources = (sources: readonly StoredSource[]): Promise<Source[]> =>
  Promise.all(sources.map(async ({ path, ...source }) => ({ ...source, bytes: await readFile(path) })));

function planAnswer(plan: Plan): PlanAnswer {
  if (plan.outcome === 'question') {
    return { outcome: 'question', question: JSON.stringify(plan.question), tokensUsed: plan.tokensUsed };
  }
  if (plan.outcome === 'unusable') return plan;
  const { deck, sections, assets } = plan.storyline;
  return {
    outcome: 'storyline',
    deck: JSON.stringify({ ...deck, assets: assets.map(({ bytes, ...asset }) => asset) }),
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      slideBudget: section.slideBudget,
      plan: JSON.stringify(section),
    })),
    pictures: assets.flatMap(({ id, bytes }) => (bytes === undefined ? [] : [{ id, bytes }])),
    tokensUsed: plan.tokensUsed,
  };
}
