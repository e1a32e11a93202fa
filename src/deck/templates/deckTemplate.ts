import type { Narrative, Subject } from '../../languages/vocabulary.ts';

export interface TemplateSlide {
  readonly layout: 'statement' | 'bullets' | 'columns' | 'steps' | 'stats' | 'closing';
  readonly title: string;
  /** What to write here, line by line. */
  readonly guide: readonly string[];
}

export interface DeckTemplateSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Whose vocabulary tells what belongs here. */
  readonly subject: Subject;
  /** Further subjects that belong here when no section of their own takes them. */
  readonly alsoAbout?: readonly Subject[];
  /** The layouts that suit it, best first. */
  readonly layouts: readonly string[];
  readonly slides: readonly TemplateSlide[];
}

export interface DeckTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: readonly string[];
  readonly narrative: Narrative;
  readonly theme: string;
  /** The name of its preview picture. */
  readonly preview: string;
  readonly sections: readonly DeckTemplateSection[];
}
