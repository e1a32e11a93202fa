import * as z from 'zod';
import { succeeded } from '../../client/failure.ts';
import { Templates, templatesOutput } from '../outputs.ts';
import { tool } from '../tool.ts';

export const getTemplates = tool({
  name: 'get_templates',
  title: 'List the templates',
  description: 'The templates that a presentation can follow, with the ids of their sections.',
  input: z.object({}),
  output: Templates,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async (_input, { connection }, { mcpReq }) => {
    const listed = await connection.calls.listTemplates(mcpReq.signal);
    return listed.ok ? succeeded({ output: templatesOutput(listed.value) }) : listed;
  },
});
