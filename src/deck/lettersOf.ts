/** What two writings of one name share: its letters and digits. Sign by sign, since a row of them may be any length. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
