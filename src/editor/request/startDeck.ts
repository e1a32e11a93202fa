import { randomUUID } from 'node:crypto';
import { env, Uri, window, workspace } from 'vscode';
import type { Attachment } from '../../api/attachment.ts';
import type { Language } from '../../api/generationOptions.ts';
import { limits } from '../../api/limits.ts';
import { type Failure, type Result, succeeded, unusable } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import { isDeckFile } from '../deckFiles/isDeckFile.ts';
import { settingIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { type Report, showProgress } from '../showProgress.ts';
import { tellFailure } from '../tellFailure.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { makingWords } from '../words/makingWords.ts';
import { buildRequest } from './buildRequest.ts';
import { type Choices, optionsCount } from './choices.ts';
import { documentFileName, type Gathered, gatherFiles, type WorkspaceFile } from './gatherFiles.ts';
import { goesOnUntranslated } from './goesOnUntranslated.ts';
import { previousVersion, takenOver } from './nextVersion.ts';
import { documentOf } from './readSource.ts';
import { sendFiles } from './sendFiles.ts';
import { formatBytes } from './sizes.ts';
import {
  bytesOf,
  isBlank,
  longestPromptBytes,
  provisionalTitle,
  type SourceText,
  themeInFrontMatter,
} from './sourceText.ts';
import { findLinkedPictures, findWorkspaceFile, textFile } from './workspaceFiles.ts';

const emptySentence = ({ origin, name }: SourceText): string =>
  origin.kind === 'document'
    ? say(makingWords.documentEmpty, name)
    : say(origin.kind === 'selection' ? makingWords.selectionEmpty : makingWords.promptEmpty);

const attachedFilesOf = async (parts: Parts, document: Uri): Promise<Result<WorkspaceFile[]>> => {
  const files: WorkspaceFile[] = [];
  for (const text of parts.attachedFiles.of(document.toString())) {
    const uri = Uri.parse(text);
    const name = workspace.asRelativePath(uri, false);
    const file = await findWorkspaceFile(uri, name);
    if (!file) return unusable(say(attachmentWords.attachedFileGone, name));
    if (file.size > limits.uploadBytes) {
      const [size, most] = [file.size, limits.uploadBytes].map((bytes) => formatBytes(bytes, env.language));
      return unusable(say(attachmentWords.attachedFileTooLarge, name, size!, most!));
    }
    files.push(file);
  }
  return succeeded(files);
};

const sourceFilesOf = async (addresses: readonly string[]): Promise<Result<WorkspaceFile[]>> => {
  const files: WorkspaceFile[] = [];
  for (const address of addresses) {
    const uri = Uri.parse(address);
    const name = workspace.asRelativePath(uri, false);
    const file = await findWorkspaceFile(uri, name.replace(/\.markdown$/i, '.md'));
    if (!file) return unusable(say(makingWords.sourceGone, name));
    if (file.size > limits.uploadBytes) {
      return unusable(say(makingWords.documentTooLong, name, formatBytes(limits.uploadBytes, env.language)));
    }
    files.push(file);
  }
  return succeeded(files);
};

const noPictures = { files: [], outside: [] };

const goesAlong = ({ name, text, origin }: SourceText): boolean =>
  bytesOf(text) > longestPromptBytes || (origin.kind === 'document' && isDeckFile({ path: name }));

interface Sending {
  readonly report: Report;
  readonly signal: AbortSignal;
  /** False: what needs the person's word is left out. */
  readonly mayAsk?: boolean;
}

const gather = async (
  parts: Parts,
  source: SourceText,
  { signal, mayAsk = true }: Sending,
): Promise<Result<Gathered>> => {
  const document = goesAlong(source) ? textFile(source.text, documentFileName(source.name)) : undefined;
  const uri = documentOf(source);
  if (source.files) {
    const own = await sourceFilesOf(source.files);
    if (!own.ok) return own;
    const along = uri ? await attachedFilesOf(parts, uri) : succeeded([]);
    if (!along.ok) return along;
    const attached = [...own.value, ...along.value];
    return succeeded(gatherFiles({ document: undefined, attached, pictures: [] }));
  }
  if (!uri) return succeeded(gatherFiles({ document, attached: [], pictures: [] }));
  const attached = await attachedFilesOf(parts, uri);
  if (!attached.ok) return attached;
  const settings = workspace.getConfiguration(settingIds.section, uri);
  if (!settings.get<boolean>(settingIds.attachLinkedPictures, true)) {
    return succeeded(gatherFiles({ document, attached: attached.value, pictures: [] }));
  }
  const linked = uri.scheme === 'untitled' ? noPictures : await findLinkedPictures(uri, source.text);
  const chosen = attached.value.length + (document ? 1 : 0);
  const room = limits.attachments - chosen - linked.files.length;
  const { fetchRemotePictures, mayFetchFor, mayFetchUnasked } = await import('./fetchRemotePictures.ts');
  const log = (line: string) => parts.log.warn(line);
  const remote = await fetchRemotePictures(source.text, {
    room,
    signal,
    log,
    mayFetch: mayAsk ? mayFetchFor(provisionalTitle(source)) : mayFetchUnasked,
  });
  const pictures = [...linked.files, ...remote.files];
  const gathered = gatherFiles({ document, attached: attached.value, pictures });
  return succeeded({
    ...gathered,
    leftOut: [...gathered.leftOut, ...linked.outside, ...remote.leftOut],
  });
};

const send = async (
  parts: Parts,
  connection: ServiceConnection,
  gathered: Gathered,
  { report, signal }: Sending,
): Promise<Result<Attachment[]>> => {
  if (gathered.files.length === 0) return succeeded([]);
  const files = await Promise.all(gathered.files.map((file) => file.open()));
  const what = files.length === 1 ? files[0]!.fileName : undefined;
  let percent = 0;
  return sendFiles(connection, files, parts.uploads, {
    signal,
    onProgress: ({ sentBytes, totalBytes }) => {
      const done = Math.floor((100 * sentBytes) / Math.max(1, totalBytes));
      const [sent, total] = [sentBytes, totalBytes].map((bytes) => formatBytes(bytes, env.language));
      const message = what
        ? say(makingWords.uploading, what, sent!, total!)
        : say(makingWords.uploadingSeveral, files.length, sent!, total!);
      report({ message, increment: done - percent });
      percent = done;
    },
  });
};

/** Undefined: none can be told, or none would count. */
const languageOf = async (
  source: SourceText,
  choices: Choices,
  withQuestions: boolean,
): Promise<Language | undefined> => {
  if (choices.language !== 'auto' || !optionsCount(choices, withQuestions)) return undefined;
  const { detectLanguage } = await import('../../languages/recognising/detectLanguage.ts');
  return detectLanguage(source.text);
};

/** A service that no longer takes an attachment it once signed has forgotten it. */
const refusesAttachments = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  failure.status === 400 &&
  failure.details.some(({ path }) => path.startsWith('attachments'));

/** Sends a text with what belongs to it, and has a deck made of it. A deck file goes along whole, to be shown as it is. */
export const handOver = async (
  parts: Parts,
  connection: ServiceConnection,
  source: SourceText,
  choices: Choices,
  sending: Sending,
): Promise<Result<{ generationId: string }>> => {
  const { report, signal } = sending;
  const gathered = await gather(parts, source, sending);
  if (!gathered.ok) return gathered;
  const { files, leftOut } = gathered.value;
  if (leftOut.length > 0) parts.log.warn(say(attachmentWords.picturesLeftOut, leftOut.join(', ')));
  const isAttached = goesAlong(source);
  const prompt = isAttached ? `# ${provisionalTitle(source)}` : source.text;
  const withQuestions = (await connection.beyond.capabilities(signal)).has('options');
  const language = await languageOf(source, choices, withQuestions);
  const attempt = async () => {
    const attachments = await send(parts, connection, gathered.value, sending);
    if (!attachments.ok) return attachments;
    report({ message: say(makingWords.startingJob) });
    const request = buildRequest(prompt, choices, attachments.value, language, withQuestions);
    const documentName = source.origin.kind === 'prompt' ? undefined : source.name;
    return connection.calls.startGeneration(request, signal, { documentName, optionsCount: withQuestions });
  };
  const started = await attempt();
  if (started.ok || files.length === 0 || !refusesAttachments(started.failure)) return started;
  await parts.uploads.clear();
  return attempt();
};

const workspaceOf = (uri: Uri | undefined): Job['workspace'] => {
  const folder = (uri && workspace.getWorkspaceFolder(uri)) ?? workspace.workspaceFolders?.[0];
  return folder && { uri: folder.uri.toString(), name: folder.name };
};

const keepsText = ({ origin }: SourceText): boolean =>
  origin.kind !== 'document' || Uri.parse(origin.uri).scheme === 'untitled';

/** What the document itself says counts more than what was chosen for it. */
export const withTheme = async (source: SourceText, choices: Choices): Promise<Choices> => {
  const { themeIds } = await import('../../deck/themes.ts');
  const theme = [themeInFrontMatter(source.text), choices.theme].find((name) =>
    themeIds.some((id) => id === name),
  );
  return { ...choices, theme };
};

interface StartOptions {
  readonly previous?: Job | undefined;
  /** The session of a tab that follows its document. */
  readonly live?: string;
}

/** Starts a deck and lists it, after the one it follows. Everything that can go wrong is said with what helps. */
export const startDeck = async (
  parts: Parts,
  source: SourceText,
  asked: Choices,
  { previous = previousVersion(parts, source), live }: StartOptions = {},
): Promise<void> => {
  if (isBlank(source.text)) {
    await window.showWarningMessage(emptySentence(source));
    return;
  }
  if (bytesOf(source.text) > limits.uploadBytes) {
    const most = formatBytes(limits.uploadBytes, env.language);
    await window.showErrorMessage(say(makingWords.documentTooLong, source.name, most));
    return;
  }
  const choices = await withTheme(source, asked);
  const title = provisionalTitle(source);
  const service = parts.services.current();
  const isBuiltIn = service.ok && service.value === builtInUrl;
  if (isBuiltIn && live === undefined && !(await goesOnUntranslated(source, choices))) return;
  const started = await showProgress(
    say(makingWords.preparing, title),
    async (report, signal): Promise<Result<Job>> => {
      if (!service.ok) return service;
      if (service.value === builtInUrl) report({ message: say(makingWords.startingService) });
      const connection = await parts.services.connect(service.value);
      if (!connection.ok) return connection;
      const handed = await handOver(parts, connection.value, source, choices, { report, signal });
      if (!handed.ok) return handed;
      const id = randomUUID();
      await parts.watcher.reserve(id);
      const job = await parts.store.add(
        {
          id,
          generationId: handed.value.generationId,
          service: service.value,
          ...(service.value === builtInUrl && { home: parts.home }),
          title,
          origin: source.origin,
          choices,
          ...takenOver(previous, choices.theme),
          ...(live !== undefined && { live }),
          workspace: workspaceOf(documentOf(source)),
          state: { kind: 'generating' },
        },
        keepsText(source) ? source.text : undefined,
      );
      await parts.watcher.takeUp();
      return succeeded(job);
    },
  );
  if (started.ok) return;
  await tellFailure(parts, {
    failure: started.failure,
    service: service.ok ? service.value : builtInUrl,
    what: (why) => say(failureWords.startFailed, title, why),
    again: () => startDeck(parts, source, asked, { previous, live }),
  });
};
