/** What a writer got wrong: a deck is made of the rest, and they are told where to look. */
export interface Fault {
  readonly about: 'frontMatter' | 'theme' | 'formula';
  readonly line: number;
  /** What was written there, where that is a name. */
  readonly name?: string;
}
