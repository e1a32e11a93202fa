import { exportedFiles } from '../api/exportedFiles.ts';

/** Beside the API: what needs no key, and the assistants' tools, which need one. */
const open = { security: [] };
const root = { servers: [{ url: '/' }] };

const json = (schema: object) => ({ 'application/json': { schema } });
const refused = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/ErrorReply' }),
});
const text = { type: 'string' } as const;
const retryAfter = { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } };
const tooMany = { ...refused('Too many requests have come from this address.'), ...retryAfter };
/** For people in a browser. */
const tooManyViews = {
  description: 'Too many requests have come from this address, or for this presentation.',
  ...retryAfter,
  content: { 'text/plain': { schema: text } },
};
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text });
const inQuery = (name: string) => ({ name, in: 'query', required: true, schema: text });
const absent = (description: string) => ({ description, content: { 'text/plain': { schema: text } } });
const state = (value: string, why: object = {}) => ({
  description: `The process is ${value}.`,
  content: json({ type: 'object', properties: { status: { const: value }, ...why }, required: ['status'] }),
});

export const openRoutes = {
  '/openapi.json': {
    get: {
      ...open,
      operationId: 'describe',
      summary: 'This description',
      responses: {
        200: { description: 'OpenAPI 3.1', content: json({ type: 'object' }) },
        429: tooMany,
      },
    },
  },
  '/mcp': {
    ...root,
    post: {
      operationId: 'assist',
      summary: "The assistants' tools: a message of MCP, by Streamable HTTP without sessions",
      requestBody: { required: true, content: json({ type: 'object' }) },
      responses: {
        200: {
          description: 'The answer, after progress where the message asks for it.',
          content: { ...json({ type: 'object' }), 'text/event-stream': { schema: text } },
        },
        202: { description: 'The message needs no answer.' },
        401: refused('There is no key, or it is not good.'),
        403: refused('The call comes from a page of another site.'),
        400: refused('The body is no message, or a list of messages.'),
        429: refused('The key has no calls left for now.'),
      },
    },
  },
  '/storage': {
    ...root,
    post: {
      ...open,
      operationId: 'upload',
      summary: 'Upload a file by the form of an upload target',
      description:
        'Every field of the target in its order, then the file. The form alone authorizes: an Authorization header is refused.',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                key: text,
                'Content-Type': text,
                policy: text,
                signature: text,
                file: { type: 'string', contentMediaType: 'application/octet-stream' },
              },
              required: ['key', 'Content-Type', 'policy', 'signature', 'file'],
            },
          },
        },
      },
      responses: {
        204: { description: 'The file is stored.' },
        400: refused('Nothing of it is kept.'),
        429: tooMany,
      },
    },
  },
  '/files/{workspace}/{id}/{name}': {
    ...root,
    parameters: [inPath('workspace'), inPath('id'), inPath('name'), inQuery('expires'), inQuery('signature')],
    get: {
      ...open,
      operationId: 'download',
      summary: 'An uploaded file, by the download_url of its target',
      responses: {
        200: {
          description: 'The file as it was uploaded.',
          content: { 'application/octet-stream': { schema: {} } },
        },
        403: refused('The link is forged or has expired.'),
        404: refused('The file was never uploaded, or is gone.'),
        429: tooMany,
      },
    },
  },
  '/p/{token}': {
    ...root,
    parameters: [inPath('token')],
    get: {
      ...open,
      operationId: 'view',
      summary: "A presentation's page: its url",
      responses: {
        200: { description: 'The page.', content: { 'text/html': { schema: text } } },
        404: absent('There is no presentation at this address.'),
        429: tooManyViews,
      },
    },
  },
  ...Object.fromEntries(
    Object.entries(exportedFiles).map(([format, { name, type }]) => [
      `/p/{token}/${name}`,
      {
        ...root,
        parameters: [inPath('token')],
        get: {
          ...open,
          operationId: `export-${format}`,
          summary: `A presentation as a file: ${name}`,
          responses: {
            200: { description: 'The file.', content: { [type]: { schema: text } } },
            404: absent('There is no presentation at this address.'),
            429: tooManyViews,
          },
        },
      },
    ]),
  ),
  '/p/{token}/rooms/{room}': {
    ...root,
    parameters: [inPath('token'), inPath('room')],
    get: {
      ...open,
      operationId: 'watchRoom',
      summary:
        'Where the pages of a presentation that are in step are: answered when one moved, or after a while',
      parameters: [{ ...inQuery('after'), required: false }],
      responses: {
        200: { description: 'The step.', content: { 'application/json': { schema: {} } } },
        400: absent('"after" is the version that the page knows.'),
        404: absent('There is nothing at this address.'),
        429: tooManyViews,
      },
    },
    put: {
      ...open,
      operationId: 'moveInRoom',
      summary: 'Says that one of them went to a slide',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { index: { type: 'integer', minimum: 0 }, isBlack: { type: 'boolean' }, by: text },
              required: ['index', 'by'],
            },
          },
        },
      },
      responses: {
        200: { description: 'The step.', content: { 'application/json': { schema: {} } } },
        400: absent('A step has the slide it goes to.'),
        404: absent('There is nothing at this address.'),
        429: tooManyViews,
      },
    },
  },
  '/p/{token}/pictures/{id}': {
    ...root,
    parameters: [inPath('token'), inPath('id')],
    get: {
      ...open,
      operationId: 'viewPicture',
      summary: 'A picture of a presentation',
      responses: {
        200: { description: 'The picture.', content: { 'image/*': { schema: {} } } },
        404: absent('There is no such picture.'),
        429: tooManyViews,
      },
    },
  },
  '/p/assets/{version}/{name}': {
    ...root,
    parameters: [inPath('version'), inPath('name')],
    get: {
      ...open,
      operationId: 'viewAsset',
      summary: 'A script, style or font of the page',
      responses: {
        200: { description: 'The file.', content: { 'application/octet-stream': { schema: {} } } },
        404: absent('There is no such file.'),
        429: tooManyViews,
      },
    },
  },
  '/healthz': {
    ...root,
    get: {
      ...open,
      operationId: 'health',
      summary: 'Whether the process lives',
      responses: { 200: state('ok'), 429: tooMany },
    },
  },
  '/readyz': {
    ...root,
    get: {
      ...open,
      operationId: 'readiness',
      summary: 'Whether it can serve',
      responses: {
        200: state('ready'),
        429: tooMany,
        503: state('not ready', { reason: text, message: text }),
      },
    },
  },
} as const;

export const beyondOpenRoutes = {
  '/': {
    get: {
      ...open,
      operationId: 'capabilities',
      summary: 'What this service can do beside the API',
      responses: {
        200: { description: 'By name.', content: json({ $ref: '#/components/schemas/Capabilities' }) },
        429: tooMany,
      },
    },
  },
  '/openapi.json': openRoutes['/openapi.json'],
} as const;
