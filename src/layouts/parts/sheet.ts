import { bodyBox, footerBox, kickerBox, leadBox, titleBox } from '../../deck/canvas.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { Arranged, Arrangement, Part, TextBox, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { bottomOf, paragraph, shortened, stepFor, textBox, written } from './text.ts';
import { titleSteps, titleStyle, widestTitle } from './titles.ts';

/** What stands on every content slide, and the room it leaves. */
export interface Sheet {
  readonly parts: readonly Part[];
  /** As high as it can stand; it comes down with short content. */
  readonly lead: TextBox | undefined;
  /** Its title or its lead is a sentence: nothing that stands below is much larger. */
  readonly isUnderSentence: boolean;
  readonly room: Room;
  readonly tooMuch: readonly TooMuch[];
}

export interface Room {
  readonly top: number;
  readonly bottom: number;
}

export interface Headed {
  readonly layout?: string;
  readonly title: RichText;
  readonly kicker?: RichText | undefined;
  readonly part?: { readonly number: number; readonly of: number } | undefined;
  readonly lead?: RichText | undefined;
}

const titleGap = bodyBox.y - titleBox.y - titleBox.height;
const bodyBottom = bodyBox.y + bodyBox.height;
const partWidth = bodyBox.width - titleBox.width;
const partTop = 12;

export const heightIn = ({ top, bottom }: Room): number => bottom - top;

const kickerOf = (kicker: RichText, setting: Setting): TextBox => {
  const { kicker: style } = typeScale;
  const isShort = setting.measure.width(kicker, style) <= kickerBox.width;
  const shown = isShort ? kicker : rich(shortened(plain(kicker), style, kickerBox.width, setting));
  return textBox('kicker', kickerBox, [paragraph(shown, style, 'accentText', 1)], { wrap: 'none' });
};

const titleOf = (
  title: RichText,
  setting: Setting,
): { readonly heading: TextBox; readonly isSentence: boolean; readonly tooMuch: readonly TooMuch[] } => {
  const { step, lines } = stepFor(title, titleSteps, titleBox.width, setting, widestTitle);
  const style = titleStyle(step, setting.theme);
  return {
    heading: textBox('title', titleBox, [paragraph(title, style, 'ink', Math.max(1, lines))], {
      wrap: 'even',
    }),
    isSentence: step.size < typeScale.title.size,
    tooMuch: lines > step.lines ? [{ where: 'title', unit: 'lines', has: lines, most: step.lines }] : [],
  };
};

/** One table or listing over several slides is counted; a talk that goes on under its title is not. */
export const countedLayouts: ReadonlySet<string> = new Set(['table', 'code']);

const partOf = ({ number, of }: NonNullable<Headed['part']>): TextBox =>
  textBox(
    'part',
    { x: titleBox.x + titleBox.width, y: titleBox.y + partTop, width: partWidth },
    [paragraph(rich(`${number}/${of}`), typeScale.kicker, 'muted', 1)],
    { align: 'end', wrap: 'none' },
  );

/** Title, topic and lead, and what is left under them. Figures may begin closer to the title. */
export const sheetOf = (
  { layout, title, kicker, part, lead }: Headed,
  setting: Setting,
  gap: number = titleGap,
): Sheet => {
  const { heading, isSentence, tooMuch } = titleOf(title, setting);
  const parts: Part[] = [
    ...(kicker && kicker.length > 0 ? [kickerOf(kicker, setting)] : []),
    heading,
    ...(part && part.of > 1 && layout !== undefined && countedLayouts.has(layout) ? [partOf(part)] : []),
  ];
  const top = bottomOf(heading) + gap;
  if (!lead || lead.length === 0)
    return {
      parts,
      lead: undefined,
      isUnderSentence: isSentence,
      room: { top, bottom: bodyBottom },
      tooMuch,
    };
  const isText = setting.measure.lines(lead, typeScale.lead, leadBox.width) > leadBox.strong;
  const above = written(
    'lead',
    lead,
    isText ? typeScale.leadText : typeScale.lead,
    'ink',
    { x: bodyBox.x, y: top, width: leadBox.width },
    setting,
    { wrap: 'even' },
  );
  const leadLines = above.paragraphs[0]?.lines ?? 0;
  return {
    parts,
    lead: above,
    isUnderSentence: true,
    room: { top: bottomOf(above) + leadBox.gap, bottom: bodyBottom },
    tooMuch:
      leadLines > leadBox.lines
        ? [...tooMuch, { where: 'lead', unit: 'lines', has: leadLines, most: leadBox.lines }]
        : tooMuch,
  };
};

/** Short content stands a little above the middle of what is free. */
const optical = { share: 0.4, most: 104 } as const;
export const topFor = (height: number, { top, bottom }: Room): number =>
  Math.round(top + Math.max(0, Math.min(optical.most, (bottom - top - height) * optical.share)));

/** Short deck title and number: quiet, on every slide that has no ground of color. */
export const footerParts = (deckTitle: string, number: number, setting: Setting): readonly Part[] => {
  const { footer: style } = typeScale;
  const numberWidth = 96;
  const width = footerBox.width - numberWidth;
  const shown = rich(shortened(deckTitle, style, width, setting));
  return [
    textBox('footer', { ...footerBox, width }, [paragraph(shown, style, 'muted', 1)], { wrap: 'none' }),
    textBox(
      'pageNumber',
      { x: footerBox.x + width, y: footerBox.y, width: numberWidth },
      [paragraph(rich(String(number)), style, 'muted', 1)],
      { align: 'end', wrap: 'none' },
    ),
  ];
};

export const arranged = (arrangement: Arrangement, tooMuch: readonly TooMuch[]): Arranged => {
  const [first, ...others] = tooMuch;
  return first ? { fits: false, arrangement, tooMuch: [first, ...others] } : { fits: true, arrangement };
};

/** A sheet with its body, which begins at `top`. */
export const sheetArranged = (
  { parts, lead, room, tooMuch }: Sheet,
  top: number,
  body: readonly Part[],
  more: readonly TooMuch[] = [],
): Arranged => {
  const lowered = lead && { ...lead, box: { ...lead.box, y: lead.box.y + top - room.top } };
  return arranged({ ground: 'paper', parts: [...parts, ...(lowered ? [lowered] : []), ...body] }, [
    ...tooMuch,
    ...more,
  ]);
};
