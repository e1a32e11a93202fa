/**
 * Asks a service that names the capability `options` to heed the four options with questions on too, beside the body,
 * which is the reference's: there they count only without questions.
 */
export const optionsCountHeader = 'x-options-count';

const always = 'always';

export const optionsCountHeaders = (countAlways: boolean | undefined): Readonly<Record<string, string>> =>
  countAlways ? { [optionsCountHeader]: always } : {};

export const optionsCountAlways = (header: string | undefined | null): boolean => header === always;
