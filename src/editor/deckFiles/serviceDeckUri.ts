import { Uri } from 'vscode';

/** Deck files that lie in no folder: their service keeps them. */
export const serviceDeckScheme = 'deckwright-deck';

export const serviceDeckUri = (jobId: string, name: string): Uri =>
  Uri.from({ scheme: serviceDeckScheme, path: `/${jobId}/${name}.deck.md` });

export const jobIdOf = ({ path }: Pick<Uri, 'path'>): string => path.split('/')[1] ?? '';
