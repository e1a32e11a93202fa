import type { Signer } from '../objects/signer.ts';
import type { PresentationStore } from '../presentations/presentationStore.ts';
import type { PictureRow, PresentationRow } from '../store/tables.ts';
import type { PageHead } from './pages.ts';

/** `open`: to whoever has the link. `workspace`: for a while, to whom somebody with a key gave it. */
export const linkKinds = ['open', 'workspace'] as const;
export type LinkKind = (typeof linkKinds)[number];

type Linked = Pick<PresentationRow, 'id' | 'token'>;

/** What addresses presentations are seen at. */
export interface ViewLinks {
  /** For a caller with a key. */
  url(row: Linked): string;
  /** By the last part of an address, which is the `token` of what is found. */
  readonly shown: Pick<PresentationStore, 'headOf' | 'picture'>;
}

export const openLinks = (presentations: ViewLinks['shown'], origin: () => string): ViewLinks => ({
  url: ({ token }) => `${origin()}/p/${token}`,
  shown: presentations,
});

export interface WorkspaceLinksParts {
  readonly presentations: Pick<PresentationStore, 'headOf' | 'picture' | 'findAnywhere'>;
  readonly signer: Signer;
  readonly origin: () => string;
  readonly now: () => number;
}

const hourMs = 3_600_000;
/** A working day. Whole hours: a page is drawn once in an hour and not for everyone who looks. */
const goodHours = 12;

/** A deck's own token leads nowhere; what is signed with it does, until it is replaced or the time is over. */
export class WorkspaceLinks implements ViewLinks {
  readonly #parts: WorkspaceLinksParts;
  readonly shown: ViewLinks['shown'];

  constructor(parts: WorkspaceLinksParts) {
    this.#parts = parts;
    this.shown = {
      headOf: (shown) => this.#headOf(shown),
      picture: (shown, assetId) => this.#picture(shown, assetId),
    };
  }

  url(row: Linked): string {
    const { signer, origin, now } = this.#parts;
    const until = Math.ceil(now() / hourMs) + goodHours;
    return `${origin()}/p/${row.id}.${until}.${signer.sign('view', signed(row, until))}`;
  }

  async #headOf(shown: string): Promise<PageHead | undefined> {
    const token = await this.#tokenOf(shown);
    const head = token === undefined ? undefined : await this.#parts.presentations.headOf(token);
    return head && { ...head, token: shown };
  }

  async #picture(shown: string, assetId: string): Promise<PictureRow | undefined> {
    const token = await this.#tokenOf(shown);
    return token === undefined ? undefined : this.#parts.presentations.picture(token, assetId);
  }

  async #tokenOf(shown: string): Promise<string | undefined> {
    const { presentations, signer, now } = this.#parts;
    const [, id, hours, signature] = /^(pres_[0-9a-f]+)\.(\d{1,9})\.([\w-]+)$/.exec(shown) ?? [];
    if (id === undefined || signature === undefined || Number(hours) * hourMs <= now()) return undefined;
    const row = await presentations.findAnywhere(id);
    return row && signer.isGenuine('view', signed(row, Number(hours)), signature) ? row.token : undefined;
  }
}

const signed = ({ id, token }: Linked, until: number) => `${id}\n${token}\n${until}`;
