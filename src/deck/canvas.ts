import type { RichText } from './richText.ts';
import { plain } from './richText.ts';
import type { Bullet, SlideOf } from './slide.ts';

/**
 * The canvas every slide is drawn on, in pixels: what the writer fits text into and the
 * player's style sheet draws with, so that what was found to fit does fit.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const fontFamilies = {
  text: 'Inter Variable',
  serif: 'Source Serif 4 Variable',
  code: 'JetBrains Mono Variable',
} as const;

export interface TypeStyle {
  readonly family: keyof typeof fontFamilies;
  readonly size: number;
  readonly lineHeight: number;
  readonly weight: number;
  /** Letter spacing in em. */
  readonly tracking: number;
}

const type = (
  size: number,
  lineHeight: number,
  weight = 400,
  more: Partial<Pick<TypeStyle, 'family' | 'tracking'>> = {},
): TypeStyle => ({ family: 'text', size, lineHeight, weight, tracking: 0, ...more });

export const canvas = { width: 1280, height: 720 } as const;
export const margins = { left: 72, right: 72, top: 56, bottom: 48 } as const;

/** Below these no text is set: smaller text becomes another slide instead. */
export const minimumSize = { body: 20, code: 16, cell: 18, caption: 16 } as const;

/**
 * Strong text inside a style is set in weight 650. Titles may be set in the serif by a theme;
 * it runs narrower than the text face, so the text face's widths are safe for both.
 */
export const typeScale = {
  title: type(38, 44, 650, { tracking: -0.015 }),
  kicker: type(18, 24, 600),
  lead: type(26, 36),
  body: type(24, 34),
  bodyLarge: type(34, 46),
  bodyRoomy: type(28, 40),
  small: type(20, 28),
  cardLead: type(24, 32, 650),
  cardLeadRoomy: type(28, 36, 650),
  cardLeadLarge: type(34, 44, 650),
  columnHeading: type(24, 32, 650),
  stepLabel: type(20, 24, 650),
  stepWord: type(24, 32, 650),
  stepNumeral: type(96, 104, 700, { tracking: -0.03 }),
  stepTitle: type(22, 28, 650),
  statLabel: type(24, 32, 550),
  statUnit: type(32, 40, 650, { tracking: -0.01 }),
  statNote: type(20, 28),
  cell: type(20, 28),
  cellDense: type(18, 24),
  cellRoomy: type(24, 32),
  caption: type(16, 24),
  footer: type(16, 24),
  axis: type(16, 20),
  codeHeader: type(16, 24, 500, { family: 'code' }),
  quoteWho: type(22, 32, 550),
  agendaItem: type(26, 36, 550),
  agendaNumber: type(40, 48, 650),
  coverSubtitle: type(28, 38),
  coverByline: type(20, 28),
  sectionTitle: type(56, 62, 700, { tracking: -0.02 }),
  sectionMessage: type(28, 40),
  closingTitle: type(60, 66, 700, { tracking: -0.02 }),
  closingText: type(28, 40),
  closingContact: type(22, 32),
  summaryPoint: type(26, 36),
  mathText: type(24, 34),
} as const satisfies Record<string, TypeStyle>;
export type TypeRole = keyof typeof typeScale;

/** Sizes that follow the length of the text: the first step that holds it is used. */
export interface FittedStyle extends TypeStyle {
  /** In letters of Latin width; a full-width letter counts twice. */
  readonly upTo: number;
}
const fitted = (upTo: number, style: TypeStyle): FittedStyle => ({ ...style, upTo });

const tight = { tracking: -0.02 };
const serif = { family: 'serif' } as const;

/** The last step's `upTo` is the most the layout takes. */
export const fittedType = {
  coverTitle: [
    fitted(36, type(72, 76, 700, tight)),
    fitted(64, type(64, 68, 700, tight)),
    fitted(110, type(52, 58, 700, tight)),
    fitted(200, type(40, 46, 700, tight)),
    fitted(300, type(32, 38, 700, tight)),
  ],
  sectionTitle: [
    fitted(60, type(56, 62, 700, tight)),
    fitted(110, type(44, 50, 700, tight)),
    fitted(240, type(32, 40, 700, tight)),
  ],
  statement: [
    fitted(50, type(60, 70, 650, tight)),
    fitted(100, type(48, 60, 600, tight)),
    fitted(170, type(40, 52, 550, tight)),
    fitted(280, type(32, 44, 500)),
  ],
  quote: [
    fitted(90, type(44, 58, 400, serif)),
    fitted(180, type(36, 50, 400, serif)),
    fitted(320, type(30, 42, 400, serif)),
    fitted(480, type(26, 38, 400, serif)),
  ],
  /** By the longest value of the slide, and by how many there are: see `statStyle`. */
  statValue: [
    fitted(4, type(152, 160, 700, { tracking: -0.03 })),
    fitted(5, type(112, 120, 700, { tracking: -0.03 })),
    fitted(7, type(88, 96, 700, { tracking: -0.03 })),
    fitted(10, type(64, 72, 700, tight)),
    fitted(16, type(44, 52, 700, tight)),
    fitted(24, type(32, 40, 650, tight)),
  ],
} as const satisfies Record<string, readonly FittedStyle[]>;

/** Letters of Latin width: full-width ones count twice. */
export const visualLength = (text: string): number => {
  let length = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    length += code >= 0x1100 && !(code >= 0x1e00 && code < 0x2e80) ? 2 : 1;
  }
  return length;
};

export const stepFor = <S extends FittedStyle>(steps: readonly S[], text: string): S => {
  const length = visualLength(text);
  const step = steps.find(({ upTo }) => length <= upTo) ?? steps.at(-1);
  if (!step) throw new Error('A type scale has at least one step.');
  return step;
};

/* The frame of a content slide. */
export const contentWidth = canvas.width - margins.left - margins.right;
export const kickerBox: Box = { x: 72, y: 48, width: contentWidth, height: 24 };
/** Two lines; the first always stands here, with a kicker or without. */
export const titleBox: Box = { x: 72, y: 76, width: 1056, height: 88 };
export const titleLines = 2;
export const bodyBox: Box = { x: 72, y: 192, width: contentWidth, height: 456 };
export const footerBox: Box = { x: 72, y: 672, width: contentWidth, height: 24 };
/** A lead stands above the body: up to two lines and this gap are taken from the body's height. */
export const lead = { lines: 2, width: 968, gap: 24 } as const;

/** What is left of the body's height under a lead of so many lines. */
export const bodyHeight = (leadLines: number): number =>
  leadLines === 0 ? bodyBox.height : bodyBox.height - leadLines * typeScale.lead.lineHeight - lead.gap;

/** Lines of a lead, rather one too many than one too few. */
export const leadLinesOf = (text: RichText | undefined): number =>
  text === undefined || text.length === 0
    ? 0
    : Math.ceil((visualLength(plain(text)) * typeScale.lead.size * 0.54) / lead.width);

/** Width of one of `count` equal columns. */
export const columnWidth = (count: number, gap: number, width: number = contentWidth): number =>
  Math.floor((width - (count - 1) * gap) / count);

export const cover = {
  title: { x: 72, y: 200, width: 752, height: 276 },
  subtitle: { width: 720, lines: 2, gap: 24 },
  byline: { x: 72, y: 640, width: 720, height: 28 },
  /** The motif's. */
  motif: { x: 864, y: 0, width: 416, height: 720 },
} as const;

export const section = {
  title: { x: 72, width: 864, lines: 3 },
  message: { width: 800, lines: 3, gap: 24 },
} as const;

export const agenda = {
  /** Two columns above it. */
  oneColumnUpTo: 5,
  most: 10,
  numberWidth: 72,
  gap: 48,
  rowGap: 16,
  /** Of an item's text in its column. */
  lines: 2,
} as const;
export const agendaColumns = (count: number): number => (count > agenda.oneColumnUpTo ? 2 : 1);

export const statement = { width: 1000, height: 400 } as const;

/** A list: the mark stands in `indent`, so the text is `width - indent` wide. */
export const list = {
  width: 1000,
  indent: 36,
  gap: 16,
  subIndent: 28,
  subGap: 6,
  /** Between an item and its first sub-item. */
  subTop: 8,
  roomyGap: 26,
  /** Between the rows of few items, a hairline in its middle; half of it stands above the first and below the last. */
  largeGap: 52,
  most: 7,
} as const;
/** A list that leaves its box half empty is set larger; this is a guess on the safe side. */
const largerLists = [
  { role: 'bodyLarge', gap: list.largeGap, around: list.largeGap, most: 3, nests: false },
  { role: 'bodyRoomy', gap: list.roomyGap, around: 0, most: 6, nests: true },
] as const;
/** Of the box's height that a larger list may take. */
const largerListShare = 0.94;
/** Wider than any mixture of the text face's letters is on average. */
const guessedLetterWidth = 0.57;
const guessedLines = (text: RichText, size: number, width: number): number =>
  Math.max(1, Math.ceil((visualLength(plain(text)) * size * guessedLetterWidth) / width));
const guessedHeight = (text: RichText | undefined, role: TypeRole, width: number): number =>
  text === undefined || text.length === 0
    ? 0
    : guessedLines(text, typeScale[role].size, width) * typeScale[role].lineHeight;
/** Rather too wide than too narrow: the widest words are names in capitals and code. */
const guessedWordLetterWidth = 0.62;
const leastWordLetterWidth = 0.5;
/** Whether this size would break a word that a small size leaves whole; scripts without spaces break anywhere. */
const breaksWord = (text: RichText | undefined, role: TypeRole, width: number): boolean =>
  plain(text ?? [])
    .split(/[\s\u3000-\u9fff\uac00-\ud7af]+/u)
    .map(visualLength)
    .some(
      (letters) =>
        letters * typeScale.small.size * leastWordLetterWidth <= width &&
        letters * typeScale[role].size * guessedWordLetterWidth > width,
    );
/** Of a column's height that text of a size may take: large words want air, and lines in columns break early. */
const textShares = { bodyLarge: 0.65, bodyRoomy: 0.82, body: 0.9, small: 1 } as const;
const guessedListHeight = (items: readonly Bullet[], role: TypeRole, gap: number): number => {
  const { size, lineHeight } = typeScale[role];
  const width = list.width - list.indent;
  const heights = items.map(({ lead: phrase, text, items: inner = [] }) => {
    const own = guessedLines([...(phrase ?? []), ...text], size, width) * lineHeight;
    return inner.reduce(
      (sum, each) =>
        sum +
        list.subTop +
        guessedLines(each, typeScale.small.size, width - list.subIndent) * typeScale.small.lineHeight,
      own,
    );
  });
  return heights.reduce((sum, height) => sum + height, (items.length - 1) * gap);
};
export const listStyle = (
  items: readonly Bullet[],
  leadLines: number,
): { readonly role: TypeRole; readonly gap: number } =>
  largerLists.find(
    ({ role, gap, around, most, nests }) =>
      items.length <= most &&
      (nests || !items.some(({ items: inner }) => inner?.length)) &&
      guessedListHeight(items, role, gap) + around <= bodyHeight(leadLines) * largerListShare,
  ) ?? { role: 'body', gap: list.gap };

/** Items that all have a short lead and a short text stand as rows: lead left, text right. */
export const definitions = {
  least: 3,
  most: 6,
  mostUnderLead: 4,
  leadWidth: 304,
  gap: 32,
  padding: 16,
  leadLength: 22,
  textLength: 58,
  roomy: { items: 4, leadLength: 19, textLength: 48, padding: 20 },
} as const;
export const areDefinitions = (items: readonly Bullet[], hasLead: boolean): boolean =>
  items.length >= definitions.least &&
  items.length <= (hasLead ? definitions.mostUnderLead : definitions.most) &&
  items.every(
    ({ lead: phrase, text, checked, items: inner }) =>
      phrase !== undefined &&
      checked === undefined &&
      !inner?.length &&
      visualLength(plain(phrase)) <= definitions.leadLength &&
      visualLength(plain(text)) <= definitions.textLength,
  );

export const definitionType = (items: readonly Bullet[]): TypeRole =>
  items.length <= definitions.roomy.items &&
  items.every(
    (item) =>
      visualLength(plain(item.lead ?? [])) <= definitions.roomy.leadLength &&
      visualLength(plain(item.text)) <= definitions.roomy.textLength,
  )
    ? 'bodyRoomy'
    : 'body';

/** Up to three in one row, four as two by two, five and six in two rows of three. */
export const cards = {
  most: 6,
  gap: 24,
  padding: 28,
  /** Between the lead and the text. */
  leadGap: 12,
  /** Above the lead: the accent's mark and its gap. */
  top: 24,
} as const;
export const cardColumns = (count: number): number => (count === 4 ? 2 : Math.min(count, 3));
export const cardBox = (count: number, leadLines: number): { width: number; height: number } => {
  const columns = cardColumns(count);
  const rows = Math.ceil(count / columns);
  return {
    width: columnWidth(columns, cards.gap),
    height: Math.floor((bodyHeight(leadLines) - (rows - 1) * cards.gap) / rows),
  };
};
export const cardTextWidth = (count: number): number => cardBox(count, 0).width - 2 * cards.padding;
export const cardTextHeight = (count: number, leadLines: number): number =>
  cardBox(count, leadLines).height - 2 * cards.padding - cards.top;

/** The fewer words the larger. */
const cardSizes = [
  { text: 'bodyLarge', lead: 'cardLeadLarge', most: 3 },
  { text: 'bodyRoomy', lead: 'cardLeadRoomy', most: 6 },
  { text: 'body', lead: 'cardLead', most: 6 },
] as const;
export const cardType = (
  items: readonly Bullet[],
  leadLines: number,
): { readonly text: TypeRole; readonly lead: TypeRole } => {
  const width = cardTextWidth(items.length);
  const room = cardTextHeight(items.length, leadLines);
  return (
    cardSizes.find(
      ({ text, lead: phrase, most }) =>
        items.length <= most &&
        items.every(
          (item) =>
            !item.items?.length &&
            guessedHeight(item.lead, phrase, width) +
              (item.lead ? cards.leadGap : 0) +
              guessedHeight(item.text, text, width) <=
              room * textShares[text] &&
            !breaksWord(item.lead, phrase, width) &&
            !breaksWord(item.text, text, width),
        ),
    ) ?? { text: 'small', lead: 'cardLead' }
  );
};

/** Text and lists in columns: two in `body`, three in `small`. */
export const columns = {
  gap: 48,
  headingLines: 2,
  /** The rule under the heading, with its gaps. */
  rule: 30,
  itemGap: 12,
  indent: 28,
  /** Between the text and the items. */
  textGap: 12,
} as const;
export const columnType = (count: number): TypeRole => (count === 2 ? 'body' : 'small');

type Step = SlideOf<'steps'>['steps'][number];
export type StepsArrangement = 'line' | 'rows' | 'vertical';
export const steps = {
  most: 8,
  line: { most: 5, gap: 28, top: 72, mostLength: [0, 0, 260, 200, 150, 110] },
  rows: { most: 8, gap: 28, rowGap: 32, top: 56, mostLength: 72 },
  /** Few words on a line: under it stand a numeral or a word, set large, and the text. */
  large: { top: 168, labelTop: 44 },
  /** The label stands left; title and text beside it. */
  vertical: { labelWidth: 136, gap: 28, textWidth: 920, most: 6 },
  titleGap: 6,
} as const;
export const stepsArrangement = (all: readonly Step[]): StepsArrangement => {
  const longest = Math.max(...all.map((step) => visualLength(plain([...(step.title ?? []), ...step.text]))));
  const longestLabel = Math.max(...all.map((step) => visualLength(step.label)));
  if (all.length <= steps.line.most)
    return longest <= (steps.line.mostLength[all.length] ?? 0) && longestLabel <= 16 ? 'line' : 'vertical';
  return all.length <= steps.rows.most && longest <= steps.rows.mostLength && longestLabel <= 16
    ? 'rows'
    : 'vertical';
};
/** Stations beside each other: all on one line, or half of them on each of two rows. */
export const stationsAcross = (count: number, arrangement: StepsArrangement): number =>
  arrangement === 'line' ? count : arrangement === 'rows' ? Math.ceil(count / 2) : 1;
export const stepTextBox = (
  count: number,
  arrangement: StepsArrangement,
  leadLines: number,
  isLarge: boolean,
): { width: number; height: number } => {
  const height = bodyHeight(leadLines);
  if (arrangement === 'vertical')
    return {
      width: steps.vertical.textWidth,
      height: Math.floor((height - (count - 1) * steps.vertical.gap) / count),
    };
  const across = stationsAcross(count, arrangement);
  const width = columnWidth(across, steps[arrangement].gap);
  return arrangement === 'line'
    ? { width, height: height - (isLarge ? steps.large.top : steps.line.top) }
    : { width, height: Math.floor((height - steps.rows.rowGap) / 2) - steps.rows.top };
};

export interface StepsType {
  readonly text: keyof typeof textShares;
  readonly title: TypeRole;
  readonly isLarge: boolean;
}
const stepTypes = {
  large: { text: 'bodyLarge', title: 'cardLeadLarge' },
  roomy: { text: 'bodyRoomy', title: 'cardLeadRoomy' },
  body: { text: 'body', title: 'columnHeading' },
  small: { text: 'small', title: 'stepTitle' },
} as const satisfies Record<string, Omit<StepsType, 'isLarge'>>;
const guessedStepHeight = (step: Step, { text, title }: Omit<StepsType, 'isLarge'>, width: number): number =>
  guessedHeight(step.title, title, width) +
  (step.title && step.text.length > 0 ? steps.titleGap : 0) +
  guessedHeight(step.text, text, width);

/** The fewer words the larger. */
export const stepsType = (all: readonly Step[], leadLines: number): StepsType => {
  const arrangement = stepsArrangement(all);
  const sets = (sizes: Omit<StepsType, 'isLarge'>, isLarge: boolean): boolean => {
    const { width, height } = stepTextBox(all.length, arrangement, leadLines, isLarge);
    const heights = all.map((step) => guessedStepHeight(step, sizes, width));
    return (
      !all.some(
        (step) =>
          breaksWord(step.title, sizes.title, width) ||
          breaksWord(step.text, sizes.text, width) ||
          (isLarge && guessedLines([{ text: step.label }], typeScale.cardLeadLarge.size, width) > 1),
      ) &&
      (arrangement === 'vertical'
        ? heights.reduce((sum, each) => sum + each + steps.vertical.gap, 0) <= bodyHeight(leadLines) * 0.94
        : Math.max(...heights) <= height * textShares[sizes.text])
    );
  };
  const { large, roomy, body, small } = stepTypes;
  if (arrangement === 'line') {
    const found = [large, roomy].find((sizes) => sets(sizes, true));
    if (found) return { ...found, isLarge: true };
  }
  const found = [roomy, body].find((sizes) => sets(sizes, false));
  return { ...(found ?? small), isLarge: false };
};

export const stats = {
  gap: 40,
  rowGap: 40,
  leastOnOneRow: 64,
  mostOnOneRow: 4,
  unitGap: 12,
  labelLines: 3,
  noteLines: 3,
  labelGap: 12,
  noteGap: 8,
} as const;
/** "€14.2 million" is the figure "€14.2", set large, and its unit, set beside or under it. */
export const splitStat = (value: string): { readonly figure: string; readonly unit: string } => {
  const parts = /^(?<figure>\P{L}*\p{N}\P{L}*?)\s+(?<unit>\p{L}{2}.*)$/u.exec(value)?.groups;
  return { figure: parts?.figure ?? value, unit: parts?.unit ?? '' };
};
/** A sign is wider than a figure. */
const figureLength = (figure: string): number =>
  visualLength(figure) + 0.4 * (figure.match(/[%‰−+≈<>~]/gu)?.length ?? 0);
const largestStat = (values: readonly string[], columns: number): FittedStyle => {
  const steps = fittedType.statValue;
  const longest = Math.max(...values.map((value) => figureLength(splitStat(value).figure)));
  const width = columnWidth(columns, stats.gap);
  // 0.66 em is wider than any figure or unit of the text face at these weights.
  const step =
    steps.find(({ upTo, size }) => longest <= upTo && longest * size * 0.66 <= width) ?? steps.at(-1);
  if (!step) throw new Error('A type scale has at least one step.');
  return step;
};

/** Four long figures with a line each under them stand two by two. */
export const statColumns = ({ stats: all, lead: above }: SlideOf<'stats'>): number => {
  const values = all.map(({ value }) => value);
  if (all.length > stats.mostOnOneRow) return 3;
  const isTwoByTwo =
    all.length === 4 &&
    !above?.length &&
    largestStat(values, 4).size < stats.leastOnOneRow &&
    all.every(
      ({ label, note }) =>
        guessedLines(label, typeScale.statLabel.size, columnWidth(2, stats.gap)) === 1 &&
        guessedLines(note ?? [], typeScale.statNote.size, columnWidth(2, stats.gap)) === 1,
    );
  return isTwoByTwo ? 2 : all.length;
};

/** Of all figures of a slide, so that they are of one size. */
export const statStyle = (slide: SlideOf<'stats'>): FittedStyle =>
  largestStat(
    slide.stats.map(({ value }) => value),
    statColumns(slide),
  );

/** A figure alone has all of the slide for its label. */
export const statLabelType = (count: number): TypeRole => (count === 1 ? 'cardLeadLarge' : 'statLabel');

/** One unit that finds no room beside its figure takes all of the slide's below. */
export const areUnitsBelow = (slide: SlideOf<'stats'>): boolean => {
  const { size } = statStyle(slide);
  const width = columnWidth(statColumns(slide), stats.gap);
  return slide.stats.some(({ value }) => {
    const { figure, unit } = splitStat(value);
    const beside =
      visualLength(figure) * size * 0.62 + stats.unitGap + visualLength(unit) * typeScale.statUnit.size * 0.6;
    return unit !== '' && beside > width;
  });
};

export const quote = { x: 136, width: 968, height: 380 } as const;

/** Header and rows; a row is as high as its highest cell. */
export const table = {
  cellPaddingX: 16,
  cellPaddingY: 9,
  rule: 1,
  minColumn: 72,
  maxColumn: 520,
  mostRows: 9,
  mostColumns: 8,
  /** Above so many rows or columns cells are set in `cellDense`. */
  dense: { rows: 7, columns: 5, paddingY: 6, paddingX: 12 },
  /** Up to so many rows with so many letters side by side are set in `cellRoomy`. */
  roomy: { rows: 5, length: 64, paddingY: 13, paddingX: 24 },
  captionGap: 12,
} as const;
const isDenseTable = (slide: Pick<SlideOf<'table'>, 'head' | 'rows'>): boolean =>
  slide.rows.length > table.dense.rows || slide.head.length > table.dense.columns;
export type TableDensity = 'dense' | 'regular' | 'roomy';
export const tableDensity = (slide: Pick<SlideOf<'table'>, 'head' | 'rows'>): TableDensity => {
  if (isDenseTable(slide)) return 'dense';
  if (slide.rows.length > table.roomy.rows) return 'regular';
  const all = [slide.head, ...slide.rows];
  const widest = slide.head.map((_, column) =>
    Math.max(...all.map((cells) => visualLength(plain(cells[column] ?? [])))),
  );
  return widest.reduce((sum, width) => sum + width, 0) <= table.roomy.length ? 'roomy' : 'regular';
};
export const tableType: Record<TableDensity, TypeRole> = {
  dense: 'cellDense',
  regular: 'cell',
  roomy: 'cellRoomy',
};

export const chart = {
  plot: { width: 752, height: 456 },
  /** Without a takeaway the plot takes the whole width. */
  widePlot: { width: 1136, height: 456 },
  takeaway: { width: 336, lines: 9 },
  mostSeries: 6,
  mostCategories: 24,
} as const;

/** Panel of a listing: the widest that fits is `columns` letters at every size. */
export const code = {
  columns: 78,
  header: 40,
  paddingX: 24,
  paddingY: 16,
  gutter: 64,
  /** The roomiest that holds the lines is used; large ones want some of the height for air. */
  sizes: [
    { size: 28, lineHeight: 42, columns: 60, share: 0.85 },
    { size: 24, lineHeight: 36, columns: 70, share: 0.85 },
    { size: 20, lineHeight: 30, columns: 78, share: 1 },
    { size: 18, lineHeight: 26, columns: 78, share: 1 },
    { size: 16, lineHeight: 21, columns: 78, share: 1 },
  ],
} as const;
const smallestCode = code.sizes[4];
const codeHeight = (hasHeader: boolean, leadLines: number): number =>
  bodyHeight(leadLines) - 2 * code.paddingY - (hasHeader ? code.header : 0);
export const mostCodeLines = (hasHeader: boolean, leadLines: number): number =>
  Math.floor(codeHeight(hasHeader, leadLines) / smallestCode.lineHeight);
export const codeSize = (lines: readonly string[], hasHeader: boolean, leadLines: number) => {
  const longest = Math.max(0, ...lines.map(visualLength));
  return (
    code.sizes.find(
      ({ lineHeight, columns: most, share }) =>
        longest <= most && lines.length * lineHeight <= codeHeight(hasHeader, leadLines) * share,
    ) ?? smallestCode
  );
};

/** The caption's one line stands under the picture. */
export const picture = {
  image: { width: 1136, height: 456 },
  beside: { width: 552, height: 456 },
  captionGap: 8,
  captionLines: 1,
} as const;
/** Text beside a picture. */
export const besidePicture = { width: 536, gap: 48, itemGap: 14, indent: 32, most: 6 } as const;

/** Up to three pictures in one row, four as two by two, five and six in two rows of three. */
export const gallery = { most: 6, gap: 24, captionLines: 2 } as const;
export const galleryBox = (
  count: number,
  leadLines: number,
  hasCaptions: boolean,
): { width: number; height: number } => {
  const across = cardColumns(count);
  const rows = Math.ceil(count / across);
  const below = hasCaptions ? gallery.captionLines * typeScale.caption.lineHeight + picture.captionGap : 0;
  return {
    width: columnWidth(across, gallery.gap),
    height: Math.floor((bodyHeight(leadLines) - (rows - 1) * gallery.gap) / rows) - below,
  };
};

/** As large as it can be: it begins closer to the title and ends closer to the footer than other content. */
export const diagram = { width: 1136, height: 484, titleGap: 16, below: 16 } as const;
export const math = { width: 1136, formulaHeight: 240, formulaSize: 40, textLines: 4, textGap: 32 } as const;

export const summary = { most: 5, numberWidth: 72, width: 1040, gap: 18, lines: 2 } as const;
export const closing = {
  title: { x: 72, width: 900, lines: 3 },
  text: { width: 800, lines: 4, gap: 24 },
  contact: { width: 800, lines: 2 },
} as const;
