import { plain } from '../deck/richText.ts';
import type { Deck } from '../layouts/deck.ts';

/** A heading of its own for each slide: what is in the notes does not rise above it. */
const lowered = (notes: string): string => notes.replace(/^(#{1,4})(?=\s)/gm, '##$1');

/** All that is said, slide by slide, as Markdown. */
export const speakerNotes = ({ title, sections }: Deck, firstNumber: number): string => {
  const slides = sections.flatMap((section) => section.slides);
  const parts = slides.map((slide, at) => {
    const heading = `## ${firstNumber + at}. ${plain(slide.title).replaceAll(/\s+/g, ' ')}`.trimEnd();
    return slide.notes.trim() === '' ? heading : `${heading}\n\n${lowered(slide.notes.trim())}`;
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
};
