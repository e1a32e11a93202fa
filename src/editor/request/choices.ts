import type { Language, NarrativeType, RewriteStyle, SectionCount } from '../../api/generationOptions.ts';

/** What a person chose for one deck. */
export interface Choices {
  readonly template?: { readonly id: string; readonly name: string; readonly sectionIds?: readonly string[] };
  readonly askQuestions: boolean;
  readonly narrative: NarrativeType;
  readonly rewriteStyle: RewriteStyle;
  readonly sectionCount: SectionCount;
  /** `auto`: the document's. */
  readonly language: Language | 'auto';
  /** Absent: the one that suits the story. */
  readonly theme?: string;
  /** Chosen for this deck by itself, and not by settings: its later versions keep it. */
  readonly chosen?: true;
}

/**
 * The four options count only without a template, and for services that are not ours (`withQuestions` false) only
 * without questions.
 */
export const optionsCount = (
  choices: Pick<Choices, 'template' | 'askQuestions'>,
  withQuestions: boolean,
): boolean => !choices.template && (withQuestions || !choices.askQuestions);
