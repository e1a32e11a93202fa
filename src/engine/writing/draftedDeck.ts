import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Body, Part } from '../planning/scenes/scene.ts';

/** A scene as its slides will show it, before their notes. */
export interface DraftedScene {
  readonly title: RichText;
  readonly kicker?: RichText;
  readonly heading: RichText;
  readonly body: Body;
  readonly parts: readonly Part[];
  readonly slides: readonly Slide[];
}

export interface Divider {
  readonly number: number;
  readonly title: RichText;
  readonly message?: RichText;
  readonly part: Part;
}

export interface DraftedSection {
  readonly id?: string;
  readonly title: RichText;
  /** Cover and agenda. */
  readonly opening: readonly Slide[];
  readonly divider?: Divider;
  readonly scenes: readonly DraftedScene[];
  readonly ending: readonly Slide[];
  /** The layouts of the slides before it. */
  readonly before: readonly string[];
}

export interface Languages {
  /** Of the content. */
  readonly language: Language;
  /** Of the deck's own words. */
  readonly deckLanguage: Language;
  readonly style: RewriteStyle;
}
