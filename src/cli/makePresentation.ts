import type { Attachment } from '../api/attachment.ts';
import type { ReadStatus } from '../api/reading.ts';
import { cancelled, type Result, succeeded } from '../client/failure.ts';
import type { FetchedPictures } from '../client/fetchPictures.ts';
import type { ServiceConnection } from '../client/serviceConnection.ts';
import type { FinalStatus } from '../client/watchJob.ts';
import { failureOutcome } from './failureOutcome.ts';
import {
  type GenerateValues,
  ignoredOptions,
  type RequestOptions,
  requestOptions,
} from './generationRequest.ts';
import { failedBecause, type Outcome, wrongUse } from './outcome.ts';
import { Person } from './person.ts';
import { ProgressDisplay } from './progressDisplay.ts';
import type { ReachedService } from './reachService.ts';
import { readSourceDocument, type SourceDocument } from './sourceDocument.ts';
import type { Surroundings } from './surroundings.ts';
import { withService } from './withService.ts';

const phases: Readonly<Record<string, string>> = {
  storyline: 'Planning the storyline',
  slides: 'Creating slides',
};

const showStatus = (display: ProgressDisplay, status: Extract<ReadStatus, { status: 'generating' }>) => {
  const { slidesTotal, slidesCompleted, currentStep } = status.progress ?? {};
  const share = slidesTotal ? (slidesCompleted ?? 0) / slidesTotal : undefined;
  display.show(currentStep ?? phases[status.phase ?? ''] ?? 'Generating', share);
};

interface Work {
  readonly connection: ServiceConnection;
  readonly display: ProgressDisplay;
  readonly person: Person;
  readonly surroundings: Surroundings;
}

const sendFiles = async (
  { files }: SourceDocument,
  { connection, display, surroundings }: Work,
): Promise<Result<Attachment[]>> => {
  if (files.length === 0) return succeeded([]);
  return connection.upload(files, {
    signal: surroundings.interruption,
    onProgress: ({ sentBytes, totalBytes }) =>
      display.show(
        files.length === 1 ? 'Sending 1 file' : `Sending ${files.length} files`,
        sentBytes / totalBytes,
      ),
  });
};

const follow = async (generationId: string, work: Work): Promise<Result<FinalStatus>> => {
  const { connection, display, person, surroundings } = work;
  const events = connection.watch(generationId, surroundings.interruption);
  for (;;) {
    const { value: event, done } = await events.next();
    if (done) return event;
    switch (event.kind) {
      case 'generating':
        showStatus(display, event.status);
        break;
      case 'question': {
        display.clear();
        const answer = await person.ask(event.question);
        if (answer === undefined) return cancelled;
        const replied = await event.reply(answer);
        if (!replied.ok) return replied;
        break;
      }
      case 'takingLong':
        display.clear();
        display.show(`Still working after ${event.minutes} minutes. Ctrl+C stops waiting.`);
        break;
      case 'unreachable':
        display.clear();
        display.show(`${event.failure.message} Trying again.`);
    }
  }
};

const makeDeck = async (
  source: SourceDocument,
  options: RequestOptions,
  work: Work,
): Promise<Result<FinalStatus>> => {
  const { interruption } = work.surroundings;
  const sent = await sendFiles(source, work);
  if (!sent.ok) return sent;
  // All languages' words: loaded while the service's thread loads its own.
  const { detectLanguage } = await import('../languages/recognising/detectLanguage.ts');
  const started = await work.connection.calls.startGeneration(
    {
      ...options,
      language: options.language ?? detectLanguage(source.text ?? source.prompt),
      prompt: source.prompt,
      attachments: sent.value.length > 0 ? sent.value : undefined,
    },
    interruption,
    { documentName: source.name },
  );
  return started.ok ? follow(started.value.generationId, work) : started;
};

const fetchFromWeb = async (
  addresses: readonly string[],
  { environment, interruption }: Surroundings,
): Promise<FetchedPictures> => {
  const { openPublicWeb } = await import('../client/publicWeb.ts');
  const { fetchPictures } = await import('../client/fetchPictures.ts');
  const web = openPublicWeb({ environment });
  if (!web.ok) {
    const why = web.failure.message;
    return { pictures: [], left: addresses.map((address) => ({ address, why })) };
  }
  return fetchPictures(addresses, web.value, interruption).finally(() => web.value.close());
};

/** What is done with what was made, while the service is there. */
type Use = (made: Extract<FinalStatus, { status: 'completed' }>, service: ReachedService) => Promise<Outcome>;

/** Makes a presentation of a file as the options say, showing how far it is. */
export const makePresentation = async (
  values: GenerateValues,
  path: string,
  surroundings: Surroundings,
  use: Use,
): Promise<Outcome> => {
  const { out, err, workingFolder } = surroundings;
  const options = requestOptions(values);
  if ('problem' in options) return wrongUse(options.problem);
  const instruction = values.prompt;
  if (instruction?.trim() === '') return wrongUse('--prompt must say something.');
  const source = await readSourceDocument({
    path,
    instruction,
    attach: values.attach ?? [],
    workingFolder,
    ...(values['remote-pictures'] && {
      fetchRemote: (addresses) => fetchFromWeb(addresses, surroundings),
    }),
  });
  if ('problem' in source) return wrongUse(source.problem);

  for (const note of source.notes) err.write(`${note}\n`);
  const ignored = ignoredOptions(values);
  if (ignored.length > 0) {
    err.write(`${ignored.join(', ')} counts only without --template and --interactive.\n`);
  }

  const make = async (service: ReachedService): Promise<Outcome> => {
    const display = new ProgressDisplay(err);
    const person = new Person(surroundings);
    const made = await makeDeck(source, options.value, {
      connection: service.connection,
      display,
      person,
      surroundings,
    });
    person.leave();
    display.clear();
    if (!made.ok) return failureOutcome(made.failure);
    const status = made.value;
    if (status.status === 'completed') return use(status, service);
    if (values.json) out.write(`${JSON.stringify(status.raw, undefined, 2)}\n`);
    return failedBecause(
      status.reason || 'The service could not make a presentation of this and gave no reason.',
    );
  };
  return withService(values, surroundings, make, { expectsJob: true });
};
