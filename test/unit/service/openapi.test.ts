import assert from 'node:assert/strict';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { beyondEndpoints, beyondRoot } from '../../../src/api/beyond/endpoints.ts';
import { type Endpoint, endpoints } from '../../../src/api/endpoints.ts';
import { errorStatus } from '../../../src/api/errors.ts';
import { type AppParts, apiRoot, createApp } from '../../../src/service/http/app.ts';
import { beyondApi } from '../../../src/service/http/beyondApi.ts';
import { beyondDocument, openApiDocument } from '../../../src/service/openapi.ts';
import { assistantRoutes } from '../../../src/service/routes/assistants.ts';
import { healthRoutes } from '../../../src/service/routes/health.ts';
import { openapiRoute } from '../../../src/service/routes/openapi.ts';
import { storageRoutes } from '../../../src/service/routes/storage.ts';
import { viewingRoutes } from '../../../src/service/routes/viewing.ts';

const documents = [
  {
    title: 'The OpenAPI document',
    make: openApiDocument,
    table: endpoints as Record<string, Endpoint>,
    isItsRoute: (path: string) => !path.startsWith(beyondRoot),
    example: `POST ${apiRoot}/presentations/generate`,
  },
  {
    title: 'The OpenAPI document of what is beyond the API',
    make: beyondDocument,
    table: beyondEndpoints as Record<string, Endpoint>,
    isItsRoute: (path: string) => path.startsWith(beyondRoot),
    example: `DELETE ${beyondRoot}/presentations/{id}`,
  },
];

const visitors = { limited: () => async () => {} };

/** The app as it runs; nothing behind its routes is called. */
const runningApp = () =>
  createApp({
    handlers: {},
    hostNames: [],
    openApiRoutes: openapiRoute(visitors),
    beyondRoutes: beyondApi({ handlers: {}, visitors } as never),
    assistantRoutes: assistantRoutes({} as never),
    healthRoutes: healthRoutes({ isClosing: () => false, check: async () => undefined, visitors }),
    storageRoutes: storageRoutes({ receiver: {}, visitors } as never),
    viewingRoutes: viewingRoutes({ visitors } as never),
    log: () => {},
    now: () => 0,
  } as unknown as AppParts);

function* routesOfApp(isWanted: (path: string) => boolean): Generator<string> {
  for (const { method, path } of runningApp().routes) {
    if (method === 'ALL' || !isWanted(path)) continue;
    const pattern = path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    // With a slash at its end a path leads to the same place.
    yield `${method} ${pattern.replace(/(?<=.)\/$/, '')}`;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by name
function* routesOfDocument({ paths, servers }: any): Generator<string> {
  for (const [path, item] of Object.entries<Record<string, unknown>>(paths)) {
    const [{ url }] = (item.servers ?? servers) as [{ url: string }];
    for (const method of ['get', 'post', 'patch', 'put', 'delete']) {
      if (method in item)
        yield `${method.toUpperCase()} ${`${url.replace(/\/$/, '')}${path}`.replace(/(?<=.)\/$/, '')}`;
    }
  }
}

for (const { title, make, table, isItsRoute, example } of documents) {
  describe(title, () =>
    describeDocument(() => JSON.parse(JSON.stringify(make())), table, isItsRoute, example),
  );
}

function describeDocument(
  // biome-ignore lint/suspicious/noExplicitAny: a document is walked by name
  described: () => any,
  table: Record<string, Endpoint>,
  isItsRoute: (path: string) => boolean,
  example: string,
): void {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(described());
    assert.ok(valid, JSON.stringify(errors, undefined, 1));
    assert.equal(validator.version, '3.1');
  });

  it('has every route of the running app, and no other', () => {
    const routes = [...new Set(routesOfDocument(described()))];
    assert.deepEqual(routes.toSorted(), [...new Set(routesOfApp(isItsRoute))].toSorted());
    assert.ok(routes.includes(example));
  });

  it('refers only to what it has, and has nothing that nothing refers to', () => {
    const document = described();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const referred = new Set(references.map(([, kind, name]) => `${kind}/${name}`));
    const { schemas, headers } = document.components;
    const had = new Set([
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(headers).map((name) => `headers/${name}`),
    ]);
    assert.deepEqual([...referred].toSorted(), [...had].toSorted());
    assert.doesNotMatch(JSON.stringify(document), /__shared|\$id/);
  });

  it('says of every call what it takes, answers and refuses', () => {
    const { paths, security } = described();
    assert.deepEqual(security, [{ bearer: [] }, { apiKey: [] }]);
    for (const [name, endpoint] of Object.entries(table)) {
      const operation = paths[endpoint.path][endpoint.method.toLowerCase()];
      assert.equal(operation.operationId, name);
      assert.equal('requestBody' in operation, endpoint.body !== undefined, name);
      for (const code of endpoint.errors) {
        const { examples } = operation.responses[errorStatus[code]].content['application/json'];
        assert.equal(examples[code].value.error.code, code);
      }
      assert.ok('Retry-After' in operation.responses[429].headers, name);
    }
  });

  it('gives an example of every request and reply', () => {
    const { schemas } = described().components;
    for (const { body, reply, text, path, method } of Object.values(table)) {
      if (text) {
        const { requestBody, responses } = described().paths[path][method.toLowerCase()];
        for (const { content } of [responses[200], ...(body ? [requestBody] : [])])
          assert.ok(content[text.type].example, path);
        continue;
      }
      for (const schema of [body, reply]) {
        const meta = schema && z.globalRegistry.get(schema);
        if (meta?.id) assert.ok(schemas[meta.id].examples?.length > 0, meta.id);
      }
    }
  });
}

describe('The OpenAPI document of the API', () => {
  it('closes no reply to fields of later versions but where the contract does', () => {
    const { schemas } = JSON.parse(JSON.stringify(openApiDocument())).components;
    assert.equal(schemas.Presentation.additionalProperties, undefined);
    assert.equal(schemas.RenamePresentation.additionalProperties, false);
  });
});
