import type { RewriteStyle } from '../../api/generationOptions.ts';
import type { Role } from '../../languages/cues.ts';
import { choose, worthOfHeadings, worthOfRoles } from './meaningPolicy.ts';

/**
 * What the outline writer's choices depend on, all of it, each with an example. What fits on a slide is
 * not said here: the arrangement answers that.
 */
export const policy = {
  /** So many more bytes of text a table is worth, of which a talk has a slide: answers of a survey have few words. */
  tableBytes: 300,
  /** The same for a listing of several lines: a tutorial has its steps and what they print. */
  listingBytes: 250,
  /** What makes something worth showing, added up. */
  worth: {
    roles: worthOfRoles,
    /** An entry of a list, and its role's share. */
    item: 0.35,
    itemRole: 0.25,
    /** A list of addresses. */
    addresses: 1.5,
    /** Of a role whose cue may mean something else: "will", "since". */
    unsure: 0.4,
    /** The first sentence of a paragraph carries it. */
    opens: 0.8,
    /** The first thing said under a heading says what it is about. */
    first: 1,
    /** The last one sums it up. */
    last: 0.8,
    /** "Warning: …" */
    loud: 1.5,
    /** "DO NOT commit this file." */
    warns: 3,
    /** "It took 14 days." */
    figure: 1.2,
    /** "It is **not** safe." */
    bold: 0.7,
    /** "This also holds for the latter." */
    pointsBack: -1.2,
    /** "For example:" with nothing below it. */
    leadIn: -2.5,
    /** "Why is that?" */
    asks: -0.8,
    /** "Go get it!" */
    exclaims: -1.4,
    /** "We discuss why." */
    terse: -0.8,
    /** "TBD", "None". */
    leftover: -6,
    /** A sentence that is not read at a glance. */
    wordy: -0.7,
    /** One that is a wall, beside that. */
    wall: -1.5,
  },
  /** What somebody has to know who sees the slides alone. */
  binding: ['decision', 'ask', 'conclusion', 'rule'] as readonly Role[],
  sentence: {
    /** "Go get it!" has three; a longer exclamation may be a point. */
    exclaimed: 5,
    /** "We discuss why." has three. */
    few: 5,
    /** This many are read at a glance. */
    easy: 26,
    /** More are a wall, whatever they say. */
    most: 44,
    /** More do not fit any slide: where all is to be shown, such a sentence is divided. */
    mostWhole: 66,
    /** And more do not where a choice is made among them. */
    mostShown: 80,
  },
  /** How much of a text its slides show. */
  text: {
    /** Words of prose that a slide shows well. */
    slideWords: { Subtle: 84, Strong: 60, Preserve: 90 } as Readonly<Record<RewriteStyle, number>>,
    /** A text that its slides hold is shown in this share. */
    share: { Subtle: 1, Strong: 0.35, Preserve: 1 } as Readonly<Record<RewriteStyle, number>>,
    mostPoints: { Subtle: 7, Strong: 4, Preserve: 6 } as Readonly<Record<RewriteStyle, number>>,
    mostPages: { Subtle: 6, Strong: 1, Preserve: Number.POSITIVE_INFINITY } as Readonly<
      Record<RewriteStyle, number>
    >,
    /** A text that takes more pages has one for each paragraph, or for so many words of one. */
    mostWhole: 6,
    longParagraph: 105,
    /** Sentences that are said large together; more are read as lines. */
    mostSaid: 2,
    /** A paragraph beside others that is one point. */
    inOneBreath: 34,
    /** Beside a picture. */
    besideWords: 40,
    /** What announces the rest of a text stands over it. */
    leadLetters: 170,
    /** Stands above a list or a listing. */
    aboveLetters: 330,
  },
  /** What a slide is worth beside others, and how many slides its content may take. */
  scene: {
    worth: {
      list: 1.6,
      table: 3.2,
      /** Of which most cells are figures: what was measured. */
      figures: 4.5,
      code: 3.6,
      /** The second listing under a heading and those after it. */
      moreCode: 0.9,
      /** Beyond the code that it takes the place of. */
      newCode: 0.1,
      /** Imports and style sheets for the most part. */
      longCode: -0.8,
      image: 3,
      diagram: 3,
      math: 2,
      quote: 1.1,
      /** The second voice under a heading says what the first one said. */
      moreQuotes: 0.3,
      loud: 1,
      /** A listing inside a step stands in the step already. */
      inside: 0.4,
      /** "f51855f96e3b69af87112161f155ac27 node.tar.gz" */
      checksums: 6,
      /** `import numpy` */
      setUp: 4,
    },
    longCode: 45,
    /** What stands before the first heading says what the document is. */
    introShare: 0.9,
    /** "All times in UTC" has four. */
    prefaceWords: 4,
    /** A warning that stands alone. */
    loudWords: 45,
    /** So many words go beside a picture. */
    besideImage: 90,
    /** So few stand above a list, unless one of them is the point. */
    aboveList: 75,
    besideVisual: 70,
    /** So few after a list or a picture are for its notes. */
    afterwards: 30,
    /** "Thus it is vital that we write a wrapper" is a point of the list. */
    bindingAfterwards: 44,
    /** "We decided …" is a point; "It has three parts." is none. */
    pointScore: 2.6,
    pages: {
      list: { Subtle: 8, Strong: 2, Preserve: Number.POSITIVE_INFINITY } as Readonly<
        Record<RewriteStyle, number>
      >,
      tableRows: 9,
      table: { Subtle: 5, Strong: 1, Preserve: Number.POSITIVE_INFINITY } as Readonly<
        Record<RewriteStyle, number>
      >,
    },
  },
  /** Headings that share a slide. */
  group: {
    /** Such a heading alone on a slide is lost in space; one that says a little more goes with most of its equals. */
    slight: { usual: 30, amongOthers: 48 },
    /** What happened at 4:27 shares one with what happened at 4:33, also where a moment of the line has much to it. */
    moment: { usual: 45, amongOthers: 180 },
    /** Beside others no heading has room for more entries. */
    mostItems: 5,
    /** Of all of them on one slide. */
    words: 90,
    most: 6,
    /** Columns of lists. */
    mostListed: 3,
    /** Words below the headings of one slide, and so much more where all of them is said then. */
    slideWords: 84,
    fullShare: 1.4,
    /** A sentence below a heading has no more, if there is a shorter one. */
    shortWords: 16,
    /** Sentences below one of them. */
    sentences: 2,
    /** Of the words of a heading, what "Tasks: repository, folders …" may have. */
    lineShare: 0.5,
    /** Lines below an entry: "Ready to merge, Michael will land". */
    mostBelow: 2,
    /** "Alpine, Arch and Gentoo" over such a slide. */
    longestNames: 80,
    /** "Pros" and "Cons": so many of them, of so many words, under names of so many. */
    side: { most: 3, mostItems: 8, words: 36, nameWords: 3, optionWords: 42 },
    /** Of more sections for each slide than that, some are chosen: the last versions of a long history. */
    mostSections: 2,
  },
  gallery: { mostAroundDiagrams: 4 },
  list: {
    /** Of all items on one slide. */
    slideWords: { Subtle: 110, Strong: 80, Preserve: 100 } as Readonly<Record<RewriteStyle, number>>,
    /** No layout holds more of them. */
    mostOnSlide: 9,
    /** An item of more words is in no list, and hardly on a slide of its own. */
    longWords: 54,
    /** An item of more words is a wall. */
    wallWords: 34,
    /** So much below an entry is a list of its own. */
    ownWords: 48,
    /** And so many entries, of however few words. */
    ownEntries: 8,
    /** So many words in an entry are a paragraph. */
    paragraphWords: 40,
    /** A slide holds so many of them, and an entry of no more begins and ends on one where there are slides for it. */
    pageWords: 100,
    /** So many lines below each other are a page, of however few words. */
    pageLines: 11,
    /** Where slides are few, a paragraph says what matters in so many, or in fewer. */
    entryWords: [66, 54, 42],
    /** A numbered one of so many is one point, with its sentences below the first. */
    togetherWords: 60,
    easyWords: 22,
    briefWords: 14,
    innerWords: 16,
    /** Forms of a list, the first ones, that say more than the strongest rewriting wants. */
    longForms: 3,
    /** Forms of a list, the last ones, that say hardly more than names. */
    briefForms: 3,
    /** So much more than how a line begins what was decided in it is worth. */
    outcome: 0.8,
    /** So many stand below a name that is a point itself. */
    mostNamed: 5,
    /** "Total: 7,450 €" after a list is shown with it. */
    leastBelow: 0.6,
    /** Of headings with nothing below them. */
    mostHeadings: 9,
    /** "Ana sends the offer by Friday" stays, whatever goes. */
    urgent: 2,
  },
  code: {
    /** A listing of so many lines is shown whole. */
    mostLines: 18,
    /** And one of so many on as many slides as it takes, rather than in parts on one. */
    mostLinesWhole: 50,
    /** The parts of a longer one that its text speaks of. */
    slidesOfLong: 2,
    /** One of so many with a sentence above it, on one. */
    mostLinesUnderLead: 15,
    /** What its document says of a listing of so many lines, in so many words, stands below it. */
    mostLinesExplained: 12,
    /** A sentence of more words stands above its listing, whatever that costs it. */
    mostWordsLost: 16,
    mostWordsBelow: 70,
    /** Below a longer listing stands a sentence. */
    mostWordsOfRemark: 26,
    /** Lines of a listing, and of what is said around it, that a slide holds; one has so many words. */
    mostLinesAndWords: 15,
    wordsInLine: 8,
  },
  /** A deck's title of so many letters stands over what has no heading but it. */
  longestDeckTitle: 60,
  /** A slide that goes on under a title is called by a sentence of its own. */
  headline: {
    /** "It may be empty." */
    leastWords: 4,
    /** Of a paragraph that began on the slide before. */
    leastWordsWithin: 9,
    /** A longer sentence is read, not seen: it stands below the heading. */
    mostWords: 20,
    /** What a paragraph begins with, on a slide that has no other title of its own. */
    mostWordsOfTopic: 24,
    /** So much of what stands below it is of its paragraph: over others it would say what they are about. */
    leastOwn: 0.5,
    /** "It was discussed for long." has two words of meaning. */
    leastMeaning: 3,
    /** "**must not**" is stress, "**clear and precise**" is what a slide is about. */
    leastStressed: 2,
    /** Sentences whose stressed words make one title. */
    mostJoined: 2,
  },
  /** "In practice this is rare." alone on the last slide of a title. */
  afterthought: { mostWords: 24, least: 2, /** Of what is said after a list or a table. */ leastWords: 12 },
  /** Slides that open a section, in a deck and a section that are long enough for a pause. */
  divider: { leastSlides: 24, leastInSection: 4, longestTitle: 90, /** Of all sections. */ leastShare: 0.5 },
  agenda: { least: 4, most: 10, /** Slides; shorter decks need none. */ above: 17, words: 70 },
  /** "Hardly a heading or a list" is so many words, and so many for each of them. */
  prose: { least: 350, wordsPerMark: 150 },
  choose,
  headings: {
    worth: worthOfHeadings,
    /** "Acknowledgements" is all of its heading, "References to other plans" is not. */
    share: 0.6,
    /** "To do for the new board:" has less of it. */
    leadShare: 0.2,
    /** So many sentences of so many words under "Maintainers" are a text, not names. */
    telling: { leastSentences: 4, leastWords: 8 },
    /** "rclone: like rsync, but for cloud storage" has so many words beside its link. */
    described: { leastSaid: 5 },
  },
  choice: {
    /** Less is not worth a slide where slides are few. */
    leastWorth: 0.4,
    /** A text of so many words says something, though no sentence of it stands out. */
    leastTold: 40,
    told: 0.5,
    /** What the only one of its siblings without a slide is worth, where it says something. */
    missed: 0.6,
    /** Slides that a topic has in Strong before another one has any. */
    firstOfStrong: 2,
    /** Of a text that only stands over a list or a listing. */
    togetherShare: 0.6,
    /** A section that was asked for has a slide. */
    covered: 20,
  },
} as const;
