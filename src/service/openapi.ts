import * as z from 'zod';
import { commonErrors, type Endpoint, endpoints } from '../api/endpoints.ts';
import { type ErrorCode, ErrorReply, errorStatus } from '../api/errors.ts';
import { limits } from '../api/limits.ts';
import { openRoutes } from './openapiOpenRoutes.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the endpoint table, its schemas as they validate. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deckwright',
      version: limits.apiVersion,
      summary: 'Presentations from prompts, Markdown and documents.',
      description:
        'Start a generation, poll its status, answer its questions, view the presentation. ' +
        'Every call under /api/v1 but this description needs an API key, which belongs to one workspace.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: { ...apiPaths(), ...openRoutes },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer KEY' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      headers: rateHeaders,
      schemas: components(),
    },
  };
}

const rateHeaders = {
  'RateLimit-Limit': header(
    'How many requests a key may make in a window. Absent where there is no limit.',
    20,
  ),
  'RateLimit-Remaining': header('How many of them are left.', 19),
  'RateLimit-Reset': header('In how many seconds the window ends.', 60),
  'RateLimit-Policy': {
    description: 'Limit and window in seconds.',
    schema: { type: 'string' },
    example: '20;w=60',
  },
  'Retry-After': header('After how many seconds to try again.', 12),
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' }, example: 'Bearer' },
};

function header(description: string, example: number): Json {
  return { description, schema: { type: 'integer', minimum: 0 }, example };
}

type HeaderName = keyof typeof rateHeaders;

const headersNamed = (...names: HeaderName[]) => ({
  headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
});

const limitHeaders = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
] as const;

function apiPaths(): Json {
  const byPath = Map.groupBy(Object.entries<Endpoint>(endpoints), ([, { path }]) => path);
  return Object.fromEntries(
    [...byPath].map(([path, those]) => [
      path,
      {
        ...(path.includes('{id}') && { parameters: [idParameter] }),
        ...Object.fromEntries(
          those.map(([name, endpoint]) => [endpoint.method.toLowerCase(), operation(name, endpoint)]),
        ),
      },
    ]),
  );
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.body && { requestBody: { required: true, content: jsonOf(endpoint.body) } }),
    responses: {
      [endpoint.success]: {
        description: endpoint.summary,
        ...headersNamed(...limitHeaders),
        content: jsonOf(endpoint.reply),
      },
      ...errorResponses([...commonErrors, ...endpoint.errors]),
    },
  };
}

const jsonOf = (schema: z.ZodType) => ({ 'application/json': { schema: { $ref: reference(idOf(schema)) } } });

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.join(', '),
        ...(status === 401 && headersNamed('WWW-Authenticate')),
        ...(status === 429 && headersNamed(...limitHeaders, 'Retry-After')),
        content: {
          'application/json': {
            schema: { $ref: reference(idOf(ErrorReply)) },
            examples: Object.fromEntries(those.map((code) => [code, { value: errorExample(code) }])),
          },
        },
      },
    ]),
  );
}

const sentences: Record<ErrorCode, string> = {
  BAD_REQUEST: 'prompt is required',
  FILE_UPLOAD_ERROR: 'declared_file_size is over 50 MB (52428800 bytes).',
  UNAUTHORIZED: 'The Authorization header must be "Bearer KEY".',
  API_KEY_INVALID: 'This API key is not known here.',
  API_KEY_EXPIRED: 'This API key has expired.',
  API_KEY_REVOKED: 'This API key was revoked.',
  PRICING_REMIX_OVER_LIMIT: 'This generation is larger than the workspace may make.',
  PRICING_DOCUMENT_LIMIT_REACHED: 'This workspace has started its 100 generations of this month.',
  INSUFFICIENT_PRIVILEGES: 'This presentation belongs to another workspace.',
  DOCUMENT_NOT_FOUND: 'There is no presentation "pres_0".',
  TEMPLATE_NOT_FOUND: 'There is no template "none".',
  NOT_FOUND: 'There is no generation "gen_0".',
  NOT_AWAITING_INPUT: 'This generation is not waiting for an answer.',
  API_KEY_RATE_LIMITED: 'This API key has made too many requests: try again in 12 s.',
  INTERNAL_ERROR: "Something went wrong on the service's side.",
  UNKNOWN_INTERNAL_ERROR: "Something went wrong on the service's side.",
};

const errorExample = (code: ErrorCode): ErrorReply => ({
  error: {
    code,
    message: sentences[code],
    status: errorStatus[code],
    ...(code === 'BAD_REQUEST' && { details: [{ path: 'prompt', message: 'is required' }] }),
  },
});

const schemasRoot = '#/components/schemas/';
const reference = (id: string) => `${schemasRoot}${id}`;

function idOf(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('A schema of the endpoint table has no id.');
  return id;
}

function components(): Json {
  const all = Object.values<Endpoint>(endpoints);
  return {
    ...schemasOf(
      all.flatMap(({ body }) => body ?? []),
      'input',
    ),
    ...schemasOf([...all.map(({ reply }) => reply), ErrorReply], 'output'),
  };
}

/** The named schemas and those they are made of, each a component of its own. */
function schemasOf(schemas: readonly z.ZodType[], io: 'input' | 'output'): Json {
  const registry = z.registry<{ id: string }>();
  for (const schema of new Set(schemas)) registry.add(schema, { id: idOf(schema) });
  const { schemas: made } = z.toJSONSchema(registry, { io, uri: reference, override: openToMoreFields });
  const { __shared: shared, ...named } = made as Record<string, Json>;
  const parts = { ...named, ...(shared?.$defs as Record<string, Json>) };
  return Object.fromEntries(
    Object.entries(parts).map(([id, { $schema, $id, id: _id, ...schema }]) => [
      id,
      withFlatReferences(schema),
    ]),
  );
}

/** Later versions may answer with more; only what is strict in the contract is closed here. */
function openToMoreFields({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Json;
}): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

const withFlatReferences = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll(`${schemasRoot}__shared#/$defs/`, schemasRoot));
