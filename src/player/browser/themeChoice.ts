import type { MotifKind } from '../../deck/theme.ts';
import { motifShapes } from '../motifs.ts';

/** Shows the deck in another theme, and says so in the address, so that a copied link shows it too. */
export const chooseTheme = (document: Document, theme: string, motif: MotifKind): void => {
  document.documentElement.dataset.theme = theme;
  for (const svg of document.querySelectorAll<SVGElement>('svg.motif'))
    svg.innerHTML = motifShapes(motif, svg.dataset.seed ?? '');
  const address = new URL(document.location.href);
  address.searchParams.set('theme', theme);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A file on disk may not change its address; the choice holds until it is closed.
  }
};
