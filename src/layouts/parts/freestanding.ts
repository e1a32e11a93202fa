import { kickerBox, titleBox } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { TextBox } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { paragraph, textBox, written } from './text.ts';
import { widestTitle } from './titles.ts';

/** One sentence stands free, about the middle of the slide. */
export const freeBox = { x: 136, y: 56, height: 568 } as const;

/** A heading of one line: a title that says something itself is not said quietly. */
export const isTopic = (title: RichText, { measure }: Setting): boolean =>
  measure.lines(title, widestTitle(typeScale.title), titleBox.width) <= 1 &&
  !/[.!?。！？]\s*$/u.test(plain(title));

/** What the sentence is about, said quietly; only to listeners where it is the sentence itself. */
export const topicOf = (title: RichText, text: RichText, setting: Setting): TextBox => {
  const place = { x: kickerBox.x, y: kickerBox.y, width: kickerBox.width };
  const { kicker } = typeScale;
  return plain(text).startsWith(plain(title))
    ? textBox('topic', { ...place, width: 1 }, [paragraph(title, kicker, 'accentText', 0)], { unseen: true })
    : written('topic', title, kicker, 'accentText', place, setting);
};

/** What stands free has one line above it: its title, under what that is a part of. */
export const withinTopic = (title: RichText, kicker: RichText = [], text: RichText): RichText => {
  if (kicker.length === 0) return title;
  return plain(text).startsWith(plain(title)) ? kicker : [...kicker, { text: ': ' }, ...title];
};

/** The upper edge of what is so high. */
export const freeTop = (height: number): number =>
  Math.round(freeBox.y + Math.max(0, (freeBox.height - height) / 2));
