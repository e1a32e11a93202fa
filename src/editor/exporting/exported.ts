import { Uri, workspace } from 'vscode';
import type { Result } from '../../client/failure.ts';
import { failed, succeeded, unusable } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { ViewedDeck } from '../../saving/saveDeck.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { readDocument } from '../request/readSource.ts';
import { provisionalTitle } from '../request/sourceText.ts';
import { handOver } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import type { Report } from '../showProgress.ts';
import { viewingUrl } from '../views/viewingUrl.ts';
import { exportWords } from '../words/exportWords.ts';
import { listWords } from '../words/listWords.ts';

interface ReachedDeck {
  readonly deck: ViewedDeck;
  readonly connection: ServiceConnection;
  /** Lets go of what was only made for this. */
  readonly done: () => Promise<void>;
}

/** What is exported: a listed presentation, or a deck file as it is on the screen. */
export interface Exported {
  readonly title: string;
  /** As the file is called, without an ending. */
  readonly name: string;
  readonly folder: Uri | undefined;
  readonly service: string;
  readonly isDeckFile: boolean;
  readonly reach: (report: Report, signal: AbortSignal) => Promise<Result<ReachedDeck>>;
}

const workspaceFolder = () => workspace.workspaceFolders?.[0]?.uri;

const folderOf = ({ origin }: Job): Uri | undefined => {
  if (origin.kind !== 'document' && origin.kind !== 'selection') return workspaceFolder();
  const uri = Uri.parse(origin.uri);
  return uri.scheme === 'untitled' ? workspaceFolder() : Uri.joinPath(uri, '..');
};

export const exportedJob = (parts: Parts, job: Job): Exported => ({
  title: job.title,
  name: job.title,
  folder: folderOf(job),
  service: job.service,
  isDeckFile: false,
  reach: async () => {
    const url = await viewingUrl(parts, job, say);
    if (!url.ok) return url;
    const connection = await parts.services.connectToView(job.service);
    if (!connection.ok) return connection;
    const slideCount = job.state.kind === 'completed' ? job.state.slideCount : undefined;
    return succeeded({
      deck: { url: url.value, slideCount },
      connection: connection.value,
      done: async () => undefined,
    });
  },
});

const noChoices = {
  askQuestions: false,
  narrative: 'Auto',
  rewriteStyle: 'Preserve',
  sectionCount: 'auto',
  language: 'auto',
} as const;

/** The built-in service shows a deck file one slide for one; what it makes for this goes again afterwards. */
export const exportedDeckFile = async (parts: Parts, uri: Uri): Promise<Exported> => {
  const source = await readDocument(uri);
  const title = provisionalTitle(source);
  return {
    title,
    name: source.name.replace(/\.deck\.md$/i, ''),
    folder: uri.scheme === 'untitled' ? workspaceFolder() : Uri.joinPath(uri, '..'),
    service: builtInUrl,
    isDeckFile: true,
    reach: async (report, signal) => {
      report({ message: say(exportWords.makingSlides) });
      const connected = await parts.services.connect(builtInUrl);
      if (!connected.ok) return connected;
      const connection = connected.value;
      const handed = await handOver(parts, connection, source, noChoices, { report, signal });
      if (!handed.ok) return handed;
      report({ message: say(exportWords.makingSlides) });
      const events = connection.watch(handed.value.generationId, signal);
      let next = await events.next();
      while (!next.done) next = await events.next();
      if (!next.value.ok) return failed(next.value.failure);
      const status = next.value.value;
      if (status.status !== 'completed') return unusable(status.reason || say(listWords.noReason));
      const { presentation } = status;
      return succeeded({
        deck: presentation,
        connection,
        done: async () => void (await connection.beyond.deletePresentation(presentation.id, true)),
      });
    },
  };
};
