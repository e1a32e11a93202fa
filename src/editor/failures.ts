import type { ConnectionProblem, Failure } from '../client/failure.ts';
import { failureWords } from './words/failureWords.ts';
import type { Say } from './words/say.ts';

/** The one button that helps. */
export type Remedy = 'setApiKey' | 'wait' | 'tryAgain' | 'chooseService' | 'openSettings' | 'showLog';

export interface Explanation {
  /** Why, as a sentence. */
  readonly why: string;
  readonly remedy: Remedy;
}

type Word = (typeof failureWords)[keyof typeof failureWords];

const byConnection: Record<ConnectionProblem, readonly [Word, Remedy]> = {
  offline: [failureWords.whyOffline, 'tryAgain'],
  dns: [failureWords.whyDns, 'chooseService'],
  refused: [failureWords.whyRefused, 'tryAgain'],
  tls: [failureWords.whyTls, 'showLog'],
  proxy: [failureWords.whyProxy, 'openSettings'],
  proxyAuthentication: [failureWords.whyProxyAuthentication, 'openSettings'],
  timeout: [failureWords.whyTimeout, 'tryAgain'],
  lost: [failureWords.whyLost, 'tryAgain'],
};

const byCode: Readonly<Record<string, readonly [Word, Remedy]>> = {
  UNAUTHORIZED: [failureWords.whyKeyMissing, 'setApiKey'],
  API_KEY_INVALID: [failureWords.whyKeyInvalid, 'setApiKey'],
  API_KEY_EXPIRED: [failureWords.whyKeyExpired, 'setApiKey'],
  API_KEY_REVOKED: [failureWords.whyKeyRevoked, 'setApiKey'],
  PRICING_REMIX_OVER_LIMIT: [failureWords.whyUsageLimit, 'chooseService'],
  PRICING_DOCUMENT_LIMIT_REACHED: [failureWords.whyUsageLimit, 'chooseService'],
  INSUFFICIENT_PRIVILEGES: [failureWords.whyForbidden, 'setApiKey'],
  TEMPLATE_NOT_FOUND: [failureWords.whyTemplateGone, 'tryAgain'],
  DOCUMENT_NOT_FOUND: [failureWords.whyGone, 'showLog'],
  NOT_FOUND: [failureWords.whyGone, 'showLog'],
  DECK_TOO_LARGE: [failureWords.whyServiceSays, 'showLog'],
  SERVICE_UNAVAILABLE: [failureWords.whyServiceSays, 'tryAgain'],
  STORAGE_FULL: [failureWords.whyServiceSays, 'tryAgain'],
  API_KEY_RATE_LIMITED: [failureWords.whyRateLimited, 'wait'],
};

/** For services whose codes we do not know. */
const byStatus: Readonly<Record<number, readonly [Word, Remedy]>> = {
  401: [failureWords.whyKeyInvalid, 'setApiKey'],
  402: [failureWords.whyUsageLimit, 'chooseService'],
  403: [failureWords.whyForbidden, 'setApiKey'],
  404: [failureWords.whyGone, 'showLog'],
  429: [failureWords.whyRateLimited, 'wait'],
};

/** What a failed call means to a person, and what helps. `host` names the service. */
export const explainFailure = (failure: Failure, host: string, say: Say): Explanation => {
  switch (failure.kind) {
    case 'connection': {
      const [word, remedy] = byConnection[failure.problem];
      return { why: say(word, host), remedy };
    }
    case 'notTheApi':
      return { why: say(failureWords.whyNotTheApi, host), remedy: 'chooseService' };
    case 'refused': {
      const known = byCode[failure.code] ?? byStatus[failure.status];
      if (known) return { why: say(known[0], host, failure.message), remedy: known[1] };
      if (failure.status >= 500) return { why: say(failureWords.whyServerError, host), remedy: 'tryAgain' };
      return { why: say(failureWords.whyBadRequest, host, failure.message), remedy: 'showLog' };
    }
    case 'cancelled':
    case 'unusable':
      return { why: failure.message, remedy: 'showLog' };
  }
};
