import { access, writeFile } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import { sizeOf } from '../../deck/content.ts';
import type { Plan, SectionPlan } from '../../engine/contract/engine.ts';
import type { Exporter } from '../../export/exporter.ts';
import type { PictureFile } from '../../export/pptx/pictures.ts';
import type { Deck } from '../../layouts/deck.ts';
import { slideCount } from '../../layouts/slideCount.ts';
import type { PageRenderer } from '../../player/page.ts';
import type { ModelAccess } from '../models/askedModels.ts';
import { ObjectFolder } from '../objects/objectFolder.ts';
import { readApart, Unread } from '../parsing/readApart.ts';
import { playerFolder } from '../places.ts';
import { isTooLarge, writeDeckJson } from '../presentations/deckJson.ts';
import { ownThread } from '../standBack.ts';
import type {
  EngineQuestion,
  EngineReply,
  EngineTasks,
  PlanAnswer,
  StoredPictureFile,
  UnreadAnswer,
} from './engineTask.ts';
import { pictureKey } from './jobFiles.ts';
import { loadWriter, type StepWriter, type WriterChoice } from './loadWriter.ts';

export interface EngineThreadData extends WriterChoice {
  /** Where the objects of the service are. */
  readonly filesFolder: string;
}

/** A thread's side: answers one task after the other until its port closes. */
export function serveEngine(port: MessagePort, data: EngineThreadData): void {
  let writers: ReturnType<typeof loadWriter> | undefined;
  const loadedWriters = () => {
    writers ??= loadWriter(data);
    return writers;
  };
  const writerFor = async (model: ModelAccess | undefined): Promise<StepWriter> =>
    (await loadedWriters())(model);
  let renderer: Promise<PageRenderer> | undefined;
  const loadedRenderer = () => {
    renderer ??= import('../../player/page.ts').then(({ PageRenderer }) => new PageRenderer());
    return renderer;
  };
  let exporter: Promise<Exporter> | undefined;
  const loadedExporter = () => {
    exporter ??= Promise.all([import('../../export/exporter.ts'), import('../../export/pptx/zip.ts')]).then(
      ([{ Exporter }, { deflateInThread }]) => new Exporter(deflateInThread),
    );
    return exporter;
  };
  const files = new ObjectFolder(data.filesFolder);
  const neverAborted = new AbortController().signal;

  const tasks: {
    [Kind in keyof EngineTasks]: (ask: EngineTasks[Kind]['ask']) => Promise<EngineTasks[Kind]['answer']>;
  } = {
    async plan({ brief, model, readingFolder }) {
      const { writer, modelFailures } = await writerFor(model);
      const plan = await writer
        .plan({ ...brief, readAll: readApart(readingFolder) }, neverAborted)
        .catch(unread);
      if (plan.outcome === 'unread') return plan;
      // Here, and not in the service's own thread, which would hold them all.
      const pictures: string[] = [];
      for (const { id, content } of plan.outcome === 'storyline' ? plan.storyline.assets : []) {
        if (!content) continue;
        const key = pictureKey(brief.id, id);
        await files.keep(key, content);
        pictures.push(key);
      }
      return { ...planAnswer(plan, pictures), modelFailures: [...modelFailures] };
    },
    async write({ plans, model }) {
      const { writer, modelFailures } = await writerFor(model);
      let tokensUsed = 0;
      const sections = [];
      for (const plan of plans) {
        const section = JSON.parse(plan) as SectionPlan;
        if (writer.isCurrent?.(section) === false) return { isStale: true, modelFailures: [] };
        const written = await writer.write(section, neverAborted);
        const { slides, notices } = written;
        tokensUsed += written.tokensUsed;
        sections.push({
          slides: JSON.stringify(slides),
          slideCount: slides.length,
          notices: JSON.stringify(notices),
        });
      }
      return { sections, tokensUsed, modelFailures: [...modelFailures] };
    },
    async file({ deck, title, choice, pictures, made, path }) {
      const exported: Deck = { ...(JSON.parse(deck) as Deck), title };
      const has = slideCount(exported);
      if (choice.slides && choice.slides.from > has) return { has };
      const shown = await picturesThere(exported, pictures);
      const { pieces, note } = await (await loadedExporter()).export(exported, choice, {
        pictures: shown,
        made,
        player: playerFolder(),
      });
      await files.makeRoom(path);
      await writeFile(path, pieces, { mode: 0o600 });
      return { bytes: sizeOf({ path }), note };
    },
    async deckFile({ deck, title, deckFile }) {
      const { keptDeckFile } = await import('../../deckFile/keptDeckFile.ts');
      return keptDeckFile({ ...(JSON.parse(deck) as Deck), title }, deckFile);
    },
    async changeDeck({ deck, text }) {
      const [{ changedDeck }, { excessOfDeck, excessSentence }, { keptDeckFile }] = await Promise.all([
        import('../../deckFile/changedDeck.ts'),
        import('../../deckFile/excessOfDeck.ts'),
        import('../../deckFile/keptDeckFile.ts'),
      ]);
      const changed = changedDeck(JSON.parse(deck) as Deck, text);
      if (changed === undefined) return { wrong: 'must hold at least one slide' };
      const excess = excessOfDeck(changed);
      if (excess) return { wrong: `must hold ${excessSentence(excess)}` };
      const kept = writeDeckJson(changed);
      if (isTooLarge(kept)) return 'tooLarge';
      return { deck: kept, title: changed.title, written: keptDeckFile(changed, text) };
    },
    async rewriteSlide({ model: access, ...asked }) {
      const { model } = await writerFor(access);
      if (!model) return { outcome: 'noModel' };
      const [{ rewriteSlide }, { createMeasure }] = await Promise.all([
        import('../../engine/model/writing/rewriteSlide.ts'),
        import('../../layouts/measure/fontMeasure.ts'),
      ]);
      return rewriteSlide(model, { ...asked, measure: createMeasure() }, neverAborted);
    },
    async deckQuestion({ question, ask }) {
      const { answerDeckQuestion } = await import('../../mcp/deckQuestions.ts');
      return answerDeckQuestion(question, ask);
    },
    async page({ deck, title, view }) {
      return (await loadedRenderer()).page({ ...(JSON.parse(deck) as Deck), title }, view);
    },
  };

  port.on('message', async ({ kind, ask }: EngineQuestion) => {
    if (kind === 'plan' || kind === 'write') {
      // What is wrong with it the task says.
      await loadedWriters().catch(() => undefined);
      port.postMessage({ outcome: 'begun', thread: ownThread() } satisfies EngineReply);
    }
    const perform = tasks[kind] as (ask: unknown) => Promise<EngineTasks[typeof kind]['answer']>;
    const ended = await perform(ask).then(
      (answer) => ({ outcome: 'done' as const, answer }),
      (error: unknown) => ({
        outcome: 'threw' as const,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
        code: error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined,
      }),
    );
    const { total_heap_size, external_memory } = getHeapStatistics();
    port.postMessage({ ...ended, held: total_heap_size + external_memory } satisfies EngineReply);
  });
}

/** A file says in words what a picture showed that is gone. */
async function picturesThere(
  { assets }: Deck,
  pictures: readonly StoredPictureFile[],
): Promise<PictureFile[]> {
  const paths = new Map(pictures.map(({ id, path }) => [id, path]));
  const there: PictureFile[] = [];
  for (const asset of assets) {
    const path = paths.get(asset.id);
    if (path !== undefined && (await isThere(path))) there.push({ asset, content: { path } });
  }
  return there;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function unread(error: unknown): UnreadAnswer {
  if (error instanceof Unread) return { outcome: 'unread', folder: error.folder };
  throw error;
}

function planAnswer(plan: Plan, pictures: readonly string[]): PlanAnswer {
  if (plan.outcome === 'question') {
    return { outcome: 'question', question: JSON.stringify(plan.question), tokensUsed: plan.tokensUsed };
  }
  if (plan.outcome === 'unusable') return plan;
  const { deck, sections, assets } = plan.storyline;
  return {
    outcome: 'storyline',
    deck: JSON.stringify({ ...deck, assets: assets.map(({ content, ...asset }) => asset) }),
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      slideBudget: section.slideBudget,
      plan: JSON.stringify(section),
    })),
    pictures,
    tokensUsed: plan.tokensUsed,
  };
}
