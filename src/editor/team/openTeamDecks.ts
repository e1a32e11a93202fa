import type { Memento } from 'vscode';
import type { Services } from '../services/services.ts';
import { ListingServices } from './listingServices.ts';
import { TeamDecks } from './teamDecks.ts';

export const openTeamDecks = (memento: Memento, services: Services): TeamDecks =>
  new TeamDecks({ services, listing: new ListingServices(memento) });
