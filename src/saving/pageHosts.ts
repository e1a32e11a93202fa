import type { ServiceConnection } from '../client/serviceConnection.ts';

/**
 * Whether a page may be drawn from where it leads. A browser of this machine reaches what this machine reaches, so the
 * page itself is of a host that was named, however it is led there: by answers, which are asked for beforehand, or by
 * itself, which a browser's record tells afterwards. What a page of such a host asks for while it is drawn (pictures,
 * frames, scripts) is not held: a service that is trusted with its pages is trusted with these.
 */
export interface PageHosts {
  readonly connection: Pick<ServiceConnection, 'redirectOf'>;
  /** Says, in a sentence, why a page of this address is not drawn; undefined: it is. */
  foreign(address: string): string | undefined;
}

/** A browser gives up after so many, too. */
const mostRedirects = 20;

/** Why a page is not drawn, before a browser opens it. What cannot be asked here the browser's record tells. */
export const ledElsewhere = async (
  page: string,
  { connection, foreign }: PageHosts,
  signal: AbortSignal,
): Promise<string | undefined> => {
  let address: string | undefined = page;
  for (let count = 0; address !== undefined && count < mostRedirects; count += 1) {
    const refused = foreign(address);
    if (refused) return refused;
    address = await connection.redirectOf(address, signal).catch(() => undefined);
  }
  return undefined;
};
