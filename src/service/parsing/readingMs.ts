/** For any file, also on a busy machine. */
const leastMs = 10_000;
const mostMs = 60_000;
const bytesPerMs = 50;

/** How long a source of so many bytes may take: what is small and takes long is made to. */
export const readingMs = (bytes: number): number => Math.min(mostMs, leastMs + bytes / bytesPerMs);
