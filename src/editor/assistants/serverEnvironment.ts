import type { NetworkSettings } from '../../client/network.ts';
import type { Address } from '../services/builtInService.ts';
import { type Label, writeLabel } from './label.ts';

export interface ServerEnvironment {
  readonly address: Address;
  readonly network: NetworkSettings;
  /** Where word is left of what is made. */
  readonly recordFolder: string;
  readonly label: Label;
}

type Variables = Record<string, string | null>;

/** The proxy of the settings, as a command line program is told of it. */
const networkVariables = ({ proxy, noProxy, strictSsl, environment }: NetworkSettings): Variables => {
  const without = [...(noProxy ?? []), environment.no_proxy ?? environment.NO_PROXY]
    .filter(Boolean)
    .join(',');
  return {
    ...(proxy && { http_proxy: proxy, https_proxy: proxy }),
    ...(without && { no_proxy: without }),
    ...(strictSsl === false && { NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
  };
};

/** What the tools' server gets to know beside its arguments, its key included. */
export const serverEnvironment = ({
  address,
  network,
  recordFolder,
  label,
}: ServerEnvironment): Variables => ({
  ...networkVariables(network),
  DECKWRIGHT_API_KEY: address.key,
  DECKWRIGHT_RECORD_FOLDER: recordFolder,
  DECKWRIGHT_RECORD_LABEL: writeLabel(label),
  ELECTRON_RUN_AS_NODE: '1',
  NODE_OPTIONS: null,
});
