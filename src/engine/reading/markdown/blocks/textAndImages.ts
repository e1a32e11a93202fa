import type { RichText } from '../../../../deck/richText.ts';
import { nameInWords } from '../../document/nameInWords.ts';
import type { PictureShelf } from '../../document/pictureShelf.ts';
import type { BlockOf, Position } from '../../document/sourceDocument.ts';
import type { Element, Node } from '../elements/element.ts';
import { withoutEmptyBold } from '../inline/emptyBold.ts';
import { inlineText } from '../inline/inlineText.ts';
import { badgesOf, declaredSize } from './pictures.ts';

/** Pictures up to this size stand for a word; in tables, where faces and logos are, up to the second. */
const iconSize = { inText: 40, inTables: 120 };

export interface Footnote {
  readonly position: Position;
  readonly label?: string;
  readonly element?: Element;
}

interface Around {
  readonly shelf: PictureShelf;
  readonly isInTable: boolean;
  readonly onFootnote: (footnote: Footnote) => void;
}

export interface TextAndImages {
  readonly text: RichText;
  readonly images: BlockOf<'image'>[];
}

/** What nodes say in a line, and the pictures that stand in it; those of a word's size are the word. */
export const textAndImages = (
  nodes: readonly Node[],
  position: Position,
  { shelf, isInTable, onFootnote }: Around,
): TextAndImages => {
  const badges = badgesOf(nodes);
  const images: BlockOf<'image'>[] = [];
  const text = inlineText(nodes, {
    picture: (element) => {
      if (badges.has(element)) return '';
      const { src = '', alt = '', title = '' } = element.attributes;
      const limit = isInTable ? iconSize.inTables : iconSize.inText;
      if (src.trim() === '' || declaredSize(element) <= limit) return alt;
      const caption = title.trim() !== '' &&
        title.trim() !== alt.trim() && { caption: [{ text: title.trim() }] };
      const shownAlt = alt.trim() || nameInWords(src);
      images.push({ kind: 'image', asset: shelf.refer(src), alt: shownAlt, position, ...caption });
      return '';
    },
    footnote: (element) =>
      onFootnote({
        position,
        ...(element.tag === '#footnote-ref' ? { label: element.attributes.label! } : { element }),
      }),
  });
  return { text: isInTable ? text : withoutEmptyBold(text), images };
};
