/** Every number of the protocol, once. */
export const limits = {
  apiVersion: '1.3.0',
  promptCharacters: 400_000,
  attachments: 20,
  sectionCount: 50,
  /** Of a deck that a person wrote: more is no presentation, and nothing could show it. */
  deckSlides: 1_000,
  /** Of one text on a slide of such a deck: it takes a slide twenty times over. */
  slideTextCharacters: 20_000,
  /** Entries, cells and figures of one such slide: nobody reads so many. */
  slideValues: 1_000,
  /** Of a deck as it is stored and answered, its pictures apart. */
  deckJsonBytes: 4 * 1024 * 1024,
  jsonBodyBytes: 2 * 1024 * 1024,
  /** Of a JSON body: a request takes some hundreds. */
  json: { values: 20_000, depth: 64 },
  uploadBytes: 52_428_800,
  uploadUrlDays: 7,
  titleCharacters: 300,
  fileNameCharacters: 1_024,
  requestsPerMinute: 20,
} as const;
