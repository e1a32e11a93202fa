/** How people ask for a presentation. Each text is a regular expression's alternatives, in lower case. */
export interface InstructionWords {
  /** What a request begins with, or ends with where the verb comes last. */
  readonly make: string;
  readonly polite: string;
  /** What is asked for; in the singular, since texts about presentations speak of many. */
  readonly deck: string;
  readonly article: string;
  readonly slides: string;
  readonly sections: string;
  /** Between "presentation" and whom or what it is for. */
  readonly forWhom: string;
  readonly about: string;
  readonly none: string;
  readonly agenda: string;
  readonly include: string;
  /** Words of other wishes: length, tone, style. */
  readonly wish: string;
  /** One to twelve. */
  readonly numbers: string;
}
