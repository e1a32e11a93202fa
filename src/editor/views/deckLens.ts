import { CodeLens, Range, type TextDocument, workspace } from 'vscode';
import { isDeckFile } from '../deckFiles/isDeckFile.ts';
import { commandIds, settingIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { deckOfDocument, versionsOf } from '../jobs/versions.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';

const headingIn = (document: TextDocument): number => {
  for (let line = 0; line < Math.min(document.lineCount, 200); line += 1)
    if (/^#{1,6}\s/.test(document.lineAt(line).text)) return line;
  return 0;
};

/** What can be done with the deck of a document, above its first heading. */
export const deckLenses = (document: TextDocument, jobs: readonly Job[]): CodeLens[] => {
  const settings = workspace.getConfiguration(settingIds.section, document.uri);
  if (!settings.get<boolean>(settingIds.codeLens, true)) return [];
  const uri = document.uri.toString();
  const job = deckOfDocument(jobs, { uri });
  const line = headingIn(document);
  const lens = (title: string, command: string, target: unknown) =>
    new CodeLens(new Range(line, 0, line, 0), { title, command, arguments: [target] });
  // A deck file is presented as it is written now, whatever was made of it.
  const presentFile = isDeckFile(document.uri)
    ? [lens(say(deckWords.lensPresent), commandIds.present, document.uri)]
    : [];
  if (!job) return presentFile;
  const node = { kind: 'job', job };
  const versions = versionsOf(jobs, job).length;
  return [
    lens(say(deckWords.lensOpen), commandIds.openPresentation, node),
    lens(say(deckWords.generateAgain), commandIds.generate, document.uri),
    ...(presentFile.length > 0 ? presentFile : [lens(say(deckWords.lensPresent), commandIds.present, node)]),
    ...(versions > 1 ? [lens(say(deckWords.lensVersions, versions), commandIds.showVersions, node)] : []),
  ];
};
