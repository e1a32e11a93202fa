import { type ErrorCode, type ErrorDetail, type ErrorReply, errorStatus } from '../../api/errors.ts';

interface More {
  readonly details?: readonly ErrorDetail[];
  readonly retryAfterSeconds?: number;
}

/** An expected refusal: a value that handlers return instead of a reply. */
export class Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string, { details, retryAfterSeconds }: More = {}) {
    this.code = code;
    this.message = message;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }

  toReply(requestId?: string): ErrorReply {
    const { code, message, status, details } = this;
    return {
      error: {
        code,
        message,
        status,
        ...(details && { details: [...details] }),
        ...(requestId !== undefined && { request_id: requestId }),
      },
    };
  }
}
