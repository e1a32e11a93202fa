import * as z from 'zod';
import type { ReadStatus } from '../../api/reading.ts';
import { succeeded } from '../../client/failure.ts';
import { askPerson, canAskPerson, personsAnswer } from '../askPerson.ts';
import type { Guidance } from '../guidance.ts';
import { holdStatus } from '../holdStatus.ts';
import { Status, statusOutput } from '../outputs.ts';
import { progressReport } from '../progressReport.ts';
import { tool } from '../tool.ts';

/** Below the minute after which programs give a call up. */
const longestWaitSeconds = 50;

const nextOf = (status: ReadStatus, { viewing }: Guidance, wasDeclined: boolean): string | undefined => {
  switch (status.status) {
    case 'generating':
      return 'It is still being made: call get_generation_status again.';
    case 'awaiting_input':
      return wasDeclined
        ? 'The person was asked and did not answer. Do not ask again by yourself; the generation waits for an answer.'
        : 'Put this question to the person and send the answer with send_followup_message. Do not answer it yourself.';
    case 'completed':
      return viewing?.(status.presentation.id);
    case 'failed':
      return 'This generation has ended. Tell the person why; another attempt is a new generate_presentation.';
  }
};

export const getGenerationStatus = tool({
  name: 'get_generation_status',
  title: "Get a generation's status",
  description:
    'Where a generation stands: generating, awaiting_input (the service asks something), completed (with the URL of the presentation) or failed. While it is generating the call is held open until that changes.',
  input: z.object({
    generation_id: z.string().min(1).max(256).meta({ description: 'As generate_presentation answered it.' }),
    wait_seconds: z
      .int()
      .min(0)
      .max(longestWaitSeconds)
      .default(longestWaitSeconds)
      .meta({ description: 'How long to wait for a change at most; 0 answers at once.' }),
  }),
  output: Status,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  run: async ({ generation_id, wait_seconds }, parts, context, server) => {
    const { calls } = parts.connection;
    const { signal } = context.mcpReq;
    const reply = (status: ReadStatus, wasDeclined = false) =>
      succeeded({
        output: statusOutput(generation_id, status),
        next: nextOf(status, parts.guidance, wasDeclined),
      });

    const answer = personsAnswer(context);
    const held = await holdStatus(parts, {
      generationId: generation_id,
      waitMilliseconds: answer.kind === 'notAsked' ? wait_seconds * 1_000 : 0,
      signal,
      onProgress: progressReport(context),
    });
    if (!held.ok) return held;
    const status = held.value;
    if (status.status !== 'awaiting_input') return reply(status);
    // Somebody else may have answered meanwhile, and the next question is another one.
    const isSame = answer.kind !== 'notAsked' && answer.question === status.question;
    if (isSame && answer.kind === 'declined') return reply(status, true);
    if (isSame && answer.kind === 'answered') {
      const replied = await calls.replyToQuestion(generation_id, { content: answer.content }, signal);
      return replied.ok ? reply({ status: 'generating', raw: {} }) : replied;
    }
    return canAskPerson(context, server) ? askPerson(status.question) : reply(status);
  },
});
