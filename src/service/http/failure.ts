import { type ErrorCode, type ErrorDetail, type ErrorReply, errorStatus } from '../../api/errors.ts';

/** An expected refusal: a value that handlers return instead of a reply. */
export class Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];

  constructor(code: ErrorCode, message: string, details?: readonly ErrorDetail[]) {
    this.code = code;
    this.message = message;
    this.details = details;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }

  toReply(): ErrorReply {
    const { code, message, status, details } = this;
    return { error: { code, message, status, ...(details && { details: [...details] }) } };
  }
}
