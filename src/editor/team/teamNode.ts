import type { ListedPresentation } from '../../api/beyond/presentations.ts';
import type { TeamList } from './teamList.ts';

/** What stands for the decks of a service's workspace. */
export type TeamNode =
  | TeamList
  | { readonly kind: 'teamDeck'; readonly service: string; readonly deck: ListedPresentation }
  | { readonly kind: 'teamRemark'; readonly text: string }
  /** The next page, or again the one that did not come. */
  | { readonly kind: 'teamMore'; readonly isAgain: boolean };
