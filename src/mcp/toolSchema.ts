import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';

/** Without ids nothing becomes a reference: many assistants read no `$ref`. */
const withoutIds = {
  get: (schema: z.core.$ZodType) => {
    const { id: _id, examples: _examples, ...rest } = z.globalRegistry.get(schema) ?? {};
    return rest;
  },
} as unknown as typeof z.globalRegistry;

/** That anything goes needs no words. */
const withoutEmptySchemas = ({ jsonSchema: { additionalProperties: further }, jsonSchema }: Emitted) => {
  if (typeof further === 'object' && Object.keys(further).length === 0)
    delete jsonSchema.additionalProperties;
};
type Emitted = { readonly jsonSchema: z.core.JSONSchema.BaseSchema };

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, metadata: withoutIds, override: withoutEmptySchemas }) as Record<
    string,
    unknown
  >;

/** A schema of ours as a tool shows it: whole, in one piece. It is written out when it is first asked for. */
export const toolSchema = <Schema extends z.ZodType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> => {
  const written: { input?: Record<string, unknown>; output?: Record<string, unknown> } = {};
  const write = (io: 'input' | 'output') => {
    written[io] ??= jsonSchema(schema, io);
    return written[io];
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'deckwright',
      validate: (value) => schema['~standard'].validate(value),
      jsonSchema: { input: () => write('input'), output: () => write('output') },
    },
  };
};

/** Of what a tool answers: made here and by its type, and often large, it is not looked through once more. */
export const answerSchema = <Schema extends z.ZodType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>> => {
  const { jsonSchema: shown, version, vendor } = toolSchema(schema)['~standard'];
  const validate = (value: unknown) => ({ value: value as z.input<Schema> });
  return { '~standard': { version, vendor, jsonSchema: shown, validate } };
};
