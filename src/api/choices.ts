/** The values of the generation options, without their schemas: a command's help needs no more. */
export const narrativeTypes = [
  'Pitch',
  'Showcase',
  'Sales',
  'Proposal',
  'Research',
  'Guide',
  'Meeting',
  'Portfolio',
  'Auto',
] as const;

export const rewriteStyles = ['Strong', 'Subtle', 'Preserve'] as const;

/** `in` is Indonesian, by its older ISO code. */
export const languages = [
  'us',
  'uk',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'cn',
  'in',
  'ja',
  'ko',
  'ar',
  'hi',
  'bn',
] as const;
