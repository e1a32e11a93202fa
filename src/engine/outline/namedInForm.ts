import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { fieldOf } from '../../languages/recognising/labels.ts';
import type { Outline, Topic } from './outline.ts';

const longestTitle = 90;
const fewestFields = 3;

/** "**Proposal title:**" over a line: one word, like "Name", may be that of anything. */
const namesWhole = ({ heading, isImplied, blocks, topics }: Topic, language: Language): boolean => {
  const [only, ...others] = blocks;
  const label = plain(heading).trim();
  const meaning = fieldOf(label, language);
  return (
    isImplied === true &&
    only?.kind === 'paragraph' &&
    others.length + topics.length === 0 &&
    meaning?.field === 'title' &&
    meaning.isWhole &&
    /\S[\s-]+\S/u.test(label) &&
    visualLength(plain(only.text)) <= longestTitle &&
    !/[.!?:。！？：]\s*$/u.test(plain(only.text))
  );
};

/** A form that was filled in is called as the field says that names it; what the form is called stands below that. */
export const namedInForm = (outline: Outline, language: Language): Outline => {
  const at = outline.topics.findIndex((topic) => namesWhole(topic, language));
  const [only] = outline.topics[at]?.blocks ?? [];
  if (only?.kind !== 'paragraph' || outline.topics.length < fewestFields) return outline;
  const { title, subtitle, isNamed, intro } = outline;
  return {
    ...outline,
    title: only.text,
    isNamed: true,
    ...(subtitle ? { subtitle } : isNamed ? { subtitle: title } : {}),
    intro: { ...intro, heading: only.text },
    topics: outline.topics.toSpliced(at, 1),
  };
};
