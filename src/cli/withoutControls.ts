/** Titles and sentences come from elsewhere: to a terminal they are words, and no orders. */
export const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
