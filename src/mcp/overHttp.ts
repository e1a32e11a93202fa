import { createMcpHandler } from '@modelcontextprotocol/server';
import { limits } from '../api/limits.ts';
import { ServiceConnection } from '../client/serviceConnection.ts';
import { systemTiming, type Timing } from '../client/timing.ts';
import type { AskDeck } from './deckQuestions.ts';
import { type Fetch, fetchHttp } from './fetchHttp.ts';
import type { Guidance } from './guidance.ts';
import { Holds } from './holds.ts';
import { oneMessage } from './oneMessage.ts';
import { presentationServer } from './presentationServer.ts';

/** Of the API within: a name that is never looked up. */
const baseUrl = 'http://127.0.0.1/api/v1';

const guidance: Guidance = {
  renewKey:
    'Ask the person to put a valid key into the Authorization header of this server and to connect again.',
};

interface HttpCaller {
  readonly key: string;
  readonly workspace: string;
}

export interface HttpEndpoint {
  /** Answers a request whose key has been accepted. */
  answer(request: Request, caller: HttpCaller): Promise<Response>;
  /** Answers what is held. */
  close(): Promise<void>;
}

export interface HttpOptions {
  /** Answers the calls of the API, each with the caller's key. */
  readonly api: Fetch;
  readonly version: string;
  /** Away from the thread that answers: a text may take long. */
  readonly askDeck: (workspace: string) => AskDeck;
  readonly timing?: Timing;
  readonly holds?: Holds;
}

/**
 * The tools over Streamable HTTP. Every request stands for itself: there are no sessions to keep, and what a
 * question needs comes back with its answer.
 */
export const openHttpEndpoint = ({
  api,
  version,
  askDeck,
  timing = systemTiming,
  holds = new Holds(),
}: HttpOptions): HttpEndpoint => {
  const http = fetchHttp(api);
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const workspace = String(authInfo?.clientId);
      return presentationServer({
        connection: new ServiceConnection(baseUrl, authInfo?.token, http, timing),
        timing,
        holds: holds.of(workspace),
        guidance,
        files: { hasLinks: async () => true },
        askDeck: askDeck(workspace),
        version,
        onMade: async () => undefined,
      });
    },
    { maxRequestBodySize: limits.jsonBodyBytes },
  );
  return {
    answer: async (request, { key, workspace }) => {
      const message = await oneMessage(request);
      return message instanceof Response
        ? message
        : handler.fetch(message, { authInfo: { token: key, clientId: workspace, scopes: [] } });
    },
    close: async () => {
      holds.close();
      await handler.close();
    },
  };
};
