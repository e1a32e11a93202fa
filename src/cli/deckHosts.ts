const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

export interface DeckHosts {
  readonly 'base-url'?: string;
  readonly 'deck-host'?: readonly string[];
}

/**
 * A sentence where a service shows a deck at a host that nobody named: a page is drawn by a browser of this machine,
 * which reaches what this machine reaches.
 */
export const foreignHost = (
  page: string | undefined,
  { 'base-url': service, 'deck-host': named = [] }: DeckHosts,
): string | undefined => {
  const host = page && hostOf(page);
  if (!host || service === undefined || host === hostOf(service) || named.includes(host)) return undefined;
  return `The service shows this presentation at ${host}, which is not its own host. Where you trust it, add --deck-host ${host}.`;
};
