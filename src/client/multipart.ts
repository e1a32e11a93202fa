import type { UploadContent } from './uploadFile.ts';

export interface MultipartFile {
  readonly name: string;
  readonly type: string;
  readonly content: UploadContent;
}

export interface MultipartBody {
  readonly contentType: string;
  readonly contentLength: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** As browsers escape the names of forms. */
const quoted = (name: string) =>
  `"${name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`;

/**
 * A form in the order given with the file last. Written here since storage needs a Content-Length, a form of
 * the platform has none when its bytes are counted as they go.
 */
export const multipart = (
  fields: readonly { readonly name: string; readonly value: string }[],
  file: MultipartFile,
  boundary: string,
  onBytes: (sent: number) => void,
): MultipartBody => {
  const head = Buffer.from(
    [
      ...fields.map(
        ({ name, value }) =>
          `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}\r\n\r\n${value}\r\n`,
      ),
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=${quoted(file.name)}\r\n`,
      `Content-Type: ${file.type}\r\n\r\n`,
    ].join(''),
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

  async function* bytes() {
    yield head;
    let sent = 0;
    for await (const chunk of file.content.stream()) {
      yield chunk;
      sent += chunk.byteLength;
      onBytes(sent);
    }
    yield tail;
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: head.byteLength + file.content.size + tail.byteLength,
    bytes: bytes(),
  };
};
