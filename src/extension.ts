import { type ExtensionContext, ExtensionMode } from 'vscode';
import { openDeckwright } from './editor/deckwright.ts';
import type { Parts } from './editor/parts.ts';

/** Tests that run inside the editor are given the parts. */
export async function activate(context: ExtensionContext): Promise<Parts | undefined> {
  const deckwright = openDeckwright(context);
  context.subscriptions.push(deckwright);
  if (context.extensionMode !== ExtensionMode.Test) return undefined;
  await deckwright.ready;
  return deckwright.parts;
}
