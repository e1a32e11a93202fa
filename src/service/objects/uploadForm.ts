import * as z from 'zod';
import { Failure } from '../http/failure.ts';
import type { Signer } from './signer.ts';

export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** What one form may put where: signed as a whole, so that nothing in it can be changed. */
export const UploadPolicy = z.strictObject({
  key: z.string(),
  content_type: z.string(),
  file_name: z.string(),
  largest: z.int(),
  expires: z.iso.datetime(),
  /** The id of the key that asked for it. */
  asked_by: z.string().optional(),
});
export type UploadPolicy = z.infer<typeof UploadPolicy>;

const fieldsOf = (policy: UploadPolicy, encoded: string, signature: string): FormField[] => [
  { name: 'key', value: policy.key },
  { name: 'Content-Type', value: policy.content_type },
  { name: 'policy', value: encoded },
  { name: 'signature', value: signature },
];

export const fieldNames = ['key', 'Content-Type', 'policy', 'signature'] as const;

export function signForm(policy: UploadPolicy, signer: Signer): FormField[] {
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return fieldsOf(policy, encoded, signer.sign('upload', encoded));
}

const refuse = (message: string) => new Failure('FILE_UPLOAD_ERROR', message);

/** The policy of a form that came as it was given out: every field, unchanged, in order, in time. */
export function checkForm(fields: readonly FormField[], signer: Signer, now: number): UploadPolicy | Failure {
  const names = fields.map(({ name }) => name);
  const missing = fieldNames.find((name) => !names.includes(name));
  if (missing) return refuse(`The form's field ${missing} is missing, or comes after the file.`);
  if (names.join() !== fieldNames.join()) {
    return refuse(`The form must have the fields ${fieldNames.join(', ')} once each, in this order.`);
  }
  const value = (name: (typeof fieldNames)[number]) => fields[fieldNames.indexOf(name)]?.value ?? '';
  const encoded = value('policy');
  if (!signer.isGenuine('upload', encoded, value('signature'))) {
    return refuse('The form was changed: its signature does not fit its policy.');
  }
  const policy = UploadPolicy.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  const changed = fieldsOf(policy, encoded, value('signature')).find(
    (field) => field.value !== value(field.name as (typeof fieldNames)[number]),
  );
  if (changed) return refuse(`The form's field ${changed.name} was changed.`);
  if (Date.parse(policy.expires) <= now) {
    return refuse('The upload target has expired: ask for a new one.');
  }
  return policy;
}
