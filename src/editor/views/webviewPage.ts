const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

export interface WebviewPageContent {
  readonly language: string;
  readonly title: string;
  /** What may run or load besides nothing at all. */
  readonly allowed?: readonly string[];
  readonly head?: readonly string[];
  /** What its script finds in `data-state`. */
  readonly state?: unknown;
  readonly body: readonly string[];
}

/** A page in a tab of the editor. */
export const webviewPage = (content: WebviewPageContent): string => {
  const { language, title, allowed = [], head = [], state, body } = content;
  const policy = ["default-src 'none'", ...allowed].join('; ');
  const data = state === undefined ? '' : ` data-state="${escapeHtml(JSON.stringify(state))}"`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<title>${escapeHtml(title)}</title>
${head.join('\n')}
</head>
<body${data}>
${body.join('\n')}
</body>
</html>`;
};
