import type {
  InputRequiredResult,
  McpServer,
  ServerContext,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Result } from '../client/failure.ts';
import type { MadeByAssistant } from '../client/madeRecord.ts';
import type { ServiceConnection } from '../client/serviceConnection.ts';
import type { Timing } from '../client/timing.ts';
import type { AskDeck } from './deckQuestions.ts';
import { failureResult } from './failureResult.ts';
import type { FileGiving } from './fileGiving.ts';
import type { Guidance } from './guidance.ts';
import type { OwnHolds } from './holds.ts';
import type { PictureOfSlide } from './pictureOfSlide.ts';
import { answerSchema, toolSchema } from './toolSchema.ts';

/** What the tools work with. */
export interface ToolParts {
  readonly connection: Pick<ServiceConnection, 'calls' | 'watch'>;
  readonly timing: Timing;
  readonly holds: OwnHolds;
  readonly guidance: Guidance;
  readonly files: FileGiving;
  readonly askDeck: AskDeck;
  /** Where the assistant has a machine to itself. */
  readonly pictureOfSlide?: PictureOfSlide;
  /** Told of everything that an assistant starts or makes. */
  readonly onMade: (made: MadeByAssistant) => Promise<void>;
}

interface ToolReply<Output> {
  readonly output: Output;
  /** What the assistant may do next. */
  readonly next?: string;
  /** A PNG that shows what the output says. */
  readonly picture?: Uint8Array | undefined;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly annotations: ToolAnnotations;
  readonly run: (
    input: z.output<Input>,
    parts: ToolParts,
    context: ServerContext,
    server: McpServer,
  ) => Promise<Result<ToolReply<z.input<Output>>> | InputRequiredResult>;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly input: Input;
  register(server: McpServer, parts: ToolParts): void;
}

/** Among the data, since many programs hand nothing else to the assistant. */
const next = z
  .string()
  .optional()
  .meta({ description: 'What you may do next, and what to tell the person.' });

const text = (content: string) => ({ type: 'text' as const, text: content });
const image = (png: Uint8Array) => ({
  type: 'image' as const,
  data: Buffer.from(png).toString('base64'),
  mimeType: 'image/png',
});

/** A tool of the server: what it answers goes out as data and as text, what fails as advice. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  annotations,
  run,
}: ToolDefinition<Input, Output>): Tool<Input> => {
  const config = {
    title,
    description,
    inputSchema: toolSchema(input),
    outputSchema: answerSchema(output.extend({ next })),
    annotations: { title, ...annotations },
  };
  return {
    name,
    input,
    register: (server, parts) => {
      server.registerTool(name, config, async (given, context) => {
        const result = await run(given, parts, context, server);
        if ('resultType' in result) return result;
        if (!result.ok) return failureResult(result.failure, parts.guidance);
        const { output: answered, next: hint, picture } = result.value;
        const structuredContent = { ...answered, ...(hint !== undefined && { next: hint }) };
        const content = [text(JSON.stringify(structuredContent)), ...(picture ? [image(picture)] : [])];
        return { content, structuredContent };
      });
    },
  };
};
