/** What a deck in one file may load: what stands in it, and the one script that bears the nonce. */
export const offlinePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
