import type { ListedPresentation } from '../../src/api/beyond/presentations.ts';

export const listedDeck = (changes: Partial<ListedPresentation> = {}): ListedPresentation => ({
  id: 'pres_1',
  title: 'Tea',
  url: 'https://decks.example.com/p/x',
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
  ...changes,
});
