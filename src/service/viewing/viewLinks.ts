import type { Presentation } from '../../api/presentation.ts';
import type { Signer } from '../objects/signer.ts';
import type { PresentationStore } from '../presentations/presentationStore.ts';
import type { PictureRow, PresentationRow } from '../store/tables.ts';
import type { PageHead } from './pages.ts';

/** `open`: to whoever has the link. `workspace`: for a while, to whom somebody with a key gave it. */
export const linkKinds = ['open', 'workspace'] as const;
export type LinkKind = (typeof linkKinds)[number];

type Linked = Pick<PresentationRow, 'id' | 'token'>;

/** As replies name it. */
export type ViewLink = Pick<Presentation, 'url' | 'url_expires_at'>;

/** What addresses presentations are seen at. */
export interface ViewLinks {
  /** For a caller with a key. */
  link(row: Linked): ViewLink;
  /** By the last part of an address, which is the `token` of what is found. */
  readonly shown: Pick<PresentationStore, 'headOf' | 'picture'>;
  /** What is said at an address that leads to nothing. */
  readonly absence: string;
}

export const openLinks = (presentations: ViewLinks['shown'], origin: () => string): ViewLinks => ({
  link: ({ token }) => ({ url: `${origin()}/p/${token}` }),
  shown: presentations,
  absence: 'There is no presentation at this address.',
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
  readonly absence =
    `There is no presentation at this address, or no longer: a link of this service ends after ${goodHours} hours, or when it is replaced. Ask whoever gave it to you for a new one. In the editor, open the presentation from the list again, with the key of the service set.`;

  constructor(parts: WorkspaceLinksParts) {
    this.#parts = parts;
    this.shown = {
      headOf: (shown) => this.#headOf(shown),
      picture: (shown, assetId) => this.#picture(shown, assetId),
    };
  }

  link(row: Linked): ViewLink {
    const { signer, origin, now } = this.#parts;
    const until = Math.ceil(now() / hourMs) + goodHours;
    return {
      url: `${origin()}/p/${row.id}.${until}.${signer.sign('view', signed(row, until))}`,
      url_expires_at: new Date(until * hourMs).toISOString(),
    };
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
