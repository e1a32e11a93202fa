import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { policy } from '../../policy/policy.ts';
import type { Node } from './chooseScenes.ts';
import { speaks } from './worth/headingWorth.ts';

/** One alone is missed by nobody. */
const leastSiblings = 2;
/** Where more of them say little, that is how the document is. */
const mostSilent = 0.25;

const isSilent = ({ own, children }: Node): boolean => own.length === 0 && children.every(isSilent);

const voiced = (node: Node, language: Language): Node => {
  const { topic, slight } = node;
  const [scene] = speaks(topic, slight, language) ? slight.filter(({ body }) => body.kind === 'text') : [];
  if (scene?.body.kind !== 'text') return node;
  const worth = policy.choice.missed;
  // "See the guide to moving for the steps" is all that is said of one of them.
  const said = scene.body.said.map((each) => ({ ...each, score: Math.max(each.score, worth) }));
  return {
    ...node,
    own: [{ ...scene, body: { ...scene.body, said }, worth }],
    need: node.need + scene.pages,
    worth: node.worth + worth,
  };
};

const needOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { need }) => sum + need, 0);
const worthOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { worth }) => sum + worth, 0);

type IsMissed = (node: Node) => boolean;

/** Gives a slide to the one of several headings that alone would have none, though it says something. */
const withMissed = (nodes: readonly Node[], isMissed: IsMissed, language: Language): Node[] => {
  const silent = nodes.filter(isSilent).length;
  const areFew = nodes.length >= leastSiblings && silent <= Math.max(1, mostSilent * nodes.length);
  return nodes.map((node) => {
    if (areFew && isSilent(node)) return isMissed(node) ? voiced(node, language) : node;
    const children = withMissed(node.children, isMissed, language);
    return {
      ...node,
      children,
      need: node.need + needOf(children) - needOf(node.children),
      worth: node.worth + worthOf(children) - worthOf(node.children),
    };
  });
};

const asks: IsMissed = ({ topic }) => /[?？؟]\s*$/u.test(plain(topic.heading));

/** A question is answered in any deck, the third of three steps is told where there is room for it. */
export const withinRoom = (nodes: readonly Node[], slots: number, language: Language): readonly Node[] => {
  const all = withMissed(nodes, () => true, language);
  return needOf(all) <= slots ? all : withMissed(nodes, asks, language);
};
