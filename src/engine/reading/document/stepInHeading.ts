import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import type { SourceSection } from './sourceDocument.ts';

const shortest = 18;
const numberOf = ({ heading }: SourceSection): number =>
  Number(/^\s*(\d{1,2})[.)]\s+\S/u.exec(plain(heading))?.[1] ?? Number.NaN);

/** At the end of what comes before it. */
const endedWith = (section: SourceSection, { heading, position }: SourceSection): SourceSection => {
  const last = section.sections.at(-1);
  return last
    ? {
        ...section,
        sections: [...section.sections.slice(0, -1), endedWith(last, { ...section, heading, position })],
      }
    : { ...section, blocks: [...section.blocks, { kind: 'paragraph', text: heading, position }] };
};

/**
 * "11. Open it in the browser, and it greets you" over nothing, after "10. …": what is to be done is all in the
 * heading, and ends the sections before it. Undefined: it is no such step.
 */
export const withStepInHeading = (
  before: readonly SourceSection[],
  section: SourceSection,
): SourceSection[] | undefined => {
  const last = before.at(-1);
  const isStep =
    last && numberOf(section) === numberOf(last) + 1 && visualLength(plain(section.heading)) >= shortest;
  return isStep ? [...before.slice(0, -1), endedWith(last, section)] : undefined;
};
