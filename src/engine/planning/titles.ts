import { lettersOf } from '../../deck/lettersOf.ts';
import { isWholly, plain, type RichText, rich } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';
import { visualLength } from '../../deck/visualLength.ts';
import type { DeckWords } from '../../languages/deckWords.ts';
import { clock } from '../../languages/recognising/clocks.ts';
import { remembered } from '../../languages/recognising/remembered.ts';
import type { Topic } from '../outline/outline.ts';
import { policy } from '../policy/policy.ts';
import { isBlank } from '../text/richJoin.ts';
import { withoutFullStop } from '../text/shorten.ts';
import { isTimeLabelAnywhere } from '../text/timeLabels.ts';
import type { Scene } from './scenes/scene.ts';

export interface Titled {
  readonly title: RichText;
  /** It stands under no heading of the author's. */
  readonly isOurs: boolean;
  /** The heading above it. */
  readonly kicker?: RichText;
  /** A heading that no title holds: it is said in full below. */
  readonly longHeading?: RichText;
}

/** What the frame of a slide has room for; the arrangement knows. */
export interface TitleRoom {
  readonly isTitle: (text: RichText) => boolean;
  /** Whether it has room at all, set smaller where it must be. */
  readonly isWhole: (text: RichText) => boolean;
  /** A title that leaves the room of a second line to what stands below it. */
  readonly isOneLine: (text: RichText) => boolean;
  readonly isKicker: (text: RichText) => boolean;
}

const keyOf = remembered((text): string => {
  const written = text.toLowerCase().trim();
  return lettersOf(written) || written;
});

export const titleKey = (text: RichText): string => keyOf(plain(text));

/** A heading that is bold from end to end, or ends in a full stop, is a heading like any other. */
export const unmarked = (heading: RichText): RichText =>
  withoutFullStop(
    isWholly(heading, 'strong')
      ? heading.map(({ marks, ...span }) => {
          const others = marks?.filter((mark) => mark !== 'strong') ?? [];
          return others.length > 0 ? { ...span, marks: others } : span;
        })
      : heading,
  );

/** Where the first part of a name may end. */
const seams = /(?:[,:;](?=\s)|(?<!\s)\s+(?:[–—|(]|-(?=\s))|[，：；、（])/gu;
const leastName = 12;
/** No title has more letters. */
const longestCut = 260;
/** ", committee, 11 June, in the hut" adds to a name; what goes on in a sentence does not. */
const isAddition = (rest: string): boolean =>
  rest
    .split(/[,，、]/u)
    .every((piece) => piece.trim().split(/\s+/u).length <= 3 && visualLength(piece) <= 24);

const isClock = new RegExp(`^${clock}$`, 'u');
/** "19:26" below "15 May" is "15 May, 19:26": a time says nothing of the day. */
const ofItsDay = (path: readonly Topic[]): RichText => {
  const [day, { heading }] = [path.at(-2), path.at(-1)!];
  return day && isClock.test(plain(heading).trim()) && isTimeLabelAnywhere(plain(day.heading))
    ? [...unmarked(day.heading), { text: ', ' }, ...heading]
    : heading;
};

/** Gives every scene the heading it stands under as its title. */
export class Titles {
  private readonly owners = new Map<string, Topic | undefined>();
  private readonly shown = new Set<Topic>();
  private readonly words: DeckWords['slides'];
  private readonly deckTitle: RichText;
  private readonly deckKey: string;
  private readonly headings: ReadonlySet<string>;
  /** No heading divides the deck: nothing of it is an introduction. */
  private readonly isUndivided: boolean;
  private readonly room: TitleRoom;

  constructor(
    words: DeckWords['slides'],
    deckTitle: RichText,
    headings: readonly RichText[],
    room: TitleRoom,
  ) {
    this.words = words;
    this.deckTitle = deckTitle;
    this.deckKey = titleKey(deckTitle);
    this.headings = new Set(headings.map(titleKey));
    this.isUndivided = [...this.headings].every((key) => key === '' || key === this.deckKey);
    this.room = room;
    this.owners.set(this.deckKey, undefined);
  }

  reserve(title: RichText): void {
    this.owners.set(titleKey(title), undefined);
  }

  titled({ path }: Scene): Titled {
    const topic = path.at(-1)!;
    // What the cover says in full is said.
    const isOwn = !isBlank(topic.heading) && titleKey(topic.heading) !== this.deckKey;
    const isLong = isOwn && !this.room.isWhole(topic.heading) && !this.shown.has(topic);
    const heading = isOwn ? this.short(unmarked(ofItsDay(path))) : [];
    const title = this.free(heading, topic, path);
    if (!this.owners.has(titleKey(title))) this.owners.set(titleKey(title), topic);
    const kicker = this.kicker(path, title);
    for (const each of path) if (kicker && titleKey(each.heading) === titleKey(kicker)) this.shown.add(each);
    this.shown.add(topic);
    return {
      title,
      isOurs: heading.length === 0,
      ...(kicker ? { kicker } : {}),
      ...(isLong ? { longHeading: topic.heading } : {}),
    };
  }

  private isFree(title: RichText, topic: Topic): boolean {
    const key = titleKey(title);
    return !this.owners.has(key) || this.owners.get(key) === topic;
  }

  /** What stands under no heading but the name of the whole is called by it, as far as a line holds it. */
  private nameAgain(): RichText | undefined {
    const name = unmarked(this.deckTitle);
    if (isBlank(name)) return undefined;
    const short = this.shortName(name);
    if (this.isUndivided) return short ?? this.short(name);
    return short && visualLength(plain(short)) <= policy.longestDeckTitle ? short : undefined;
  }

  private free(heading: RichText, topic: Topic, path: readonly Topic[]): RichText {
    if (heading.length === 0) {
      const over = path.findLast((each) => !isBlank(each.heading) && titleKey(each.heading) !== this.deckKey);
      const name = over ? this.short(unmarked(over.heading)) : this.nameAgain();
      if (name) return name;
      // In the middle of a deck nothing is introduced.
      const isFirst = this.shown.size === (this.shown.has(topic) ? 1 : 0);
      if (!isFirst && !isBlank(this.deckTitle)) return this.short(unmarked(this.deckTitle));
      const own = [this.words.introduction, this.words.inShort].map(rich);
      return own.find((word) => !this.headings.has(titleKey(word)) && this.isFree(word, topic)) ?? own[0]!;
    }
    if (this.isFree(heading, topic)) return heading;
    // "South: Costs" beside the costs of the north.
    const above = [...path.slice(0, -1)].reverse().filter((each) => !isBlank(each.heading));
    const joined = above.map(
      (each): RichText => [...withoutFullStop(each.heading), { text: ': ' }, ...heading],
    );
    return joined.find((title) => this.room.isTitle(title) && this.isFree(title, topic)) ?? heading;
  }

  /** "Minutes of the allotment society" of "Minutes of the allotment society, committee, in the hut" */
  private shortName(name: RichText): RichText | undefined {
    const text = plain(name);
    const ends = [...text.matchAll(seams)]
      .filter(
        ({ index, 0: seam }) =>
          index >= leastName && (!/[,，、]/u.test(seam) || isAddition(text.slice(index))),
      )
      .map(({ index }) => index);
    return [text.length, ...ends]
      .map((end) => sliceRich(name, 0, end))
      .find((part) => this.room.isOneLine(part));
  }

  /** A heading that no title holds, as far as one holds it. */
  private short(heading: RichText): RichText {
    if (this.room.isWhole(heading)) return heading;
    const text = plain(heading);
    let end = Math.min(text.length, longestCut);
    let short = heading;
    do {
      const space = text.lastIndexOf(' ', end - 1);
      end = space > end / 2 ? space : end - 8;
      short = [...sliceRich(heading, 0, end), { text: '…' }];
    } while (end > 12 && !this.room.isWhole(short));
    return short;
  }

  /** The heading above, one that no slide has shown first. */
  private kicker(path: readonly Topic[], title: RichText): RichText | undefined {
    const above = path
      .slice(0, -1)
      .filter(({ heading, isJoined }) => !isJoined && !isBlank(heading))
      .filter(
        ({ heading }) => titleKey(heading) !== this.deckKey && !titleKey(title).includes(titleKey(heading)),
      )
      .filter(({ heading }) => this.room.isKicker(heading));
    // "Pros" says nothing without what it is of.
    const isLabel = path.at(-1)?.isImplied === true;
    const topic = (isLabel ? undefined : above.find((each) => !this.shown.has(each))) ?? above.at(-1);
    return topic && unmarked(topic.heading);
  }
}
