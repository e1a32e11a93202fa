/**
 * A picture that a document shows from elsewhere on the web may come along as an attachment: then its file name is its
 * address with this at the end, so that whoever reads the document finds it without asking the web.
 */
const ending = /#picture\.(?:png|jpe?g|gif|webp)$/;

export const nameOfFetched = (address: string, extension: string): string =>
  `${address}#picture.${extension}`;

export const addressOfFetched = (fileName: string): string | undefined =>
  /^https:\/\//.test(fileName) && ending.test(fileName) ? fileName.replace(ending, '') : undefined;

/** The one spelling of a remote picture's address; undefined where it is none. */
export const remoteAddress = (reference: string): string | undefined => {
  if (!/^(?:https?:)?\/\//i.test(reference)) return undefined;
  const url = URL.parse(reference.replace(/^(?:https?:)?\/\//i, 'https://'));
  return url?.hostname ? url.href.replace(/#.*$/s, '') : undefined;
};
