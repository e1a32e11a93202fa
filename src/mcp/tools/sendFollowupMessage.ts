import * as z from 'zod';
import { GenerationStarted, Reply } from '../../api/generation.ts';
import { succeeded } from '../../client/failure.ts';
import { tool } from '../tool.ts';
import { getGenerationStatus } from './getGenerationStatus.ts';

export const sendFollowupMessage = tool({
  name: 'send_followup_message',
  title: "Answer a generation's question",
  description:
    "Sends the person's answer to the question of a generation that is awaiting_input. It is passed on unchanged.",
  input: z.object({
    generation_id: getGenerationStatus.input.shape.generation_id,
    content: Reply.shape.content.meta({ description: "The person's answer." }),
    attachments: Reply.shape.attachments.meta({ description: 'Files uploaded by create_upload_target.' }),
  }),
  output: GenerationStarted.pick({ generation_id: true, status: true }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async ({ generation_id, ...body }, { connection }, { mcpReq }) => {
    const replied = await connection.calls.replyToQuestion(generation_id, body, mcpReq.signal);
    if (!replied.ok) return replied;
    return succeeded({
      output: { generation_id, status: 'generating' as const },
      next: 'Call get_generation_status again: there may be another question.',
    });
  },
});
