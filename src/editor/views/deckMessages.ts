import type { Place, UndrawnDiagram } from '../../player/browser/editorAround.ts';
import { commandIds, internalCommandIds } from '../ids.ts';
import { shortcutCommand } from './deckShortcuts.ts';

/** What a deck's page asks of the editor. The page may come from a service: nothing else is done for it. */
const askedCommands: Readonly<Record<string, string>> = {
  present: commandIds.present,
  endPresenting: commandIds.endPresenting,
  print: commandIds.print,
};

export type DeckMessage =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'theme'; readonly theme: string }
  /** How all decks are shown in narrow tabs. */
  | { readonly kind: 'view'; readonly view: string }
  /** About the deck itself. */
  | { readonly kind: 'command'; readonly command: string; readonly more?: unknown }
  | { readonly kind: 'shortcut'; readonly command: string };

const longestTitle = 1_000;
const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false;
  const { index, title } = value as Readonly<Record<string, unknown>>;
  return Number.isInteger(index) && typeof title === 'string' && title.length <= longestTitle;
};

const mostUndrawn = 20;
const isUndrawn = (value: unknown): value is UndrawnDiagram => {
  if (typeof value !== 'object' || value === null) return false;
  const { slide, name, line } = value as Readonly<Record<string, unknown>>;
  const isLine = line === undefined || Number.isInteger(line);
  return Number.isInteger(slide) && typeof name === 'string' && name.length <= longestTitle && isLine;
};

/** What the tab of a deck says, read with doubt. */
export const readDeckMessage = (message: unknown): DeckMessage | undefined => {
  if (message === 'openInBrowser') return { kind: 'command', command: commandIds.openInBrowser };
  if (message === 'editSlides') return { kind: 'command', command: commandIds.editSlides };
  if (typeof message !== 'object' || message === null) return undefined;
  const { place, theme, view, ask, undrawn } = message as Readonly<Record<string, unknown>>;
  if (isPlace(place)) return { kind: 'place', place: { index: place.index, title: place.title } };
  if (view === 'slides' || view === 'cards') return { kind: 'view', view };
  if (Array.isArray(undrawn)) {
    const more = undrawn.slice(0, mostUndrawn).filter(isUndrawn);
    return { kind: 'command', command: internalCommandIds.tellUndrawn, more };
  }
  if (typeof theme === 'string') return /^[a-z]{1,20}$/.test(theme) ? { kind: 'theme', theme } : undefined;
  if (typeof ask === 'string' && Object.hasOwn(askedCommands, ask))
    return { kind: 'command', command: askedCommands[ask]! };
  const shortcut = shortcutCommand(message);
  return shortcut === undefined ? undefined : { kind: 'shortcut', command: shortcut };
};
