import { themeOf } from '../../src/deck/look.ts';
import type { AnySlide } from '../../src/deck/slide.ts';
import { deckWords } from '../../src/languages/wordsOfDeck.ts';
import type {
  Arranged,
  Group,
  GroupRole,
  Part,
  Slot,
  TableBox,
  TextBox,
  TextRole,
  TooMuch,
} from '../../src/layouts/arrangement.ts';
import type { Setting } from '../../src/layouts/layout.ts';
import { layouts } from '../../src/layouts/layouts.ts';
import { createMeasure } from '../../src/layouts/measure/fontMeasure.ts';

export const settingIn = (theme = 'harbor', more: Partial<Setting> = {}): Setting => ({
  theme: themeOf({ theme }),
  measure: createMeasure(),
  words: deckWords('us'),
  sizeOf: () => undefined,
  ...more,
});
const setting = settingIn();

/** A slide of a layout, without what the test does not mean. */
const slideOf = (layout: string, fields: Record<string, unknown>): AnySlide =>
  ({ id: 'slide', notes: '', title: [{ text: 'A title' }], layout, ...fields }) as never;

export const arrange = (layout: string, fields: Record<string, unknown>, at: Setting = setting): Arranged =>
  layouts.arrange(slideOf(layout, fields), at);

export const tooMuch = (arranged: Arranged): readonly TooMuch[] => (arranged.fits ? [] : arranged.tooMuch);

const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.kind === 'group' ? [part, ...flat(part.parts)] : [part]));

export const partsOf = ({ arrangement }: Arranged): readonly Part[] => flat(arrangement.parts);
export const textsOf = (arranged: Arranged, role: TextRole): readonly TextBox[] =>
  partsOf(arranged).filter((part): part is TextBox => part.kind === 'text' && part.role === role);
export const groupsOf = (arranged: Arranged, role: GroupRole): readonly Group[] =>
  partsOf(arranged).filter((part): part is Group => part.kind === 'group' && part.role === role);
export const tableOf = (arranged: Arranged): TableBox | undefined =>
  partsOf(arranged).find((part) => part.kind === 'table');
export const slotsOf = (arranged: Arranged): readonly Slot[] =>
  partsOf(arranged).filter((part): part is Slot => part.kind === 'slot');
export const sizeOf = (text: TextBox | undefined): number => text?.paragraphs[0]?.style.size ?? 0;
export const wordsIn = (text: TextBox | undefined): string =>
  text?.paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n') ?? '';
