import { window } from 'vscode';
import { viewIds } from '../ids.ts';
import type { Parts } from '../parts.ts';

const whileViewWaits = (work: () => Promise<void> | undefined) =>
  window.withProgress({ location: { viewId: viewIds.presentations } }, async () => work());

export const refreshTeam = async ({ teamDecks }: Parts): Promise<void> => {
  const decks = await teamDecks();
  await whileViewWaits(() => decks.refresh());
};

export const showMoreOfTeam = async ({ teamDecks }: Parts): Promise<void> => {
  const { list } = await teamDecks();
  await whileViewWaits(() => list?.more());
};
