import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import type { SourceHeading, SourceText } from '../sourceText.ts';

/** A section is about code when it shows at least so many lines of it. */
const leastLines = 2;

const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .map(lettersOnly)
    .filter((line) => line.length >= 4);

const codeOf = (source: SourceText, { from, ownTo }: SourceHeading): string[] =>
  source.blocks
    .filter((block) => block.kind === 'code' && block.from >= from && block.to <= ownTo)
    .flatMap(({ text }) => linesOf(text));

/** Of sections with one name nobody knows which a slide is of. */
const byName = (headings: readonly SourceHeading[]): SourceHeading[][] => [
  ...Map.groupBy(headings, ({ letters }) => letters).values(),
];

export const codeMissing: FaultClass = {
  name: 'code missing',
  means: 'the slides of a section about code show none of it',
  find: ({ slides }, source) =>
    byName(source.headings).flatMap(([heading, ...others]): Fault[] => {
      if (heading === undefined || heading.isHidden) return [];
      const code = [heading, ...others].flatMap((one) => codeOf(source, one));
      if (code.length < leastLines) return [];
      const own = slides.filter(
        ({ layout, title, kicker }) =>
          !['cover', 'agenda', 'section', 'summary'].includes(layout) &&
          [title, kicker].some((head) => lettersOnly(head) === heading.letters),
      );
      if (own.length === 0) return [];
      const shown = lettersOnly(slides.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' '));
      return code.some((line) => shown.includes(line.slice(0, 30)))
        ? []
        : [
            {
              slide: own[0]!.number,
              shows: heading.text,
              why: `${code.length} lines of code in the document`,
            },
          ];
    }),
};
