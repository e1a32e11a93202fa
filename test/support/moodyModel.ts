import type {
  LanguageModel,
  ModelReply,
  ModelRequest,
} from '../../src/engine/model/connection/languageModel.ts';
import { phrasesFor } from './modelPhrases.ts';

const asked = ({ messages }: ModelRequest): string => messages[0]?.text ?? '';
const idsIn = (text: string, attribute: string): string[] =>
  [...text.matchAll(new RegExp(`<source ${attribute}="(\\w+)"`, 'g'))].map((match) => match[1]!);

const has = ({ schema }: ModelRequest, property: string): boolean =>
  property in ((schema as { properties?: object }).properties ?? {});

const letter = (at: number): string => String.fromCodePoint(0x41 + (at % 26));

const storyline = (request: ModelRequest) => {
  const { title, section, sentence } = phrasesFor(request.system);
  const text = asked(request);
  const topics = idsIn(text, 'topic');
  const count = Number(/exactly (?:these )?(\d+)/.exec(text)?.[1] ?? Math.min(4, Math.max(3, topics.length)));
  return {
    title,
    subtitle: sentence,
    sections: Array.from({ length: count }, (_, at) => ({
      title: `${section} ${letter(at)}`,
      message: `${sentence} (${letter(at)})`,
      points: [0, 1, 2].map((point) => `${sentence} ${letter(at)}${letter(point)}`),
      topics: topics.filter((_topic, topic) => Math.floor((topic * count) / topics.length) === at),
    })),
  };
};

const bulletsOf = (request: ModelRequest, title: string, from: readonly string[]) => ({
  layout: 'bullets',
  title,
  from,
  notes: phrasesFor(request.system).sentence,
  items: [0, 1, 2].map((at) => ({ text: `${phrasesFor(request.system).sentence} ${letter(at)}` })),
});

/** The section's own title is in the request, so that slides of two sections do not share theirs. */
const section = (request: ModelRequest) => {
  const text = asked(request);
  const name = /This section: (.*?)\. Its message/u.exec(text)?.[1] ?? '';
  const passages = idsIn(text, 'passage');
  const placed =
    /These passages are shown as they stand.*?: ([p\d, ]+)\. Never/u.exec(text)?.[1]?.split(', ') ?? [];
  const told = passages.filter((id) => !placed.includes(id));
  const half = Math.ceil(told.length / 2);
  const parts = told.length > 1 ? [told.slice(0, half), told.slice(half)] : [told];
  return {
    slides: [
      ...parts.map((from, at) => bulletsOf(request, `${name} ${letter(at)}`, from)),
      ...placed.map((passage, at) => ({
        layout: 'placed',
        title: `${name} ${letter(at + parts.length)}`,
        passage,
        from: [passage],
      })),
    ],
  };
};

/** What a good model replies. */
const wellBehaved = (request: ModelRequest): unknown => {
  if (has(request, 'sections')) return storyline(request);
  if (has(request, 'slides')) return section(request);
  return { text: phrasesFor(request.system).sentence };
};

type SlideOfReply = ReturnType<typeof section>['slides'][number];
const inSlides = (reply: unknown, change: (slide: SlideOfReply) => object): unknown =>
  typeof reply === 'object' && reply !== null && 'slides' in reply
    ? { slides: (reply as { slides: SlideOfReply[] }).slides.map(change) }
    : reply;
const withItems = (texts: readonly string[]) => (slide: SlideOfReply) =>
  'items' in slide ? { ...slide, items: texts.map((text) => ({ text })) } : slide;

const said = (request: ModelRequest, change: (reply: unknown) => unknown = (reply) => reply): string =>
  JSON.stringify(change(wellBehaved(request)));

const wall =
  'This sentence goes on and on without ever coming to any point that a reader could keep in mind ';

const moods = {
  well: (request) => said(request),
  fenced: (request) =>
    `Sure, here is the JSON:\n\`\`\`json\n${said(request)}\n\`\`\`\nLet me know if you need more.`,
  badJson: (request) => said(request).replaceAll('"', "'"),
  wrongSchema: () => JSON.stringify({ presentation: { pages: [{ heading: 'Hello' }] } }),
  truncated: (request) => said(request).slice(0, -40),
  empty: () => '',
  refusal: () => "I'm sorry, but I can't help with that.",
  chatter: (request) =>
    said(request, (reply) => inSlides(reply, withItems(['Sure, here is your slide.', 'I hope this helps!']))),
  placeholders: (request) =>
    said(request, (reply) => inSlides(reply, withItems(['Lorem ipsum dolor', '[Insert figure here]']))),
  echo: (request) => JSON.stringify(request.schema),
  hollow: (request) => said(request, (reply) => inSlides(reply, withItems([' ', '…']))),
  babbling: (request) =>
    said(request, (reply) =>
      inSlides(reply, withItems(Array.from({ length: 9 }, (_, at) => `${wall.repeat(3)}${letter(at)}`))),
    ),
  monotonous: (request) =>
    said(request, (reply) => inSlides(reply, (slide) => ({ ...slide, title: 'The same title' }))),
  inventing: (request) =>
    said(request, (reply) =>
      inSlides(
        reply,
        withItems([
          'Sales grew by 73.4 % because of Umbrella Dynamics',
          'He said “nobody has ever seen anything like it before”',
          'See [our page](https://evil.example/x) and ![a picture](https://evil.example/y.png)',
        ]),
      ),
    ),
  inventingAround: (request) =>
    said(request, (reply) =>
      inSlides(reply, (slide) =>
        'items' in slide
          ? { ...slide, notes: 'Say that the board has seen 88 such cases.' }
          : { ...slide, title: `${slide.title} lost 900 ships`, text: 'That is **400** a month.' },
      ),
    ),
  lost: (request) =>
    said(request, (reply) => inSlides(reply, (slide) => ({ ...slide, from: ['p99'], passage: 'p98' }))),
} satisfies Record<string, (request: ModelRequest) => string>;

export type Mood = keyof typeof moods | 'down';
export const moodNames: readonly Mood[] = [...(Object.keys(moods) as (keyof typeof moods)[]), 'down'];

export interface MoodyModelOptions {
  /** For each call in turn, the last one for all that follow. */
  readonly moods: readonly Mood[];
  /** Begins anew after the last of the moods. */
  readonly isRepeated?: boolean;
  readonly contextTokens?: number;
}

/** A model that behaves as it is told, and keeps what it was asked. */
export class MoodyModel implements LanguageModel {
  readonly contextTokens: number;
  readonly requests: ModelRequest[] = [];
  readonly #options: MoodyModelOptions;

  constructor(options: MoodyModelOptions) {
    this.#options = options;
    this.contextTokens = options.contextTokens ?? 32_000;
  }

  async countTokens(text: string): Promise<number> {
    return Math.ceil(text.length / 4);
  }

  async complete(request: ModelRequest): Promise<ModelReply> {
    const { moods: script, isRepeated } = this.#options;
    const call = this.requests.push(request) - 1;
    const mood = (isRepeated ? script[call % script.length] : script[call]) ?? script.at(-1)!;
    if (mood === 'down') return { outcome: 'failed', why: 'unreachable', tokens: 0 };
    return { outcome: 'text', text: moods[mood](request), tokens: 10 };
  }
}
