import assert from 'node:assert/strict';
import { multipart } from '../../../src/client/multipart.ts';

const written = async (form: ReturnType<typeof multipart>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of form.bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const file = { name: 'Übersicht "neu"\r\n.md', type: 'text/markdown', content: new Blob(['# Hallo', '\n']) };

describe('multipart', () => {
  it('writes the fields in their order and the file last', async () => {
    const form = multipart(
      [
        { name: 'z', value: '1' },
        { name: 'a', value: 'ü' },
      ],
      { ...file, name: 'a.md' },
      'B',
      () => undefined,
    );
    assert.equal(form.contentType, 'multipart/form-data; boundary=B');
    assert.equal(
      await written(form),
      [
        '--B\r\nContent-Disposition: form-data; name="z"\r\n\r\n1\r\n',
        '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nü\r\n',
        '--B\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n',
        'Content-Type: text/markdown\r\n\r\n# Hallo\n\r\n--B--\r\n',
      ].join(''),
    );
  });

  it('is read by the platform as it was meant, whatever the names hold', async () => {
    const form = multipart([{ name: 'k"e\ny', value: 'v' }], file, 'B', () => undefined);
    const read = await new Response(await written(form), {
      headers: { 'content-type': form.contentType },
    }).formData();
    assert.equal(read.get('k"e\ny'), 'v');
    const sent = read.get('file');
    assert(sent instanceof File);
    assert.equal(sent.name, file.name);
    assert.equal(await sent.text(), '# Hallo\n');
  });

  it('knows its length beforehand', async () => {
    const form = multipart([{ name: 'k', value: 'ü' }], file, 'B', () => undefined);
    assert.equal(Buffer.byteLength(await written(form)), form.contentLength);
  });

  it('counts the bytes of the file as they go', async () => {
    const counted: number[] = [];
    await written(multipart([], file, 'B', (sent) => counted.push(sent)));
    assert.equal(counted.at(-1), 8);
  });
});
