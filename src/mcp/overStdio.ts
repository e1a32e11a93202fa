import { pipeline, type Readable, type Writable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { BoundedLines } from './boundedLines.ts';
import { askDeckHere } from './deckQuestions.ts';
import { Holds } from './holds.ts';
import { type PresentationServerParts, presentationServer } from './presentationServer.ts';

/** The only one who holds calls here. */
const person = 'person';

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
  const lines = new BoundedLines(output);
  // Where one ends, so does the other.
  pipeline(input, lines, () => undefined);
  const transport = new StdioServerTransport(lines, output);
  const served = serveStdio(
    () => presentationServer({ ...parts, holds: holds.of(person), askDeck: askDeckHere }),
    {
      transport,
    },
  );
  const serving = transport.onclose;
  await new Promise<void>((resolve) => {
    // At the end of the input.
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
