import type { ConnectionProblem, Failure } from '../client/failure.ts';
import { type Say, words } from './words.ts';

/** The one button that helps. */
export type Remedy = 'setApiKey' | 'wait' | 'tryAgain' | 'chooseService' | 'openSettings' | 'showLog';

export interface Explanation {
  /** Why, as a sentence. */
  readonly why: string;
  readonly remedy: Remedy;
}

type Word = (typeof words)[keyof typeof words];

const byConnection: Record<ConnectionProblem, readonly [Word, Remedy]> = {
  offline: [words.whyOffline, 'tryAgain'],
  dns: [words.whyDns, 'chooseService'],
  refused: [words.whyRefused, 'tryAgain'],
  tls: [words.whyTls, 'showLog'],
  proxy: [words.whyProxy, 'openSettings'],
  proxyAuthentication: [words.whyProxyAuthentication, 'openSettings'],
  timeout: [words.whyTimeout, 'tryAgain'],
  lost: [words.whyLost, 'tryAgain'],
};

const byCode: Readonly<Record<string, readonly [Word, Remedy]>> = {
  UNAUTHORIZED: [words.whyKeyMissing, 'setApiKey'],
  API_KEY_INVALID: [words.whyKeyInvalid, 'setApiKey'],
  API_KEY_EXPIRED: [words.whyKeyExpired, 'setApiKey'],
  API_KEY_REVOKED: [words.whyKeyRevoked, 'setApiKey'],
  PRICING_REMIX_OVER_LIMIT: [words.whyUsageLimit, 'chooseService'],
  PRICING_DOCUMENT_LIMIT_REACHED: [words.whyUsageLimit, 'chooseService'],
  INSUFFICIENT_PRIVILEGES: [words.whyForbidden, 'setApiKey'],
  TEMPLATE_NOT_FOUND: [words.whyTemplateGone, 'tryAgain'],
  DOCUMENT_NOT_FOUND: [words.whyGone, 'showLog'],
  NOT_FOUND: [words.whyGone, 'showLog'],
  API_KEY_RATE_LIMITED: [words.whyRateLimited, 'wait'],
};

/** For services whose codes we do not know. */
const byStatus: Readonly<Record<number, readonly [Word, Remedy]>> = {
  401: [words.whyKeyInvalid, 'setApiKey'],
  402: [words.whyUsageLimit, 'chooseService'],
  403: [words.whyForbidden, 'setApiKey'],
  404: [words.whyGone, 'showLog'],
  429: [words.whyRateLimited, 'wait'],
};

/** What a failed call means to a person, and what helps. `host` names the service. */
export const explainFailure = (failure: Failure, host: string, say: Say): Explanation => {
  switch (failure.kind) {
    case 'connection': {
      const [word, remedy] = byConnection[failure.problem];
      return { why: say(word, host), remedy };
    }
    case 'notTheApi':
      return { why: say(words.whyNotTheApi, host), remedy: 'chooseService' };
    case 'refused': {
      const known = byCode[failure.code] ?? byStatus[failure.status];
      if (known) return { why: say(known[0], host), remedy: known[1] };
      if (failure.status >= 500) return { why: say(words.whyServerError, host), remedy: 'tryAgain' };
      return { why: say(words.whyBadRequest, host, failure.message), remedy: 'showLog' };
    }
    case 'cancelled':
    case 'unusable':
      return { why: failure.message, remedy: 'showLog' };
  }
};
