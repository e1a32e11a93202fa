import assert from 'node:assert/strict';
import { Failure } from '../../../../../src/service/http/failure.ts';
import type { BeyondHandler } from '../../../../../src/service/http/handler.ts';
import { type DeckParts, listDeckVersions } from '../../../../../src/service/routes/beyond/deck.ts';

type Call = Parameters<BeyondHandler<'listDeckVersions'>>[0];

const listing = (deletedAt: string | null) =>
  listDeckVersions({
    presentations: {
      find: async () => assert.fail('The deck is read.'),
      findAnywhere: async () => ({ workspaceId: 'acme', deletedAt }),
    },
    versions: { list: async () => [{ version: 'v', title: 'T', replacedAt: 'then' }] },
  } as unknown as DeckParts);

describe('listDeckVersions of the service', () => {
  const call = (workspace: string) => ({ workspace, id: 'pres_1' }) as Call;

  it('reads no deck', async () => {
    assert.deepEqual(await listing(null)(call('acme')), {
      versions: [{ version: 'v', title: 'T', replaced_at: 'then' }],
    });
  });

  it('lists none of what is in the bin or of others', async () => {
    const codes = [await listing('then')(call('acme')), await listing(null)(call('beta'))].map(
      (reply) => reply instanceof Failure && reply.code,
    );
    assert.deepEqual(codes, ['DOCUMENT_NOT_FOUND', 'INSUFFICIENT_PRIVILEGES']);
  });
});
