import { Uri, workspace } from 'vscode';
import type { Result } from '../../client/failure.ts';
import { succeeded } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { ViewedDeck } from '../../saving/saveDeck.ts';
import { madeOfDeckFile } from '../deckFiles/madeOfDeckFile.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { readDocument } from '../request/readSource.ts';
import { provisionalTitle } from '../request/sourceText.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import type { Report } from '../showProgress.ts';
import { viewingUrl } from '../views/viewingUrl.ts';

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

/** What is made for this goes again afterwards. */
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
      const made = await madeOfDeckFile(parts, source, { report, signal });
      if (!made.ok) return made;
      const { presentation, connection } = made.value;
      return succeeded({
        deck: presentation,
        connection,
        done: async () => void (await connection.beyond.deletePresentation(presentation.id, true)),
      });
    },
  };
};
