import assert from 'node:assert/strict';
import { succeeded, unusable } from '../../../../src/client/failure.ts';
import { Drafts } from '../../../../src/editor/live/drafts.ts';
import { MemoryMemento } from '../../../support/memento.ts';

type Services = ConstructorParameters<typeof Drafts>[1];

describe('Drafts', () => {
  let deleted: string[];
  let memento: MemoryMemento;
  const services = {
    connect: async () => ({
      ok: true,
      value: {
        beyond: {
          deletePresentation: async (id: string, permanently: boolean) => {
            assert.ok(permanently);
            deleted.push(id);
            return succeeded({});
          },
        },
      },
    }),
  } as unknown as Services;

  beforeEach(() => {
    deleted = [];
    memento = new MemoryMemento();
  });

  it('deletes for good what is shown no more, once', async () => {
    const drafts = new Drafts(memento, services);
    await drafts.add('first');
    await drafts.add('second');
    await drafts.dropAllBut(new Set(['second']));
    await drafts.dropAllBut(new Set(['second']));
    assert.deepEqual(deleted, ['first']);
  });

  it('knows what a window that ended left behind', async () => {
    await new Drafts(memento, services).add('left');
    await new Drafts(memento, services).dropAllBut(new Set());
    assert.deepEqual(deleted, ['left']);
  });

  it('keeps in mind what the service could not be asked to delete', async () => {
    const silent = { connect: async () => unusable('It does not answer.') } as unknown as Services;
    await new Drafts(memento, silent).add('left');
    await new Drafts(memento, silent).dropAllBut(new Set());
    await new Drafts(memento, services).dropAllBut(new Set());
    assert.deepEqual(deleted, ['left']);
  });
});
