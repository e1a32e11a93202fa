import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import type { AnswerDeadline } from '../jobs/answerDeadline.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import { Authenticator } from '../keys/authenticate.ts';
import type { ObjectFolder } from '../objects/objectFolder.ts';
import type { Uploads } from '../objects/uploads.ts';
import { playerFolder } from '../places.ts';
import { PresentationStore } from '../presentations/presentationStore.ts';
import { TemplateShelf } from '../presentations/templateShelf.ts';
import { assistantRoutes } from '../routes/assistants.ts';
import { getGenerationStatus, replyToQuestion, startGeneration } from '../routes/generation.ts';
import { healthRoutes } from '../routes/health.ts';
import { openapiRoute } from '../routes/openapi.ts';
import { createPresentation, getPresentation, renamePresentation } from '../routes/presentations.ts';
import { storageRoutes } from '../routes/storage.ts';
import { listTemplates } from '../routes/templates.ts';
import { createUploadTarget } from '../routes/uploads.ts';
import { viewingRoutes } from '../routes/viewing.ts';
import type { ServiceConfig } from '../serviceConfig.ts';
import type { Store } from '../store/store.ts';
import { Pages } from '../viewing/pages.ts';
import { PlayerFiles } from '../viewing/playerFiles.ts';
import { createApp, createInnerApi } from './app.ts';
import { originGuard } from './originGuard.ts';
import { requestLimiter } from './requestLimiter.ts';

export interface RequestListenerParts {
  readonly config: ServiceConfig;
  readonly store: Store;
  readonly jobs: JobStore;
  readonly deadline: AnswerDeadline;
  readonly folder: ObjectFolder;
  readonly uploads: Uploads;
  readonly pageThreads: EngineThreads;
  /** Where clients and viewers reach the service, without a last slash. */
  readonly origin: () => string;
  readonly wake: () => void;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
  readonly now: () => number;
}

/** What answers requests. Loaded after the service listens, since it takes longer to load than all the rest. */
export function requestListener(parts: RequestListenerParts): RequestListener {
  const { config, store, jobs, deadline, folder, uploads, pageThreads, origin, wake, now } = parts;
  const presentations = new PresentationStore(store);
  const player = new PlayerFiles(playerFolder());
  const assets = async () => `assets/${await player.version()}`;
  const shelf = new TemplateShelf(async (preview) => {
    const name = `previews/${preview}.webp`;
    return (await player.has(name)) ? `${origin()}/p/${await assets()}/${name}` : null;
  });
  const presentationParts = { presentations, shelf, origin, now };
  const { monthlyGenerations } = config;
  const generationParts = {
    jobs,
    deadline,
    presentations,
    shelf,
    uploads,
    wake,
    origin,
    now,
    monthlyGenerations,
  };
  const isReady = async () =>
    !parts.closing.aborted && (await sql`select 1`.execute(store)).rows.length === 1;

  const handlers = {
    listTemplates: listTemplates(shelf),
    createPresentation: createPresentation(presentationParts),
    getPresentation: getPresentation(presentationParts),
    renamePresentation: renamePresentation(presentationParts),
    startGeneration: startGeneration(generationParts),
    getGenerationStatus: getGenerationStatus(generationParts),
    replyToQuestion: replyToQuestion(generationParts),
    createUploadTarget: createUploadTarget(uploads, origin),
  };
  const authenticator = new Authenticator(store, now, config.localKey);
  const limiter = requestLimiter(config.requestsPerMinute);
  const innerApi = createInnerApi({ handlers, authenticator }, config.log);
  const app = createApp({
    handlers,
    authenticator,
    limiter,
    hostNames: [config.host, new URL(origin()).hostname],
    openApiRoutes: openapiRoute(),
    assistantRoutes: assistantRoutes({
      authenticator,
      limiter,
      guardOrigin: originGuard(origin),
      api: async (request) => innerApi.fetch(request),
      closing: parts.closing,
    }),
    healthRoutes: healthRoutes(isReady),
    storageRoutes: storageRoutes(uploads, folder),
    viewingRoutes: viewingRoutes({
      presentations,
      pages: new Pages(pageThreads, assets),
      player,
      filePath: (key) => folder.filePath(key),
    }),
    log: config.log,
    now,
  });
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}
