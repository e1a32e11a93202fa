import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { builtCommand } from './builtCommand.ts';

/** "deckwright mcp", as it is built and as an assistant's program starts it. */
export const assistantProcess = (
  argv: readonly string[],
  environment: Record<string, string> = {},
): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [builtCommand, 'mcp', ...argv],
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...environment },
    stderr: 'pipe',
  });
