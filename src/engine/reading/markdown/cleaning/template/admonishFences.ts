import { isTone } from './templateCallouts.ts';

/** "```admonish warning title="Mind it"", as a maker of books writes what it sets off. */
const opening = /^( {0,3}(?:`{3,}|~{3,}))[ \t]*admonish\b[ \t]*([\w-]{0,30})([^\n]{0,300})$/gmu;
const titled = /\btitle\s*=\s*(?:"([^"]{1,200})"|'([^']{1,200})')/u;

const named = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** What is set off so is a callout and no listing; every line keeps its number. */
export const withAdmonishFences = (text: string): string =>
  text.includes('admonish')
    ? text.replace(opening, (_, fence: string, kind: string, options: string) => {
        const [, double, single] = titled.exec(options) ?? [];
        const title = double ?? single ?? (isTone(kind) ? '' : named(kind));
        return `${fence}{${isTone(kind) ? kind.toLowerCase() : 'note'}} ${title}`.trimEnd();
      })
    : text;
