const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `1,3 MB`, as the person's language writes it. */
export const formatBytes = (bytes: number, locale: string): string => {
  const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: steps[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
};
