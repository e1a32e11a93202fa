/** How a time of the day is written: sources of patterns with the flag `u`, for whoever looks for one in a text. */
const clockWith = (parting: string): string =>
  `[~≈]?\\d{1,2}[${parting}]\\d\\d(?!\\d)(?::\\d\\d)?(?:\\s?[AaPp]\\.?[Mm]\\.?)?`;

/** "9:05", "9h05", "9.05", "~14:05:30", "2:05 p.m." */
export const clock = clockWith(':.h');
/** "9.05" may be a price as well. */
export const sureClock = clockWith(':h');

const zoneName = String.raw`(?:(?:UTC|GMT)(?:[+-]\d{1,2})?|Z\b|\p{Lu}{1,3}S?T\b|Uhr)`;
/** "UTC", "(CEST)", "Uhr" behind it, or none. */
export const zone = `(?:\\s?(?:${zoneName}|\\(${zoneName}\\)))?`;

/** "2026-03-14" */
export const isoDay = String.raw`(?:19|20)\d\d-\d\d-\d\d`;

const toTheSecond = new RegExp(
  `(${isoDay})[T ]\\d?\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:\\s?(?:Z|UTC|[+-]\\d\\d:?\\d\\d))?(?![\\p{L}\\p{N}])`,
  'gu',
);
/** "2012-05-20T11:29:30" is written by a program, and is the day for a reader. */
export const withoutSeconds = (text: string): string => text.replace(toTheSecond, '$1');

const opening = new RegExp(`^[^\\p{L}\\p{N}]{0,3}${clock}`, 'u');
/** "18:59 First observed error", "[19:02] It is shut" */
export const opensWithClock = (text: string): boolean => opening.test(text);
