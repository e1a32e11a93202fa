import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { ObjectFolder } from '../../../../src/service/objects/objectFolder.ts';
import { troubleOf } from '../../../../src/service/store/storeTrouble.ts';
import { BucketObjects } from '../../../../src/service/team/bucket.ts';
import { clientConfig } from '../../../../src/service/team/clientConfig.ts';

describe('A storage that takes what it is asked and stands still', () => {
  it('is away, after a while', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = new S3Client({
      ...clientConfig({ region: 'us-east-1' }, endpoint, 100),
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    const objects = new BucketObjects(client, 'decks', new ObjectFolder('/nowhere'));
    for (const asked of [
      () => objects.check(),
      () => objects.size('pictures/a'),
      () => objects.open('pictures/a'),
    ])
      await assert.rejects(asked(), (error) => troubleOf(error) === 'storageAway');
    assert.equal(sockets.length, 6, 'each was asked twice');
    client.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
