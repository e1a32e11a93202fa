import { CreateUploadTarget, UploadTarget } from '../../api/upload.ts';
import { uploadTypes } from '../../api/uploadTypes.ts';
import { succeeded } from '../../client/failure.ts';
import { tool } from '../tool.ts';

export const createUploadTarget = tool({
  name: 'create_upload_target',
  title: 'Create an upload target',
  description: `Where to upload one file that a presentation is to be made of, or a picture that it shows: ${Object.keys(uploadTypes).join(', ')}, at most 50 MB.`,
  input: CreateUploadTarget.extend({
    content_type: CreateUploadTarget.shape.content_type.meta({
      description: `The MIME type that belongs to the extension: ${[...new Set(Object.values(uploadTypes))].join(', ')}.`,
    }),
  }),
  output: UploadTarget,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async (input, { connection }, { mcpReq }) => {
    const created = await connection.calls.createUploadTarget(input, mcpReq.signal);
    if (!created.ok) return created;
    return succeeded({
      output: created.value,
      next: `Send the file as a multipart/form-data POST to url: every entry of fields in this order, then the file itself as the last field, named "file". Send no Authorization header. With curl: one --form-string 'name=value' for each of the fields, then -F 'file=@PATH;type=${input.content_type}'. HTTP 204 means that it is there. Then pass { "id": any, "url": the download_url, "file_name": ${JSON.stringify(input.file_name)}, "type": "${input.content_type}" } in attachments within 7 days.`,
    });
  },
});
