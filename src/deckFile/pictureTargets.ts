import type { Asset } from '../deck/deck.ts';

/** How a deck file names its pictures: by their address or their file, so that other programs find them too. */
export class PictureTargets {
  readonly #assets: Asset[];
  readonly #targets = new Map<string, string>();
  readonly #ids = new Map<string, string>();

  constructor(assets: readonly Asset[]) {
    this.#assets = [...assets];
    for (const asset of assets) {
      const wanted = asset.remote ?? asset.fileName;
      this.#name(asset.id, wanted === '' || this.#ids.has(wanted) ? `${asset.id}/${wanted}` : wanted);
    }
  }

  #name(id: string, target: string): void {
    this.#targets.set(id, target);
    this.#ids.set(target, id);
  }

  get assets(): readonly Asset[] {
    return this.#assets;
  }

  targetOf(id: string): string {
    return this.#targets.get(id) ?? id;
  }

  /** A picture of the web becomes one of the deck's; any other target that is not listed is its own name. */
  idOf(target: string): string {
    const known = this.#ids.get(target);
    if (known !== undefined) return known;
    if (!/^https:\/\//i.test(target) || !URL.canParse(target)) return target;
    let number = this.#assets.length + 1;
    while (this.#targets.has(`picture-${number}`)) number += 1;
    const id = `picture-${number}`;
    this.#assets.push({ id, fileName: target, remote: target });
    this.#name(id, target);
    return id;
  }
}
