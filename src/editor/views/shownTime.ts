/** A day and its time, as the person's language writes them. */
export const shownTime = (milliseconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
