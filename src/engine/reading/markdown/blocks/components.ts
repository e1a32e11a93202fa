import { callouts, tones } from '../../document/calloutKinds.ts';
import type { BlockOf } from '../../document/sourceDocument.ts';
import type { Element } from '../elements/element.ts';

const htmlTags = new Set(
  (
    'a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col ' +
    'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 ' +
    'h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav ' +
    'noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section select slot small ' +
    'source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul ' +
    'var video wbr'
  ).split(' '),
);

const kinds = ['type', 'kind', 'severity', 'variant', 'intent', 'level', 'color'];
const titles = ['title', 'label', 'heading', 'summary', 'question', 'header'];

/** What a component of a site shows beside its content: a tone, a title. */
export interface Component {
  readonly tone?: BlockOf<'callout'>['tone'];
  readonly title?: string;
}

const said = ({ attributes }: Element, names: readonly string[]): string | undefined =>
  names.map((name) => attributes[name]?.trim()).find((value) => value !== undefined && value !== '');

export const componentOf = (element: Element): Component | undefined => {
  const { tag } = element;
  if (tag.startsWith('#')) return undefined;
  const isCallout = callouts.has(tag);
  if (htmlTags.has(tag) && !isCallout) return undefined;
  const tone = tones[isCallout ? (said(element, kinds)?.toLowerCase() ?? '') : tag];
  const title = said(element, titles);
  if (!tone && !title) return undefined;
  return { ...(tone && { tone }), ...(title && { title }) };
};
