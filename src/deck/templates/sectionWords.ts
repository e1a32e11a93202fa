import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../../languages/languages.ts';
import type { DeckTemplateSection } from './deckTemplate.ts';

/** A template's section as a deck in this language names it. */
export const sectionWords = (
  section: DeckTemplateSection,
  language: Language,
): { readonly title: string; readonly description: string } => {
  if (language === 'us' || language === 'uk') {
    const { title, description } = section;
    return {
      title,
      description: description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, ''),
    };
  }
  const [title, description] = languages[language].vocabulary.subjects[section.subject];
  return { title, description };
};
