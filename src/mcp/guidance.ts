/** What an assistant is told to ask of the person. It depends on how the server is reached. */
export interface Guidance {
  /** After a refused key: a sentence that says who does what. */
  readonly renewKey: string;
  /** How the person sees a presentation, where its URL alone is not the whole answer. */
  readonly viewing?: (presentationId: string) => string;
}
