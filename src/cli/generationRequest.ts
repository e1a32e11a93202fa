import { languages, narrativeTypes, rewriteStyles } from '../api/choices.ts';
import type { StartGenerationInput } from '../api/generation.ts';
import { limits } from '../api/limits.ts';
import type { Values } from './command.ts';
import type { generateOptions } from './options.ts';
import { allOf, type Checked, names, oneOf, wholeNumber } from './optionValues.ts';

export type GenerateValues = Values<typeof generateOptions>;
export type RequestOptions = Omit<StartGenerationInput, 'prompt' | 'attachments'>;

/** What the options ask of the service, checked before anything is sent. */
export const requestOptions = (values: GenerateValues): Checked<RequestOptions> => {
  const sectionCount = values['section-count']?.trim().toLowerCase();
  const checked = allOf({
    narrative_type: oneOf('--narrative', values.narrative, narrativeTypes),
    rewrite_style: oneOf('--rewrite', values.rewrite, rewriteStyles),
    language: oneOf('--language', values.language, languages),
    section_count:
      sectionCount === 'auto'
        ? { value: 'auto' as const }
        : wholeNumber('--section-count', sectionCount, { from: 1, to: limits.sectionCount, word: 'auto' }),
  });
  if ('problem' in checked) return checked;
  if (values.sections !== undefined && values.template === undefined) {
    return { problem: '--sections chooses among the sections of a template: give --template too.' };
  }
  return {
    value: {
      ...checked.value,
      template_id: values.template,
      selected_section_ids: names(values.sections),
      non_interactive: !values.interactive,
    },
  };
};

const standaloneOptions = ['narrative', 'rewrite', 'section-count', 'language'] as const;

/** The options that the service will not look at, given the others. */
export const ignoredOptions = (values: GenerateValues): string[] =>
  values.template !== undefined || values.interactive
    ? standaloneOptions.filter((name) => values[name] !== undefined).map((name) => `--${name}`)
    : [];
