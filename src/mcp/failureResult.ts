import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Failure } from '../client/failure.ts';
import type { Guidance } from './guidance.ts';

type Refusal = Extract<Failure, { kind: 'refused' }>;

const byCode: Readonly<Record<string, (refusal: Refusal) => string>> = {
  TEMPLATE_NOT_FOUND: () => 'Call get_templates for the ids that there are.',
  DOCUMENT_NOT_FOUND: () => 'Check the presentation id: a completed generation names it.',
  NOT_FOUND: () => 'Check the generation id: generate_presentation answers it.',
  NOT_AWAITING_INPUT: () => 'Call get_generation_status to see where the generation stands.',
  INSUFFICIENT_PRIVILEGES: () => 'It cannot be reached with this key: tell the person.',
  PRICING_DOCUMENT_LIMIT_REACHED: () => 'Nothing was started. Tell the person; do not try again.',
  PRICING_REMIX_OVER_LIMIT: () => 'Nothing was started. Tell the person; do not try again.',
  FILE_UPLOAD_ERROR: () => 'Choose another file, or convert it first.',
  BAD_REQUEST: () => 'Correct the arguments and call again.',
  API_KEY_RATE_LIMITED: ({ retryAfterSeconds }) =>
    retryAfterSeconds === undefined
      ? 'Call again in a minute.'
      : `Call again in ${Math.ceil(retryAfterSeconds)} seconds.`,
};

const adviceOn = (failure: Failure, { renewKey }: Guidance): string => {
  switch (failure.kind) {
    case 'cancelled':
      return '';
    case 'refused':
      if (failure.status === 401) return renewKey;
      if (failure.status >= 500) return 'Call again in a minute; if it goes on, tell the person.';
      return byCode[failure.code]?.(failure) ?? '';
    case 'connection':
      return failure.sent
        ? 'The service may have taken the call all the same: ask the person before you start anything twice.'
        : 'Ask the person to check that the service runs and that this machine reaches it.';
    case 'unusable':
      return '';
    case 'notTheApi':
      return 'Ask the person to check the base URL of this server.';
  }
};

/** Why a call brought nothing, and what an assistant can do about it. */
export const failureResult = (failure: Failure, guidance: Guidance): CallToolResult => {
  const advice = adviceOn(failure, guidance);
  const code = failure.kind === 'refused' ? `${failure.code}: ` : '';
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}${failure.message}${advice && ` ${advice}`}` }],
  };
};
