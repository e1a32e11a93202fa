import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import * as z from 'zod';
import { marks } from '../../src/deck/richText.ts';
import { Slide } from '../../src/layouts/slide.ts';

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Letters, and the signs that mean something in Markdown, YAML or HTML. */
const sign = oneof(
  { weight: 3, arbitrary: constantFrom(...'abc xyz ÄΩ字あ한ب1290') },
  { weight: 2, arbitrary: constantFrom(...'*_`[]()<>!\\&#;~$|:-+.=/"\'{}@%^,?—') },
);
const word = oneof(
  string({ unit: sign, minLength: 1, maxLength: 12 }),
  string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
).filter((text) => text.trim() !== '');
const line = word.map((text) => text.trim());
const lines = array(
  oneof(line, constantFrom('', '---', '```', '~~~', '<!-- notes -->', '# x', '- y', '\\---')),
  { maxLength: 5 },
).map((all) => all.join('\n'));

const richText = array(
  record(
    {
      text: oneof(
        word,
        word.map((text) => ` ${text} `),
        word.map((text) => `${text}\n${text}`),
      ),
      marks: uniqueArray(constantFrom(...marks), { maxLength: 2 }),
      href: constantFrom('https://a.example/x?y=(1)&b=<2>', 'mailto:a@b.example'),
    },
    { requiredKeys: ['text'] },
  ),
  { minLength: 1, maxLength: 3 },
);

/** What a field holds says more than that it is a string. */
const byName: Readonly<Record<string, Arbitrary<unknown>>> = {
  notes: lines,
  asset: constantFrom('plant', 'remote', 'lost'),
  source: lines.map((text) => text.trim()).filter((text) => text !== ''),
  diagram: lines.map((text) => text.trim()).filter((text) => text !== ''),
  tex: word.map((text) => text.replace(/[$\\]/g, 'x').trim()).filter((text) => text !== ''),
  number: integer({ min: 2, max: 99_999 }),
  values: array(
    oneof(
      constant(null),
      integer({ min: -99_999, max: 9_999_999 }),
      double({ noNaN: true, noDefaultInfinity: true }).map((figure) => (figure === 0 ? 0 : figure)),
    ),
    { minLength: 2, maxLength: 2 },
  ),
  categories: array(line, { minLength: 2, maxLength: 2 }),
  head: array(richText, { minLength: 3, maxLength: 3 }),
  rows: array(array(richText, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  align: array(constantFrom('start', 'center', 'end'), { minLength: 3, maxLength: 3 }),
};

const isRichText = ({ items }: Schema): boolean => items?.properties?.marks !== undefined;

const arbitraryOf = (schema: Schema, name = ''): Arbitrary<unknown> => {
  const named = byName[name];
  if (named) return named;
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.enum) return constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return oneof(...options.map((option) => arbitraryOf(option)));
  if (isRichText(schema)) return richText;
  switch (schema.type) {
    case 'string':
      return line;
    case 'boolean':
      return boolean();
    case 'integer':
      return integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(9999, schema.maximum ?? 9999) });
    case 'number':
      return double({ noNaN: true, noDefaultInfinity: true }).map((figure) => (figure === 0 ? 0 : figure));
    case 'array':
      return array(arbitraryOf(schema.items!), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 4,
      });
    case 'object':
      return record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, arbitraryOf(inner, key)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      throw new Error(`No examples for ${JSON.stringify(schema)}.`);
  }
};

/** Every slide that the schemas allow, with texts that say something. */
export const anySlide = arbitraryOf(z.toJSONSchema(Slide) as Schema) as Arbitrary<Slide>;
