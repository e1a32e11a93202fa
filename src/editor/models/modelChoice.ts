/** Which language model the setting names. */
export type ModelChoice =
  | { readonly kind: 'none' }
  /** One that the editor has from an extension. */
  | { readonly kind: 'editor'; readonly vendor: string; readonly id: string }
  | { readonly kind: 'endpoint'; readonly url: string; readonly model: string };

const editorPrefix = 'editor:';

/** "", "editor:VENDOR/ID" or "URL#MODEL". What is none of these counts as none. */
export const readModelChoice = (setting: string): ModelChoice => {
  const text = setting.trim();
  if (text.startsWith(editorPrefix)) {
    const [vendor = '', ...id] = text.slice(editorPrefix.length).split('/');
    return vendor === '' || id.length === 0 ? { kind: 'none' } : { kind: 'editor', vendor, id: id.join('/') };
  }
  const at = text.indexOf('#');
  const [url, model] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return model !== '' && URL.canParse(url) ? { kind: 'endpoint', url, model } : { kind: 'none' };
};

export const writeModelChoice = (choice: ModelChoice): string => {
  switch (choice.kind) {
    case 'none':
      return '';
    case 'editor':
      return `${editorPrefix}${choice.vendor}/${choice.id}`;
    case 'endpoint':
      return `${choice.url}#${choice.model}`;
  }
};
