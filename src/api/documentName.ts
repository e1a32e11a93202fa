/**
 * What the prompt's document is called, beside the body, which is the reference's: a service that does not know
 * the header makes the same deck under another title.
 */
export const documentNameHeader = 'x-document-name';

const longest = 200;

export const documentNameHeaders = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined || name.trim() === ''
    ? {}
    : { [documentNameHeader]: encodeURIComponent(name.toWellFormed().slice(0, longest)) };

/** Undefined: it says nothing that a title could be made of. */
export const documentNameOf = (header: string | undefined | null): string | undefined => {
  try {
    const name = decodeURIComponent(header ?? '').trim();
    return name === '' ? undefined : name.slice(0, longest);
  } catch {
    return undefined;
  }
};
