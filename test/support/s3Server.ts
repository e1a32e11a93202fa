import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/** The only ones that s3rver knows. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const bucket = 'decks';

/**
 * An S3 server on loopback: s3rver, and before it what S3 checks of a form and s3rver does not: its signature, its
 * policy, its length. It can be told to refuse everything for a while.
 */
export class S3Server {
  readonly bucket = bucket;
  readonly endpoint: string;
  isRefusing = false;
  readonly #front: Server;
  readonly #behind: S3rver;
  readonly #folder: string;

  private constructor(front: Server, behind: S3rver, folder: string, behindPort: number) {
    this.#front = front;
    this.#behind = behind;
    this.#folder = folder;
    this.endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    front.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      this.#pass(incoming, outgoing, behindPort).catch(() => outgoing.writeHead(500).end());
    });
  }

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'deckwright-s3-'));
    const behind = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    const { port } = await behind.run();
    const front = createServer();
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    return new S3Server(front, behind, folder, port);
  }

  async stop(): Promise<void> {
    this.#front.closeAllConnections();
    await new Promise((resolve) => this.#front.close(resolve));
    await this.#behind.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> {
    if (this.isRefusing) return void outgoing.writeHead(503).end();
    const { method, url, headers } = incoming;
    const body = await buffer(incoming);
    const isForm = /^multipart\/form-data/.test(headers['content-type'] ?? '');
    if (method === 'POST' && isForm && !(await isAllowed(body, headers['content-type']!)))
      return void outgoing.writeHead(403).end();
    const asked = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    asked.end(body);
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As the documentation of S3 has it: browser-based uploads, signature version 4. */
async function isAllowed(body: Buffer, contentType: string): Promise<boolean> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const file = form.get('file');
  const fields = new Map(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const policy = fields.get('Policy') ?? '';
  const [, date = '', region = '', service = ''] = (fields.get('X-Amz-Credential') ?? '').split('/');
  const secret = `AWS4${s3Credentials.AWS_SECRET_ACCESS_KEY}`;
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, secret);
  if (hmac(key, policy).toString('hex') !== fields.get('X-Amz-Signature')) return false;
  const { conditions, expiration } = JSON.parse(Buffer.from(policy, 'base64').toString());
  if (Date.parse(expiration) < Date.now() || !(file instanceof Blob)) return false;
  const covered = new Set(['Policy', 'X-Amz-Signature']);
  for (const condition of conditions as (readonly [string, number, number] | Record<string, string>)[]) {
    if (Array.isArray(condition)) {
      const [kind, least, most] = condition as [string, number, number];
      if (kind !== 'content-length-range' || file.size < least || file.size > most) return false;
    } else {
      for (const [name, value] of Object.entries(condition)) {
        if (fields.get(name) !== value) return false;
        covered.add(name);
      }
    }
  }
  return [...fields.keys()].every((name) => covered.has(name));
}
