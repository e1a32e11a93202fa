import assert from 'node:assert/strict';
import { limits } from '../../../../src/api/limits.ts';
import { Failure } from '../../../../src/service/http/failure.ts';
import { unread } from '../../../../src/service/http/heldBodies.ts';
import { jsonBody, versionedBody } from '../../../../src/service/http/jsonBody.ts';
import { ownTurn } from '../../../../src/service/http/loopTurns.ts';

const sent = (body: BodyInit | undefined, contentType?: string) => unread(request(body, contentType));

const request = (body: BodyInit | undefined, contentType?: string) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    ...(body !== undefined && { body, duplex: 'half' }),
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  } as RequestInit);

const sentence = async (body: BodyInit | undefined, contentType = 'application/json') => {
  const read = await jsonBody(sent(body, contentType));
  assert.ok(read instanceof Failure, JSON.stringify(read));
  assert.equal(read.code, 'BAD_REQUEST');
  return read.message;
};

describe('jsonBody', () => {
  it('reads JSON of any application/json type', async () => {
    for (const type of [
      'application/json',
      'Application/JSON; charset=utf-8',
      'application/merge-patch+json',
    ]) {
      assert.deepEqual(await jsonBody(sent('\ufeff{"a":"ü"}', type)), { value: { a: 'ü' } }, type);
    }
  });

  it('says what is wrong with another body', async () => {
    assert.match(await sentence('{}', 'text/plain'), /Content-Type/);
    assert.match(await sentence('{}', 'application/jsonp'), /Content-Type/);
    assert.match(await sentence(' '), /empty/);
    assert.match(await sentence(undefined), /empty/);
    assert.match(await sentence('{"a":'), /not valid JSON/);
    assert.match(await sentence(new Uint8Array([0x22, 0xff, 0x22])), /not valid UTF-8/);
    assert.match(await sentence(Buffer.from('{"a":1}', 'utf16le')), /character with the code 0/);
  });

  it('makes something of a long body in a turn of its own, after others who had less', async () => {
    const pieces = ['"', ...Array.from({ length: 4 }, () => 'a'.repeat(70_000)), '"'];
    const happened: string[] = [];
    const read = jsonBody(sent(new Blob(pieces), 'application/json'), undefined, 'a');
    const others = (async () => {
      for (let turn = 0; turn < 4; turn += 1) await ownTurn('b').then(() => happened.push('b'));
    })();
    await read.then(() => happened.push('a'));
    await others;
    assert.equal(happened[0], 'b');
    assert.equal(happened.filter((who) => who === 'a').length, 1);
  });

  it('refuses a body that says it is in another charset than UTF-8', async () => {
    for (const charset of ['utf-16', '"UTF-16LE"', 'iso-8859-1', 'utf-7']) {
      const read = await jsonBody(sent('{}', `application/json; charset=${charset}`));
      assert.ok(read instanceof Failure, charset);
      assert.deepEqual([read.status, read.code], [415, 'UNSUPPORTED_MEDIA_TYPE'], charset);
      assert.match(read.message, /^The body must be in UTF-8/);
    }
  });

  it('takes no packed body', async () => {
    const packed = request('{}', 'application/json');
    packed.headers.set('content-encoding', 'gzip');
    const read = await jsonBody(unread(packed));
    assert.ok(read instanceof Failure && /without a Content-Encoding/.test(read.message));
  });

  it('takes 2 MB and not a byte more, whether or not the length is announced', async () => {
    const largest = `"${'x'.repeat(limits.jsonBodyBytes - 2)}"`;
    assert.ok(!((await jsonBody(sent(largest, 'application/json'))) instanceof Failure));
    assert.match(await sentence(` ${largest}`), /larger than 2 MB/);
    const announced = request('{}', 'application/json');
    announced.headers.set('content-length', String(limits.jsonBodyBytes + 1));
    assert.ok((await jsonBody(unread(announced))) instanceof Failure);
  });

  it('unfolds no more values than any request has, and none so deep', async () => {
    const { values, depth } = limits.json;
    for (const body of [`[${'{},'.repeat(values)}{}]`, '['.repeat(depth + 1) + ']'.repeat(depth + 1)])
      assert.match(await sentence(body), /more than 20,000 values, or more than 64 within each other/);
  });

  it('stops reading an endless body', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    assert.match(await sentence(endless), /larger/);
    assert.ok(pulled < 50);
  });

  it('says so where the body breaks off', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    assert.match(await sentence(broken), /before it was complete/);
  });
});

describe('versionedBody', () => {
  const type = 'text/markdown';
  async function read(body: BodyInit, contentType: string) {
    const asked = request(body, contentType);
    asked.headers.set('if-match', '"v"');
    return versionedBody(unread(asked), type);
  }

  it('reads a text in UTF-8, with or without saying so', async () => {
    for (const contentType of [type, `${type}; charset=utf-8`, 'Text/Markdown;charset="UTF-8"'])
      assert.deepEqual(await read('# Flüt', contentType), { value: { text: '# Flüt', version: 'v' } });
  });

  it('refuses a text that says it is in another', async () => {
    const refused = await read('# Tide', `${type}; charset=utf-16`);
    assert.ok(refused instanceof Failure && /in UTF-8/.test(refused.message));
    assert.equal(refused.status, 415);
  });

  it('refuses a text in UTF-16 that does not say so', async () => {
    const refused = await read(Buffer.from('# Tide', 'utf16le'), type);
    assert.ok(refused instanceof Failure && /character with the code 0/.test(refused.message));
  });
});
