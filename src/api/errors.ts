import * as z from 'zod';

/** Every error code and its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  FILE_UPLOAD_ERROR: 400,
  UNAUTHORIZED: 401,
  API_KEY_INVALID: 401,
  API_KEY_EXPIRED: 401,
  API_KEY_REVOKED: 401,
  PRICING_REMIX_OVER_LIMIT: 402,
  PRICING_DOCUMENT_LIMIT_REACHED: 402,
  INSUFFICIENT_PRIVILEGES: 403,
  DOCUMENT_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  NOT_FOUND: 404,
  NOT_AWAITING_INPUT: 409,
  DECK_CHANGED: 412,
  UNSUPPORTED_MEDIA_TYPE: 415,
  DECK_TOO_LARGE: 422,
  API_KEY_RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  UNKNOWN_INTERNAL_ERROR: 500,
  NOT_SUPPORTED: 501,
  SERVICE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export const ErrorDetail = z.object({ path: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof ErrorDetail>;

export const ErrorReply = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      status: z.int(),
      details: z.array(ErrorDetail).optional(),
      request_id: z
        .string()
        .optional()
        .meta({ description: 'Also in the header X-Request-Id, and in what the service logs.' }),
    }),
  })
  .meta({
    id: 'ErrorReply',
    examples: [
      {
        error: {
          code: 'BAD_REQUEST',
          message: 'prompt must not be blank',
          status: 400,
          details: [{ path: 'prompt', message: 'must not be blank' }],
        },
      },
    ],
  });
export type ErrorReply = z.infer<typeof ErrorReply>;
