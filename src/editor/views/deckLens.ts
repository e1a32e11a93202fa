import { CodeLens, Range, type TextDocument, workspace } from 'vscode';
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
  if (!job) return [];
  const line = headingIn(document);
  const node = { kind: 'job', job };
  const lens = (title: string, command: string, target: unknown) =>
    new CodeLens(new Range(line, 0, line, 0), { title, command, arguments: [target] });
  const versions = versionsOf(jobs, job).length;
  return [
    lens(say(deckWords.lensOpen), commandIds.openPresentation, node),
    lens(say(deckWords.generateAgain), commandIds.generate, document.uri),
    lens(say(deckWords.lensPresent), commandIds.present, node),
    ...(versions > 1 ? [lens(say(deckWords.lensVersions, versions), commandIds.showVersions, node)] : []),
  ];
};
