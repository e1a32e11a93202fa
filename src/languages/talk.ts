/** What brackets hold that only point at a place of the document. */
interface References {
  /** What stands before or after the place: "see". */
  readonly sees: string;
  /** What a picture is called: "figure", "chart". */
  readonly pictures: string;
  readonly tables: string;
  /** What its parts, and places in it, are called: "section", "page". */
  readonly parts: string;
}

/** Words of a writer about the page and to its reader, lists as in `cues.ts`: they are no part of a talk. */
export interface Talk {
  /** What a short sentence opens with that tells what its page is for: "this page outlines ours". */
  readonly ofPage: string;
  /** What a sentence before the first heading holds that tells of the making of its document: "last updated", "comments to". */
  readonly ofDocument: string;
  /** What opens a sentence that is spoken to a reader: "feel free to add". Where verbs come last, it stands at the end. */
  readonly toReader: string;
  /** What a sentence ends in that only leads through the page: "in turn below". */
  readonly ends: string;
  /** A clause, parted from its sentence by commas or brackets, that says where something else stands. */
  readonly clauses: string;
  /** Where the verb stands second, a sentence cannot do without the clause that it begins with: "Wie erwähnt, ist …". */
  readonly keepsFirstClause?: true;
  /** "Dear all", before a comma. */
  readonly greets: string;
  /** What joins a sentence to the one before it, with a comma behind: "furthermore". */
  readonly connectives: string;
  readonly references: References;
}
