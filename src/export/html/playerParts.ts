import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FontFace {
  readonly rule: string;
  /** Of the file that it loads, below the player's folder. */
  readonly path: string;
  readonly isItalic: boolean;
  /** The letters that it has, from and to; none: all. */
  readonly ranges: readonly (readonly [number, number])[];
}

const rangesOf = (rule: string): [number, number][] =>
  [...rule.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);

const faceOf = (rule: string): FontFace => ({
  rule,
  path: /url\(["']?(?:\.\/)?([^"')]+)["']?\)/.exec(rule)?.[1] ?? '',
  isItalic: /font-style:\s*italic/.test(rule),
  ranges: rangesOf(/unicode-range:([^;}]*)/.exec(rule)?.[1] ?? ''),
});

const facePattern = /@font-face\s*\{[^}]*\}/g;

/** What the built player is made of, read when a file needs it, and kept. */
export class PlayerParts {
  readonly #folder: string;
  readonly #texts = new Map<string, Promise<string>>();
  readonly #fonts = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  script(): Promise<string> {
    return this.#text('player.js');
  }

  notices(): Promise<string> {
    return this.#text('notices.txt');
  }

  /** The style sheet with these faces only, each with its letters in it. */
  async style(isNeeded: (face: FontFace) => boolean): Promise<string> {
    const css = await this.#text('style.css');
    const kept = (css.match(facePattern) ?? []).map(faceOf).filter(isNeeded);
    const rules = await Promise.all(
      kept.map(async ({ rule, path }) =>
        rule.replace(/url\(["']?[^"')]+["']?\)/, `url(data:font/woff2;base64,${await this.#font(path)})`),
      ),
    );
    return `${rules.join('')}${css.replaceAll(facePattern, '')}`;
  }

  #text(name: string): Promise<string> {
    return this.#kept(this.#texts, name, () => readFile(join(this.#folder, name), 'utf8'));
  }

  #font(path: string): Promise<string> {
    return this.#kept(this.#fonts, path, () => readFile(join(this.#folder, path), 'base64'));
  }

  #kept(all: Map<string, Promise<string>>, name: string, read: () => Promise<string>): Promise<string> {
    const known = all.get(name);
    if (known) return known;
    const reading = read();
    all.set(name, reading);
    reading.catch(() => all.delete(name));
    return reading;
  }
}
