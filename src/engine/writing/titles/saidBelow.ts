import type { RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';

/** What is said of a sentence in so few words that they stand below it as they are. */
export const saidBelow = (slide: Slide, title: RichText, text: RichText): Slide => ({
  id: slide.id,
  notes: slide.notes,
  layout: 'statement',
  title,
  text,
});
