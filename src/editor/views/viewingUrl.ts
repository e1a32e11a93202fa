import { cancelled, type Result, succeeded, unusable } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { builtInUrl } from '../services/service.ts';
import { deckWords } from '../words/deckWords.ts';
import type { Say } from '../words/say.ts';
import { shownAddress } from './shownAddress.ts';

type ViewingParts = Pick<Parts, 'isHere' | 'allowedHosts'> & {
  readonly services: Pick<Parts['services'], 'connectToView' | 'nameOf'>;
};

export interface ViewingLink {
  readonly url: string;
  /** In milliseconds; undefined where nobody says that it ends. */
  readonly expiresAt?: number | undefined;
}

/** Where a deck is viewed now. The service is asked, since addresses change; the known one does where it cannot be. */
const currentAddress = async (
  { services, isHere }: ViewingParts,
  job: Job,
  say: Say,
): Promise<Result<ViewingLink>> => {
  if (job.state.kind !== 'completed') return unusable(say(deckWords.noUrl, job.title));
  if (!isHere(job)) return unusable(say(deckWords.deckNotHere, job.title));
  const { presentationId, url } = job.state;
  const connection = await services.connectToView(job.service);
  if (!connection.ok) return job.service !== '' && url ? succeeded({ url }) : connection;
  const presentation = await connection.value.calls.getPresentation(presentationId);
  if (!presentation.ok) {
    const isGone = presentation.failure.kind === 'refused' && presentation.failure.status === 404;
    return job.service !== '' && url && !isGone ? succeeded({ url }) : presentation;
  }
  const { url: current = url, urlExpiresAt: expiresAt } = presentation.value;
  return current ? succeeded({ url: current, expiresAt }) : unusable(say(deckWords.noUrl, job.title));
};

/** The theme it is kept in, in the address, where pages know of themes. */
export const inTheme = async (
  address: string,
  { theme, service }: Job,
  { services }: ViewingParts,
): Promise<string> => {
  if (theme === undefined || !URL.canParse(address)) return address;
  if (service !== builtInUrl) {
    const connection = await services.connectToView(service);
    if (!connection.ok || (await connection.value.beyond.capabilities()).size === 0) return address;
  }
  const url = new URL(address);
  url.searchParams.set('theme', theme);
  return url.href;
};

/** The address of a deck that may be handed to a tab, a browser or the clipboard. */
export const viewingLink = async (
  parts: ViewingParts,
  job: Job,
  say: Say,
  { opens }: { readonly opens: boolean } = { opens: true },
): Promise<Result<ViewingLink>> => {
  const address = await currentAddress(parts, job, say);
  if (!address.ok) return address;
  const shown = shownAddress(await inTheme(address.value.url, job, parts), job.service);
  if (shown.kind === 'refused') {
    return unusable(say(deckWords.addressRefused, job.title, parts.services.nameOf(job.service)));
  }
  const mayOpen =
    !opens || shown.kind === 'known' || (await parts.allowedHosts.allows(job.title, shown.host, job.service));
  return mayOpen ? succeeded({ ...address.value, url: shown.url }) : cancelled;
};

export const viewingUrl = async (...parameters: Parameters<typeof viewingLink>): Promise<Result<string>> => {
  const link = await viewingLink(...parameters);
  return link.ok ? succeeded(link.value.url) : link;
};
