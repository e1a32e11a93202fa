import { type Html, html } from './html.ts';

const fence = /^(`{3,}|~{3,})/;

/** Notes are Markdown for people to read: paragraphs as they stand, listings kept in their lines. */
export const drawNotes = (notes: string): Html => {
  const parts: Html[] = [];
  let lines: string[] = [];
  let open: string | undefined;
  const finish = (isCode: boolean) => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    if (text.trim() !== '') parts.push(isCode ? html`<pre>${text}</pre>` : html`<p>${text}</p>`);
  };
  for (const line of notes.split('\n')) {
    const mark = fence.exec(line.trimStart())?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open)) {
        finish(true);
        open = undefined;
      } else lines.push(line);
    } else if (mark) {
      finish(false);
      open = mark;
    } else if (line.trim() === '') finish(false);
    else lines.push(line);
  }
  finish(open !== undefined);
  return html`${parts}`;
};
