import * as z from 'zod';

/** As BCP 47 writes it, also where a person wrote `en_US`; undefined: no language is named so. */
export const localeOf = (written: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
};

export const Locale = z.string().refine((written) => localeOf(written) === written);
