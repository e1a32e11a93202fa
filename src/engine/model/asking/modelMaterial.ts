import type { Slide } from '../../../layouts/slide.ts';
import type { DraftedSection, Languages } from '../../writing/draftedDeck.ts';
import type { Known } from './honesty.ts';
import type { Talk } from './instructions.ts';

/** A section as the outline writer drafted it: what a model words anew, and what stands where it fails. */
interface ModelOutline extends Languages {
  readonly section: DraftedSection;
  readonly slides: readonly Slide[];
}

/** All that a section is written from by a model, and by the outline writer where the model fails. */
export interface ModelMaterial {
  readonly schema: 'model';
  readonly version: 2;
  readonly outline: ModelOutline;
  readonly talk: Talk;
  readonly request: string;
  readonly deckTitle: string;
  /** Of all sections, in order. */
  readonly sections: readonly { readonly title: string; readonly message: string }[];
  /** Which of them this is, from 0. */
  readonly at: number;
  readonly points: readonly string[];
  /** No source says anything about it: its passages are the points. */
  readonly isInvented: boolean;
  /** How many slides of content it may have. */
  readonly mostSlides: number;
  readonly known: Known;
  /** What is to be said where the model fails. */
  readonly failureNotices: readonly string[];
}

export const isModelMaterial = (material: unknown): material is ModelMaterial =>
  typeof material === 'object' &&
  material !== null &&
  'schema' in material &&
  material.schema === 'model' &&
  'version' in material &&
  material.version === 2;
