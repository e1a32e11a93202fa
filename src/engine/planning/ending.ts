import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { subjectsOf } from '../../languages/recognising/subjects.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Topic } from '../outline/outline.ts';
import type { Block, BlockOf } from '../reading/document/sourceDocument.ts';
import { mailAddress } from '../text/addresses/mailAddress.ts';
import type { Part, Scene } from './scenes/scene.ts';

const longestContact = 110;

const isContact = (block: Block | undefined): block is BlockOf<'paragraph'> =>
  block?.kind === 'paragraph' &&
  mailAddress.test(plain(block.text)) &&
  visualLength(plain(block.text)) <= longestContact;

export interface Closing {
  readonly title: RichText;
  readonly contact: RichText;
  readonly part: Part;
}

export interface Ended {
  readonly topics: readonly Topic[];
  readonly closing?: Closing;
}

/** A last line that says whom to write to closes the deck. */
export const withClosing = (topics: readonly Topic[], deckLanguage: Language): Ended => {
  const last = topics.at(-1);
  if (!last) return { topics };
  const deeper = withClosing(last.topics, deckLanguage);
  if (last.topics.length > 0)
    return deeper.closing
      ? { topics: [...topics.slice(0, -1), { ...last, topics: deeper.topics }], closing: deeper.closing }
      : { topics };
  const block = last.blocks.at(-1);
  if (!isContact(block) || last.blocks.length < 2) return { topics };
  const part = {
    source: last.source,
    heading: [],
    depth: last.depth,
    position: block.position,
    blocks: [block],
    notes: [],
  };
  return {
    topics: [...topics.slice(0, -1), { ...last, blocks: last.blocks.slice(0, -1) }],
    closing: { title: rich(deckWords(deckLanguage).slides.questions), contact: block.text, part },
  };
};

const closingSubjects = ['nextSteps', 'ask', 'contact', 'decisions'] as const;

export type Role = 'conclusion' | 'closing';

/** What the heading of a deck's last slides makes of them. */
export const roleOf = ({ path, body }: Scene, language: Language): Role | undefined => {
  const [first] = subjectsOf(plain(path.at(-1)?.heading ?? []), language);
  if (!first) return undefined;
  if (first.subject === 'conclusion') return 'conclusion';
  return body.kind === 'text' && closingSubjects.some((subject) => subject === first.subject)
    ? 'closing'
    : undefined;
};
