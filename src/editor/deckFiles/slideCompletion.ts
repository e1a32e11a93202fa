import {
  CompletionItem,
  CompletionItemKind,
  type Position,
  Range,
  RelativePattern,
  type TextDocument,
  Uri,
  workspace,
} from 'vscode';
import { languages } from '../../api/choices.ts';
import { HeadingFont, themeOf } from '../../deck/look.ts';
import { ownColorNames } from '../../deck/ownTheme.ts';
import { themeIds } from '../../deck/themes.ts';
import { isLayout, layoutNames } from '../../deckFile/forms/forms.ts';
import { readingOf } from './readings.ts';
import { isInFrontMatter } from './slideHover.ts';
import type { SlidePreviews } from './slidePreviews.ts';

const otherMarkers = ['notes', 'chapter', 'part'] as const;
const mostPictures = 200;

/** One whose picture is drawn when it is looked at. */
class ShownItem extends CompletionItem {
  readonly show: () => CompletionItem['documentation'];

  constructor(
    label: string,
    kind: CompletionItemKind,
    range: Range,
    show: () => CompletionItem['documentation'] = () => undefined,
  ) {
    super(label, kind);
    this.range = range;
    this.show = show;
  }
}

const markerItems = (document: TextDocument, range: Range, previews: SlidePreviews): CompletionItem[] => {
  const { line, character } = range.end;
  const isClosed = document.lineAt(line).text.slice(character).includes('-->');
  return [...layoutNames, ...otherMarkers].map((name) => {
    const item = new ShownItem(name, CompletionItemKind.Keyword, range, () =>
      isLayout(name) ? previews.layout(document, line, name) : undefined,
    );
    if (!isClosed) item.insertText = `${name} -->`;
    return item;
  });
};

const pictureItems = async (
  document: TextDocument,
  range: Range,
  previews: SlidePreviews,
): Promise<CompletionItem[]> => {
  const folder = Uri.joinPath(document.uri, '..');
  // The editor's search waits forever for somebody to search what is on no disk.
  if (folder.scheme !== 'file') return [];
  const below = folder.path.replace(/\/?$/, '/');
  const pattern = new RelativePattern(folder, '**/*.{png,jpg,jpeg,gif,webp}');
  const found = await workspace.findFiles(pattern, '**/node_modules/**', mostPictures);
  return found.map((uri) => {
    const path = uri.path.slice(below.length);
    const item = new ShownItem(path, CompletionItemKind.File, range, () =>
      previews.file(document, encodeURI(path)),
    );
    item.insertText = /[\s()<>]/.test(path) ? `<${path}>` : path;
    return item;
  });
};

const themeItems = (document: TextDocument, range: Range, previews: SlidePreviews): CompletionItem[] =>
  themeIds.map((id) => {
    const item = new ShownItem(id, CompletionItemKind.Color, range, () => previews.theme(document, id));
    // The editor shows the color of what is told as one.
    item.detail = themeOf({ theme: id }).colors.accent;
    return item;
  });

const keys = ['title', 'theme', 'colors', 'headings', 'language'] as const;

const keyItems = (document: TextDocument, range: Range, previews: SlidePreviews): CompletionItem[] =>
  keys
    .filter((key) => !new RegExp(`^${key}:`, 'm').test(document.getText()))
    .map((key) => {
      const item = new ShownItem(key, CompletionItemKind.Property, range, () =>
        key === 'colors' || key === 'headings' ? previews.look(document, key) : undefined,
      );
      item.insertText = key === 'colors' ? 'colors:\n  ' : `${key}: `;
      item.command = { command: 'editor.action.triggerSuggest', title: '' };
      return item;
    });

const colorItems = (document: TextDocument, range: Range, previews: SlidePreviews): CompletionItem[] => {
  const { paper, ink, accent, flood } = themeOf(readingOf(document).deck).colors;
  const now = { background: paper, text: ink, accent, cover: flood };
  return ownColorNames.map((name) => {
    const item = new ShownItem(name, CompletionItemKind.Color, range, () => previews.look(document, name));
    item.detail = now[name];
    item.insertText = `${name}: "${now[name]}"`;
    return item;
  });
};

const headingItems = (document: TextDocument, range: Range, previews: SlidePreviews): CompletionItem[] =>
  HeadingFont.options.map(
    (headings) =>
      new ShownItem(headings, CompletionItemKind.EnumMember, range, () =>
        previews.look(document, 'headings', { headings }),
      ),
  );

/** Whether the lines above begin the colors of the theme. */
const isAmongColors = (document: TextDocument, line: number): boolean => {
  let at = line - 1;
  while (at > 0 && /^\s/.test(document.lineAt(at).text)) at -= 1;
  return /^colors:\s*$/.test(document.lineAt(Math.max(0, at)).text);
};

/** What can stand at a place of a deck file. */
export const completions = async (
  document: TextDocument,
  { line, character }: Position,
  previews: SlidePreviews,
): Promise<CompletionItem[]> => {
  const said = document.lineAt(line).text.slice(0, character);
  const typed = /[^\s(<]*$/.exec(said)?.[0].length ?? 0;
  const range = new Range(line, character - typed, line, character);
  if (/^\s*<!--\s*[a-z-]*$/.test(said)) return markerItems(document, range, previews);
  if (/!\[[^\]]*\]\(<?[^)>]*$/.test(said)) return pictureItems(document, range, previews);
  if (!isInFrontMatter(document, line)) return [];
  if (/^theme:\s*\S*$/.test(said)) return themeItems(document, range, previews);
  if (/^headings:\s*\S*$/.test(said)) return headingItems(document, range, previews);
  if (/^language:\s*\S*$/.test(said))
    return languages.map((name) => new ShownItem(name, CompletionItemKind.EnumMember, range));
  if (/^\s+[a-z]*$/.test(said) && isAmongColors(document, line)) return colorItems(document, range, previews);
  return line > 0 && /^[a-z]*$/.test(said) ? keyItems(document, range, previews) : [];
};

export const withPicture = (item: CompletionItem): CompletionItem => {
  if (item instanceof ShownItem) item.documentation = item.show();
  return item;
};
