const written = (timeStyle: 'short' | 'medium') => (milliseconds: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle }).format(milliseconds);

/** A day and its time, as the person's language writes them. */
export const shownTime = written('short');

/** Of versions, several of which may be made within a minute: with the second. */
export const versionTime = written('medium');
