import type { Attachment } from '../../api/attachment.ts';
import type { StartGenerationInput } from '../../api/generation.ts';
import type { Language } from '../../api/generationOptions.ts';
import { type Choices, optionsCount } from './choices.ts';

/** The request for a deck. What the service would ignore is not sent, so that nobody is misled by a log of it. */
export const buildRequest = (
  prompt: string,
  choices: Choices,
  attachments: readonly Attachment[],
  documentLanguage: Language | undefined,
  withQuestions: boolean,
): StartGenerationInput => {
  const language = choices.language === 'auto' ? documentLanguage : choices.language;
  return {
    prompt,
    ...(choices.template && {
      template_id: choices.template.id,
      ...(choices.template.sectionIds && { selected_section_ids: [...choices.template.sectionIds] }),
    }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    non_interactive: !choices.askQuestions,
    ...(optionsCount(choices, withQuestions) && {
      narrative_type: choices.narrative,
      rewrite_style: choices.rewriteStyle,
      section_count: choices.sectionCount,
      ...(language && { language }),
    }),
  };
};
