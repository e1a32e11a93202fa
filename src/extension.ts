import type { ExtensionContext } from 'vscode';
import { openDeckwright } from './editor/deckwright.ts';

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(await openDeckwright(context));
}
