/** Counted as they come: what a server says of its size is not believed. */
export const bytesUpTo = async (
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new Error(`It is larger than ${most / 1_000_000} MB.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};
