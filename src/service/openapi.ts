import * as z from 'zod';
import { beyondVersion, Capabilities } from '../api/beyond/capabilities.ts';
import { beyondEndpoints, beyondRoot } from '../api/beyond/endpoints.ts';
import { commonErrors, type Endpoint, endpoints } from '../api/endpoints.ts';
import { type ErrorCode, ErrorReply, errorStatus } from '../api/errors.ts';
import { limits } from '../api/limits.ts';
import { beyondOpenRoutes, openRoutes } from './openapiOpenRoutes.ts';

type Json = Record<string, unknown>;

type Table = Readonly<Record<string, Endpoint>>;

/** OpenAPI 3.1 of the endpoint table, its schemas as they validate. */
export const openApiDocument = (): Json =>
  documentOf(endpoints, {
    title: 'Deckwright',
    version: limits.apiVersion,
    summary: 'Presentations from prompts, Markdown and documents.',
    description:
      'Start a generation, poll its status, answer its questions, view the presentation. ' +
      'Every call under /api/v1 but this description needs an API key, which belongs to one workspace.',
    root: '/api/v1',
    openRoutes,
  });

/** What Deckwright adds, in a description of its own. */
export const beyondDocument = (): Json =>
  documentOf(beyondEndpoints, {
    title: 'Deckwright, beyond the API',
    version: beyondVersion,
    summary:
      'Lists, edits, exports, deletes, restores presentations, revokes their links, cancels generations.',
    description:
      'Calls that other services of the API do not have: ask for the capabilities first. ' +
      'Keys, workspaces, errors and limits are those of the API.',
    root: beyondRoot,
    openRoutes: beyondOpenRoutes,
    schemas: [Capabilities],
  });

interface About {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly root: string;
  readonly openRoutes: Json;
  /** Those that only open routes name. */
  readonly schemas?: readonly z.ZodType[];
}

function documentOf(table: Table, { root, openRoutes, schemas = [], ...info }: About): Json {
  return {
    openapi: '3.1.0',
    info: { ...info, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: root }],
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: { ...apiPaths(table), ...openRoutes },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer KEY' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      headers: { ...rateHeaders, ...(Object.values(table).some(({ text }) => text) && versionHeader) },
      schemas: components(table, schemas),
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

const versionHeader = {
  ETag: { description: 'The version.', schema: { type: 'string' }, example: '"Q2h4Yk1uT3B3"' },
};

function header(description: string, example: number): Json {
  return { description, schema: { type: 'integer', minimum: 0 }, example };
}

type HeaderName = keyof typeof rateHeaders | keyof typeof versionHeader;

const headersNamed = (...names: HeaderName[]) => ({
  headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
});

const limitHeaders = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
] as const;

function apiPaths(table: Table): Json {
  const byPath = Map.groupBy(Object.entries(table), ([, { path }]) => path);
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
  const parameters = [
    ...(endpoint.query ? queryParameters(endpoint.query) : []),
    ...(endpoint.text ? [endpoint.body ? ifMatch : ifNoneMatch] : []),
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Needs a key whose scope is ${endpoint.scope}${endpoint.scope === 'admin' ? '' : ' or more'}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: { required: true, content: contentOf(endpoint, endpoint.body) } }),
    responses: {
      [endpoint.success]: {
        description: endpoint.summary,
        ...headersNamed(...limitHeaders, ...(endpoint.text ? (['ETag'] as const) : [])),
        content: contentOf(endpoint, endpoint.reply),
      },
      ...(endpoint.text && !endpoint.body && { 304: { description: 'The caller has this version.' } }),
      ...errorResponses([...commonErrors, ...endpoint.errors]),
    },
  };
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The ETag of what is to be replaced.',
  schema: { type: 'string' },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of what the caller has.',
  schema: { type: 'string' },
};

function queryParameters(query: z.ZodType): Json[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

const filesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: {} }]));

const jsonOf = (schema: z.ZodType) => ({ 'application/json': { schema: { $ref: reference(idOf(schema)) } } });

const deckExample = '# Q3 review\n\n---\n\n## Sales\n\n- up 12 %\n';

const contentOf = ({ text, files }: Endpoint, schema: z.ZodType) => {
  if (files) return filesOf(files);
  return text ? { [text.type]: { schema: { type: 'string' }, example: deckExample } } : jsonOf(schema);
};

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
  UNSUPPORTED_MEDIA_TYPE: 'The body must be in UTF-8, the only charset of its Content-Type.',
  DECK_TOO_LARGE: 'The file is too large for this service to make.',
  DECK_CHANGED:
    'This presentation was changed at 2026-11-21T09:30:00.000Z with this key: get it again before you replace it.',
  API_KEY_RATE_LIMITED: 'This API key has made too many requests: try again in 12 s.',
  INTERNAL_ERROR: "Something went wrong on the service's side.",
  UNKNOWN_INTERNAL_ERROR: "Something went wrong on the service's side.",
  NOT_SUPPORTED: 'This service has no browser to draw a PDF with.',
  SERVICE_UNAVAILABLE: 'The database of the presentation service is busy. Try again in a moment.',
  STORAGE_FULL:
    'The disk of the presentation service is full. Nothing can be saved until there is room on it.',
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

function components(table: Table, more: readonly z.ZodType[]): Json {
  const all = Object.values(table).filter(({ text }) => text === undefined);
  return {
    ...schemasOf(
      all.flatMap(({ body }) => body ?? []),
      'input',
    ),
    ...schemasOf([...all.flatMap(({ reply, files }) => (files ? [] : reply)), ErrorReply, ...more], 'output'),
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
