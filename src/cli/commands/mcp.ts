import { Writable } from 'node:stream';
import { systemTiming } from '../../client/timing.ts';
import type { Guidance } from '../../mcp/guidance.ts';
import type { Values } from '../command.ts';
import { pictureOfSlide } from '../exporting/pictureOfSlide.ts';
import { writeForAssistant } from '../exporting/writeForAssistant.ts';
import type { serviceOptions } from '../options.ts';
import { done, type Outcome } from '../outcome.ts';
import { recordMade } from '../recordMade.ts';
import type { Surroundings } from '../surroundings.ts';
import { version } from '../version.ts';
import { withService } from '../withService.ts';

const guidance = (isBuiltIn: boolean): Guidance => ({
  renewKey:
    'Ask the person for a valid key: in VS Code by the command "Deckwright: Set API Key", elsewhere in the variable DECKWRIGHT_API_KEY of this server, which is then to be started again.',
  ...(isBuiltIn && {
    viewing: (id) =>
      `The URL works while this server runs; later the person can type "deckwright show ${id} --open".`,
  }),
});

const outputStream = ({ out }: Surroundings) =>
  new Writable({
    decodeStrings: false,
    write: (text, _encoding, written) => {
      out.write(String(text));
      written();
    },
  });

export const mcp = (
  values: Values<typeof serviceOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withService(values, surroundings, async ({ connection, isBuiltIn, foreign }) => {
    const { serveOverStdio } = await import('../../mcp/overStdio.ts');
    const { input, err, interruption } = surroundings;
    if (input.isTTY) err.write('This is for an assistant, which runs it by itself. Ctrl+C ends it.\n');
    await serveOverStdio({
      connection,
      timing: systemTiming,
      guidance: guidance(isBuiltIn),
      files: {
        hasLinks: async (signal) => (await connection.beyond.capabilities(signal)).has('export'),
        write: writeForAssistant({ connection, foreign }, surroundings),
      },
      pictureOfSlide: pictureOfSlide(surroundings),
      onMade: recordMade(surroundings),
      version: await version(),
      input,
      output: outputStream(surroundings),
      interruption,
    });
    return done;
  });
