import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AnswerDeadline } from '../jobs/answerDeadline.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import type { Keeping } from '../keeping/keeping.ts';
import { Authenticator } from '../keys/authenticate.ts';
import type { MemoryRoom } from '../memoryRoom.ts';
import type { Meters } from '../metrics/meters.ts';
import type { ModelUses } from '../models/modelUses.ts';
import type { FolderUploads } from '../objects/folderUploads.ts';
import { exportsFolder, type ObjectFolder } from '../objects/objectFolder.ts';
import type { Objects } from '../objects/objects.ts';
import type { Signer } from '../objects/signer.ts';
import type { Uploads } from '../objects/uploads.ts';
import type { WorkspaceQuota } from '../objects/workspaceQuota.ts';
import type { Parts } from '../parts.ts';
import { playerFolder } from '../places.ts';
import { DeckVersionStore } from '../presentations/deckVersionStore.ts';
import { PresentationStore } from '../presentations/presentationStore.ts';
import { TemplateShelf } from '../presentations/templateShelf.ts';
import { assistantRoutes } from '../routes/assistants.ts';
import { getDeck, listDeckVersions, putDeck } from '../routes/beyond/deck.ts';
import { exportPresentation } from '../routes/beyond/exporting.ts';
import { cancelGeneration } from '../routes/beyond/generations.ts';
import {
  deletePresentation,
  listPresentations,
  replaceLink,
  restorePresentation,
} from '../routes/beyond/presentations.ts';
import { rewriteSlide } from '../routes/beyond/slides.ts';
import { getGenerationStatus, replyToQuestion, startGeneration } from '../routes/generation.ts';
import { healthRoutes } from '../routes/health.ts';
import { openapiRoute } from '../routes/openapi.ts';
import { createPresentation, getPresentation, renamePresentation } from '../routes/presentations.ts';
import { storageRoutes } from '../routes/storage.ts';
import { listTemplates } from '../routes/templates.ts';
import { createUploadTarget } from '../routes/uploads.ts';
import { viewingRoutes } from '../routes/viewing.ts';
import type { ServiceConfig } from '../serviceConfig.ts';
import { databaseOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Health } from '../store/storeHealth.ts';
import { askDeckIn } from '../viewing/askDeck.ts';
import { DeckFiles } from '../viewing/deckFiles.ts';
import { DeckTurns } from '../viewing/deckTurns.ts';
import { Pages } from '../viewing/pages.ts';
import { PlayerFiles } from '../viewing/playerFiles.ts';
import { Rooms } from '../viewing/rooms.ts';
import { openLinks, WorkspaceLinks } from '../viewing/viewLinks.ts';
import { createApp, createInnerApi } from './app.ts';
import { beyondApi } from './beyondApi.ts';
import type { ClientAddresses } from './clientAddresses.ts';
import type { Connections } from './connections.ts';
import type { Guards } from './guards.ts';
import { HeldAnswers } from './heldAnswers.ts';
import { HeldBodies } from './heldBodies.ts';
import { originGuard } from './originGuard.ts';
import { requestLimiter, visitLimiter } from './requestLimiter.ts';
import { unnamedHost } from './unnamedHost.ts';
import { answerUnreadable } from './unreadableRequest.ts';
import { Visitors } from './visitors.ts';

export interface RequestListenerParts {
  readonly config: ServiceConfig;
  readonly store: Store;
  readonly health: Health;
  readonly jobs: JobStore;
  readonly deadline: AnswerDeadline;
  readonly objects: Objects;
  /** On this machine, for files that are being sent. */
  readonly scratch: Pick<ObjectFolder, 'filePath'>;
  readonly uploads: Uploads;
  readonly signer: Signer;
  /** Undefined: files are sent elsewhere. */
  readonly receiver: FolderUploads | undefined;
  readonly quota: WorkspaceQuota;
  readonly keeping: Keeping;
  readonly pageThreads: EngineThreads;
  readonly jobThreads: EngineThreads;
  readonly models: Pick<ModelUses, 'during'>;
  readonly room: Pick<
    MemoryRoom,
    'threadMemory' | 'decksAtOnce' | 'keptPages' | 'heldBodies' | 'heldAnswers'
  >;
  readonly guards: Guards;
  readonly addresses: ClientAddresses;
  readonly connections: Pick<Connections, 'polls' | 'ownerOf'>;
  /** Where clients and viewers reach the service, without a last slash. */
  readonly origin: () => string;
  readonly wake: () => void;
  readonly jobComes: () => void;
  readonly windows: Parts['windows'];
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
  readonly now: () => number;
  readonly meters: Pick<Meters, 'request'>;
}

/** What answers requests. Loaded after the service listens, since it takes longer to load than all the rest. */
export function requestListener(parts: RequestListenerParts): RequestListener {
  const {
    config,
    store,
    health,
    jobs,
    deadline,
    objects,
    scratch,
    uploads,
    receiver,
    quota,
    keeping,
    pageThreads,
    origin,
    wake,
    now,
  } = parts;
  const { reserve } = databaseOf(store);
  const presentations = new PresentationStore(store);
  const player = new PlayerFiles(playerFolder());
  const assets = async () => `assets/${await player.version()}`;
  const shelf = new TemplateShelf(async (preview) => {
    const name = `previews/${preview}.webp`;
    return (await player.has(name)) ? `${origin()}/p/${await assets()}/${name}` : null;
  });
  const links =
    config.links === 'workspace'
      ? new WorkspaceLinks({ presentations, signer: parts.signer, origin, now })
      : openLinks(presentations, origin);
  const presentationParts = { presentations, shelf, quota, links, now };
  const generationParts = {
    jobs,
    deadline,
    presentations,
    shelf,
    uploads,
    quota,
    wake,
    jobComes: parts.jobComes,
    links,
    now,
    allowance: { monthlyGenerations: config.monthlyGenerations, waitingJobs: config.waitingJobs },
    sizeOf: (key: string) => objects.size(key),
  };
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
  const turns = new DeckTurns({
    most: parts.room.decksAtOnce,
    account: pageThreads.account,
    workspaceOf: (id) => presentations.workspaceOf(id),
  });
  const files = new DeckFiles({
    threads: pageThreads,
    turns,
    reserve,
    mostPictureBytes: parts.room.threadMemory / 4,
    newPath: (id) => scratch.filePath(`${exportsFolder}/${id}-${randomBytes(16).toString('hex')}`),
    contents: (id) => presentations.find(id),
    pictures: (id) => presentations.picturesOf(id),
    objects,
  });
  const beyondPresentations = { presentations, keeping, links, now };
  const deckParts = {
    presentations,
    versions: new DeckVersionStore(store),
    threads: pageThreads,
    turns,
    quota,
    now,
  };
  const beyondHandlers = {
    listPresentations: listPresentations(beyondPresentations),
    deletePresentation: deletePresentation(beyondPresentations),
    restorePresentation: restorePresentation(beyondPresentations),
    replaceLink: replaceLink(beyondPresentations),
    exportPresentation: exportPresentation({ presentations, files }),
    getDeck: getDeck(deckParts),
    putDeck: putDeck(deckParts),
    listDeckVersions: listDeckVersions(deckParts),
    rewriteSlide: rewriteSlide({ threads: parts.jobThreads, models: parts.models }),
    cancelGeneration: cancelGeneration(generationParts),
  };
  const authenticator = new Authenticator(store, now, config.localKey);
  const limiter = requestLimiter(config.requestsPerMinute, parts.windows);
  const visitors = new Visitors(parts.addresses, parts.guards);
  const bodies = new HeldBodies(parts.guards.heldBodyBytes ?? parts.room.heldBodies);
  const answers = new HeldAnswers(parts.room.heldAnswers, config.log);
  const innerApi = createInnerApi({ handlers, authenticator, bodies, reserve }, health, config.log);
  const guards = { authenticator, limiter, visitors, bodies, answers, reserve };
  const app = createApp({
    handlers,
    ...guards,
    hostNames: [config.host, new URL(origin()).hostname],
    openApiRoutes: openapiRoute(visitors),
    beyondRoutes: beyondApi({ handlers: beyondHandlers, ...guards }),
    assistantRoutes: assistantRoutes({
      authenticator,
      limiter,
      visitors,
      bodies,
      guardOrigin: originGuard(origin),
      api: async (request) => innerApi.fetch(request),
      askDeck: askDeckIn(pageThreads, turns),
      closing: parts.closing,
    }),
    healthRoutes: healthRoutes({
      isClosing: () => parts.closing.aborted,
      check: () => health.check(),
      visitors,
    }),
    health,
    storageRoutes: storageRoutes({ uploads, receiver, objects, visitors }),
    viewingRoutes: viewingRoutes({
      rooms: new Rooms({ now }),
      connections: parts.connections,
      closing: parts.closing,
      presentations: links.shown,
      absence: links.absence,
      pages: new Pages({
        threads: pageThreads,
        turns,
        mostKeptBytes: parts.room.keptPages,
        assets,
        contents: (id) => presentations.find(id),
      }),
      files,
      answers,
      workspaceOf: (id) => presentations.workspaceOf(id),
      player,
      objects,
      visitors,
      deckLimiter: visitLimiter(
        parts.guards.requestsPerDeck,
        'This presentation has been asked for too often',
      ),
    }),
    log: config.log,
    now,
    meters: parts.meters,
  });
  return getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    hostname: unnamedHost,
    errorHandler: answerUnreadable(config.log),
  });
}
