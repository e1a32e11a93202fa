import type { Language } from '../../../api/generationOptions.ts';
import { policy } from '../../policy/policy.ts';
import { commandsInLine } from './saidInLine.ts';
import type { Scene } from './scene.ts';

export const pagesOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { pages }) => sum + pages, 0);

const wordsOf = ({ body }: Scene): number =>
  body.kind === 'text' ? body.said.reduce((sum, { words }) => sum + words, 0) : 0;

/** Text and the list or the listing that follows it, on one slide; below a longer text stands a command or two. */
const together = (text: Scene, host: Scene, language: Language): Scene | undefined => {
  if (text.body.kind !== 'text') return undefined;
  const { said } = text.body;
  const common = {
    ...host,
    parts: [...text.parts, ...host.parts],
    worth: host.worth + text.worth * policy.choice.togetherShare,
  };
  if (wordsOf(text) > policy.scene.aboveList) {
    const commands = host.body.kind === 'visual' && commandsInLine(host.body, language);
    return commands
      ? { ...common, pages: text.pages, body: { kind: 'text', said: [...said, ...commands] } }
      : undefined;
  }
  if (host.body.kind === 'list' && host.body.above.length === 0)
    return { ...common, body: { ...host.body, above: said } };
  if (host.body.kind === 'visual' && host.body.beside.length === 0)
    return { ...common, body: { ...host.body, beside: said } };
  return undefined;
};

/** Where slides are few, a text stands over what follows it rather than on a slide of its own, the shortest ones first. */
export const condensed = (scenes: readonly Scene[], slots: number, language: Language): Scene[] => {
  const pairs = scenes
    .flatMap((scene, at) => {
      const next = scenes[at + 1];
      const both = next && together(scene, next, language);
      return both ? [{ at, both, words: wordsOf(scene), pages: scene.pages }] : [];
    })
    .sort((a, b) => a.words - b.words || a.at - b.at);
  const joined = new Map<number, Scene>();
  let over = pagesOf(scenes) - slots;
  for (const { at, both, pages } of pairs) {
    if (over <= 0) break;
    joined.set(at, both);
    over -= pages;
  }
  const out = scenes.flatMap((scene, at) => (joined.has(at) ? [] : [joined.get(at - 1) ?? scene]));
  return out.length > slots ? asOneText(out) : out;
};

/** Texts around what no slide is left for are one text; what introduced it parts them. */
const asOneText = (scenes: readonly Scene[]): Scene[] => {
  const texts = scenes.filter(({ body }) => body.kind === 'text');
  const [first, ...others] = texts;
  if (!first || others.length === 0) return [...scenes];
  const said = scenes
    .slice(scenes.indexOf(first), scenes.indexOf(texts.at(-1)!) + 1)
    .flatMap(({ body }) =>
      body.kind === 'text' ? body.said : 'lead' in body && body.lead ? [{ ...body.lead, leadsIn: true }] : [],
    );
  const whole: Scene = {
    ...first,
    body: { kind: 'text', said },
    parts: texts.flatMap(({ parts }) => parts),
    worth: Math.max(...texts.map(({ worth }) => worth)),
    pages: pagesOf(texts),
  };
  return scenes.flatMap((scene) => (scene === first ? [whole] : others.includes(scene) ? [] : [scene]));
};
