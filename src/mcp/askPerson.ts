import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';

const key = 'answer';

/** What the person did with the question that this call put to them. */
export type PersonsAnswer =
  | { readonly kind: 'answered'; readonly question: string; readonly content: string }
  | { readonly kind: 'declined'; readonly question: string }
  | { readonly kind: 'notAsked' };

const Capabilities = z.object({
  elicitation: z.object({ form: z.unknown().optional(), url: z.unknown().optional() }),
});

/** Whether the assistant's program shows forms to the person. One that names no kind means forms. */
export const canAskPerson = ({ mcpReq }: ServerContext, server: McpServer): boolean => {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const declared = Capabilities.safeParse(
    envelope[CLIENT_CAPABILITIES_META_KEY] ?? server.server.getClientCapabilities(),
  );
  if (!declared.success) return false;
  const { form, url } = declared.data.elicitation;
  return form !== undefined || url === undefined;
};

/** The question comes back with the answer, so that no answer goes to another question. */
export const askPerson = (question: string): InputRequiredResult =>
  inputRequired({
    inputRequests: {
      [key]: inputRequired.elicit({
        message: question,
        requestedSchema: {
          type: 'object',
          properties: { [key]: { type: 'string', title: 'Answer', minLength: 1 } },
          required: [key],
        },
      }),
    },
    requestState: question,
  });

const Accepted = z.object({ [key]: z.string() });

export const personsAnswer = ({ mcpReq }: ServerContext): PersonsAnswer => {
  const question = mcpReq.requestState<string>();
  const response = inputResponse(mcpReq.inputResponses, key);
  if (question === undefined || response.kind !== 'elicit') return { kind: 'notAsked' };
  const content =
    response.action === 'accept' ? Accepted.safeParse(response.content).data?.[key]?.trim() : '';
  return content ? { kind: 'answered', question, content } : { kind: 'declined', question };
};
