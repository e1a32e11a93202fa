/**
 * What the page may load. Styles may stand in the page because diagrams and formulas bring theirs;
 * scripts never. `remotePictures`: the viewer asked for the pictures that are elsewhere on the web.
 */
export const contentSecurityPolicy = (options: { readonly remotePictures: boolean }): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${options.remotePictures ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
