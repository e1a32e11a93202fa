type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** There is more than whoever asked reads. */
export class LargerThan extends Error {
  constructor(bytes: number) {
    super(`It is larger than ${bytes / 1_000_000} MB.`);
  }
}

/** Counted as they come: what a server says of its size is not believed. */
export const bytesUpTo = async (body: Body, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new LargerThan(most);
    chunks.push(chunk);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};

export const textUpTo = async (body: Body, most: number): Promise<string> =>
  new TextDecoder().decode(await bytesUpTo(body, most));
