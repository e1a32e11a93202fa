import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { askDeckHere } from './deckQuestions.ts';
import { Holds } from './holds.ts';
import { type PresentationServerParts, presentationServer } from './presentationServer.ts';

export interface StdioOptions extends Omit<PresentationServerParts, 'holds' | 'askDeck'> {
  readonly input: Readable;
  readonly output: Writable;
  readonly interruption: AbortSignal;
}

/** Serves one assistant's program until it closes its end or the interruption. */
export const serveOverStdio = async ({
  input,
  output,
  interruption,
  ...parts
}: StdioOptions): Promise<void> => {
  const holds = new Holds();
  const transport = new StdioServerTransport(input, output);
  const served = serveStdio(() => presentationServer({ ...parts, holds, askDeck: askDeckHere }), {
    transport,
  });
  const serving = transport.onclose;
  await new Promise<void>((resolve) => {
    // At the end of the input, and after a message longer than any can be.
    transport.onclose = () => {
      serving?.();
      resolve();
    };
    if (interruption.aborted) resolve();
    interruption.addEventListener('abort', () => resolve(), { once: true });
  });
  holds.close();
  await served.close();
};
