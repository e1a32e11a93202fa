import type { Theme } from '../../deck/theme.ts';
import type { Part as Arranged, Arrangement, Slot, TextBox } from '../../layouts/arrangement.ts';
import { colorMapOverride } from './colorMap.ts';
import { isFlooded } from './colors.ts';
import { type Placeholder, slideIds } from './drawing.ts';
import { placeholderShape, promptText, smallStyle } from './masterPart.ts';
import { motifXml } from './motif.ts';
import { namespaces } from './package.ts';
import { placeholderOf, roleNames } from './placeholders.ts';
import { background, shapeTree } from './shapeTree.ts';
import { slideNumberField } from './slideNumber.ts';
import { centipoints } from './units.ts';
import { el, type Xml } from './xml.ts';

const flat = (parts: readonly Arranged[]): Arranged[] =>
  parts.flatMap((part) => (part.kind === 'group' ? flat(part.parts) : [part]));

/** The places of a layout: the first text of each role that has one. */
export const placesOf = (
  arrangement: Arrangement,
): { readonly text: TextBox; readonly placeholder: Placeholder }[] => {
  const seen = new Set<string>();
  return flat(arrangement.parts).flatMap((part) => {
    const placeholder = part.kind === 'text' ? placeholderOf(part.role) : undefined;
    if (part.kind !== 'text' || !placeholder || seen.has(part.role)) return [];
    seen.add(part.role);
    return [{ text: part, placeholder }];
  });
};

const styleOf = ({ paragraphs, align }: TextBox): Xml => {
  const [first] = paragraphs;
  return el(
    'a:lstStyle',
    {},
    el(
      'a:lvl1pPr',
      {
        algn: align === 'end' ? 'r' : align === 'center' ? 'ctr' : 'l',
        ...(first?.marker ? {} : { marL: 0, indent: 0 }),
      },
      first?.marker ? undefined : el('a:buNone'),
      el('a:defRPr', { sz: first ? centipoints(first.style.size) : undefined }),
    ),
  );
};

/** A rule, a panel, a mark stands on the slide; what stands on each slide of a layout alike is the layout's own. */
export const layoutXml = (
  name: string,
  arrangement: Arrangement,
  seed: string,
  theme: Theme,
  isRightToLeft: boolean,
): Xml => {
  const flooded = isFlooded(arrangement.ground, theme);
  const ids = slideIds();
  const motifs = flat(arrangement.parts)
    .filter((part): part is Extract<Slot, { slot: 'motif' }> => part.kind === 'slot' && part.slot === 'motif')
    .map(({ box, part }) => motifXml(box, `${seed} ${part}`, theme, arrangement.ground, isRightToLeft, ids));
  const places = placesOf(arrangement).map(({ text, placeholder }) => {
    if (placeholder.type === 'sldNum')
      return placeholderShape(
        ids.next(),
        roleNames[text.role],
        placeholder,
        text.box,
        el('a:p', {}, slideNumberField('‹#›')),
        smallStyle('r'),
      );
    if (placeholder.type === 'ftr')
      return placeholderShape(
        ids.next(),
        roleNames[text.role],
        placeholder,
        text.box,
        el('a:p', {}, el('a:endParaRPr', { lang: 'en-US' })),
        smallStyle('l'),
      );
    const style = text.role === 'title' ? undefined : styleOf(text);
    return placeholderShape(
      ids.next(),
      roleNames[text.role],
      placeholder,
      text.box,
      promptText(roleNames[text.role]),
      style,
    );
  });
  return el(
    'p:sldLayout',
    { ...namespaces, preserve: true, userDrawn: true },
    el('p:cSld', { name }, flooded ? background('bg1') : undefined, shapeTree([...motifs, ...places])),
    colorMapOverride(flooded, theme),
  );
};
