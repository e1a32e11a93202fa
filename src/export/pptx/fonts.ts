import type { Theme } from '../../deck/theme.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';

/** The faces a file names. Who lacks one gets the nearest of its own. */
export interface Faces {
  readonly text: string;
  readonly serif: string;
  readonly code: string;
}

export const deckFaces: Faces = { text: 'Inter', serif: 'Source Serif 4', code: 'JetBrains Mono' };
/** On every computer with an office program. The last two are narrower than ours. */
export const officeFaces: Faces = { text: 'Arial', serif: 'Times New Roman', code: 'Consolas' };

export const namedFaces = ({ text, serif, code }: Faces): string[] => [text, serif, code];

export const themeFaces = (theme: Theme, faces: Faces) => ({
  major: faces[theme.shape.titleFamily],
  minor: faces.text,
});

/** Text in the theme's own faces follows when these are changed. */
export const faceOf = ({ family }: TypeStyle, isTitle: boolean, theme: Theme, faces: Faces): string => {
  if (isTitle && family === theme.shape.titleFamily) return '+mj-lt';
  return family === 'text' ? '+mn-lt' : faces[family];
};

/** For scripts that the faces lack: what office programs bring, by the script's name. */
export const scriptFaces: Readonly<Record<string, string>> = {
  Jpan: 'Yu Gothic',
  Hang: 'Malgun Gothic',
  Hans: 'Microsoft YaHei',
  Hant: 'Microsoft JhengHei',
  Arab: 'Arial',
  Hebr: 'Arial',
  Deva: 'Nirmala UI',
  Beng: 'Nirmala UI',
  Thai: 'Leelawadee UI',
};
