import assert from 'node:assert/strict';
import {
  type CallToolResult,
  Client,
  type ClientOptions,
  InMemoryTransport,
} from '@modelcontextprotocol/client';
import type { Transport } from '@modelcontextprotocol/server';
import type { MadeByAssistant } from '../../src/client/madeRecord.ts';
import { ServiceConnection } from '../../src/client/serviceConnection.ts';
import type { Timing } from '../../src/client/timing.ts';
import { askDeckHere } from '../../src/mcp/deckQuestions.ts';
import type { FileGiving } from '../../src/mcp/fileGiving.ts';
import type { Guidance } from '../../src/mcp/guidance.ts';
import { Holds } from '../../src/mcp/holds.ts';
import type { PictureOfSlide } from '../../src/mcp/pictureOfSlide.ts';
import { presentationServer } from '../../src/mcp/presentationServer.ts';
import { baseUrl, type ScriptedService } from './scriptedService.ts';
import { VirtualTiming } from './virtualTiming.ts';

/** What a tool answered: its data, what it says to do next or why it failed. */
export interface ToolAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about
  readonly data: any;
  readonly text: string;
  readonly failed: boolean;
  /** PNGs beside it, in base64. */
  readonly pictures?: readonly string[];
}

export const answerOf = ({ structuredContent, content, isError }: CallToolResult): ToolAnswer => {
  const [block, ...more] = content;
  const pictures = more.map((each) => (each.type === 'image' ? each.data : assert.fail(each.type)));
  const text = block?.type === 'text' ? block.text : assert.fail(block?.type);
  if (isError) return { data: undefined, text, failed: true };
  // Programs that read no data find the same in the text.
  assert.equal(text, JSON.stringify(structuredContent));
  const { next = '', ...data } = JSON.parse(text);
  return { data, text: next, failed: false, pictures };
};

/** The official client as an assistant's program uses it. */
export class Assistant {
  readonly client: Client;
  /** All that the tools answered, word by word. */
  heard = '';

  constructor(options: ClientOptions = {}) {
    this.client = new Client({ name: 'test', version: '1' }, options);
  }

  async call(name: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> {
    const result = await this.client.callTool({ name, arguments: given });
    this.heard += JSON.stringify(result);
    return answerOf(result);
  }

  /** Puts what the server asks to a person, who answers, or declines with undefined. */
  answersWith(person: (question: string) => string | undefined): this {
    this.client.setRequestHandler('elicitation/create', ({ params }) => {
      const answer = person(params.message);
      return answer === undefined ? { action: 'decline' } : { action: 'accept', content: { answer } };
    });
    return this;
  }
}

export interface ScriptedOptions {
  readonly timing?: Timing;
  readonly holds?: Holds;
  readonly guidance?: Guidance;
  readonly pictureOfSlide?: PictureOfSlide;
  readonly files?: FileGiving;
  readonly made?: MadeByAssistant[];
  readonly assistant?: Assistant;
}

/** An assistant with the tools of a service that answers what its script says. */
export const withScriptedService = async (
  service: ScriptedService,
  {
    timing = new VirtualTiming(),
    holds = new Holds(10),
    guidance = { renewKey: 'Ask the person for a new key.' },
    made = [],
    files = { hasLinks: async () => true },
    assistant = new Assistant(),
    pictureOfSlide,
  }: ScriptedOptions = {},
): Promise<Assistant> => {
  const server = presentationServer({
    connection: new ServiceConnection(baseUrl, 'secret-key', service, timing),
    timing,
    holds: holds.of('acme'),
    guidance,
    files,
    askDeck: askDeckHere,
    ...(pictureOfSlide && { pictureOfSlide }),
    version: '1.2.3',
    onMade: async (one) => {
      made.push(one);
    },
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(ours as Transport);
  await assistant.client.connect(theirs);
  return assistant;
};
