import type { RichText } from '../../../deck/richText.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';

/** A paragraph that is a list when it is read as one. */
export interface Enumerated {
  /** What the paragraph says before. */
  readonly before: RichText;
  readonly list: BlockOf<'list'>;
}
