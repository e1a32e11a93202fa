import { plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import type { Topic } from '../../outline/outline.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { isTimeLabelAnywhere } from '../../text/timeLabels.ts';
import { lookOf, plainList } from '../draft/draft.ts';
import { asCards, asList, asRows, type Bullets, entriesOf } from './otherForms.ts';

/** A scene with where it stands. */
export interface Drawn {
  readonly path: readonly Topic[];
  readonly body: Body;
  readonly slides: readonly Slide[];
}

/** From the one that makes most of entries to the plainest, which all may have. */
const forms: readonly { readonly look: string; readonly as: (slide: Bullets) => Slide | undefined }[] = [
  { look: 'bullets cards', as: asCards },
  { look: 'table', as: asRows },
  { look: plainList, as: asList },
];

/** All lists under one heading. */
interface Member {
  readonly path: readonly Topic[];
  readonly scenes: readonly number[];
  readonly items: readonly Item[];
}

/** Headings with their lists, in the order of the deck. */
const membersOf = (scenes: readonly Drawn[]): Member[] => {
  const members: Member[] = [];
  scenes.forEach(({ path, body }, at) => {
    const last = members.at(-1)?.path.at(-1) === path.at(-1) ? members.pop() : undefined;
    members.push({
      path,
      scenes: [...(last?.scenes ?? []), ...(body.kind === 'list' ? [at] : [])],
      items: [...(last?.items ?? []), ...(body.kind === 'list' ? body.items : [])],
    });
  });
  return members;
};

const areSiblings = ({ path: one }: Member, { path: other }: Member): boolean =>
  one.length === other.length &&
  one.at(-1)!.source === other.at(-1)!.source &&
  one.at(-1)!.depth === other.at(-1)!.depth &&
  one.slice(0, -1).every((topic, at) => topic === other[at]);

/** All that has a name, or nothing; undefined where only some have, or there are none. */
const areNamed = ({ items }: Member): boolean | undefined => {
  const named = items.filter(({ lead }) => lead).length;
  return items.length > 0 && (named === 0 || named === items.length) ? named > 0 : undefined;
};

const number = /\d+(?:[.:/-]\d+)*/u;
/** "Week 1" and "Week 2", "#12" and "#431" are names of one kind. */
const kindOfName = (name: RichText): string =>
  plain(withoutColon(name)).trim().replace(number, '0').toLocaleLowerCase();
const kindsOfNames = ({ items }: Member): Set<string> =>
  new Set(items.map(({ lead = [] }) => kindOfName(lead)));

const leastShared = 0.5;
/** The names of one list are, for the most part, those of the other. */
const areNamedAlike = (one: Member, other: Member): boolean => {
  const [few, many] = [kindsOfNames(one), kindsOfNames(other)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return [...few].filter((name) => many.has(name)).length >= leastShared * many.size;
};

/** "Month 1", "Option 2: a boat of our own", "1.6.2": what a heading counts. */
const countedIn = ({ path }: Member): string | undefined => {
  const heading = plain(path.at(-1)!.heading).trim();
  const found = /^(?:v\.?|\p{L}[\p{L}\p{M}]*\s+)#?\d+\b|^v?\d+(?:\.\d+)+$/iu.exec(heading);
  return found ? found[0].replace(/\d+(?:\.\d+)*/u, '0').toLocaleLowerCase() : undefined;
};
const isDated = ({ path }: Member): boolean => isTimeLabelAnywhere(plain(path.at(-1)!.heading));

const areHeadedAlike = (one: Member, other: Member): boolean => {
  const counted = countedIn(one);
  return (counted !== undefined && counted === countedIn(other)) || (isDated(one) && isDated(other));
};

/** What a reader calls the same kind of thing: lists of what is counted alike, or of entries that are called alike. */
const areOfOneSeries = (one: Member, other: Member): boolean => {
  const named = areNamed(one);
  return (
    named !== undefined &&
    named === areNamed(other) &&
    areSiblings(one, other) &&
    (areHeadedAlike(one, other) || (named && areNamedAlike(one, other)))
  );
};

const inOneForm = (slides: readonly Slide[]): Slide[] => {
  const entries = slides.map(entriesOf);
  const looks = new Set(slides.filter((_, at) => entries[at]).map(lookOf));
  if (looks.size < 2) return [...slides];
  for (const { look, as } of forms) {
    if (look !== plainList && !looks.has(look)) continue;
    const made = slides.map((slide, at) => {
      const own = entries[at];
      return own && lookOf(slide) !== look ? as(own) : slide;
    });
    if (made.every((slide) => slide !== undefined)) return made;
  }
  return [...slides];
};

/** The slides of each scene, lists under headings that are equals in one form. */
export const evenSeries = (scenes: readonly Drawn[]): Slide[][] => {
  const runs: Member[][] = [];
  for (const member of membersOf(scenes)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && areOfOneSeries(last, member)) run.push(member);
    else runs.push([member]);
  }
  const even = scenes.map(({ slides }) => [...slides]);
  for (const run of runs.filter(({ length }) => length > 1)) {
    const places = run.flatMap(({ scenes: own }) => own);
    const slides = inOneForm(places.flatMap((at) => scenes[at]!.slides));
    for (const at of places) even[at] = slides.splice(0, scenes[at]!.slides.length);
  }
  return even;
};
