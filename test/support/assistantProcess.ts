import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const bundle = fileURLToPath(new URL('../../dist/deckwright.js', import.meta.url));

/** "deckwright mcp", as it is built and as an assistant's program starts it. */
export const assistantProcess = (
  argv: readonly string[],
  environment: Record<string, string> = {},
): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [bundle, 'mcp', ...argv],
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...environment },
    stderr: 'pipe',
  });
