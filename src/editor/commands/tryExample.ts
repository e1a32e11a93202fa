import { env, Uri, window, workspace } from 'vscode';
import type { Parts } from '../parts.ts';
import { readDocument } from '../request/readSource.ts';
import { startDeck } from '../request/startDeck.ts';
import { defaultChoices } from './generate.ts';

const byLanguage: Readonly<Record<string, string>> = { ja: 'product-brief.ja.md' };

/** Opens an example as a document of the person's own, and makes its presentation. */
export const tryExample = async (parts: Parts): Promise<void> => {
  const name = byLanguage[env.language] ?? 'quarterly-review.md';
  const example = Uri.joinPath(parts.context.extensionUri, 'examples', name);
  const content = await workspace.decode(await workspace.fs.readFile(example), { uri: example });
  const document = await workspace.openTextDocument({ language: 'markdown', content });
  await window.showTextDocument(document, { preview: false });
  await startDeck(parts, await readDocument(document.uri), {
    ...defaultChoices(undefined),
    askQuestions: false,
  });
};
