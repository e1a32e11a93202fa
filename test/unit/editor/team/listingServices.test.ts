import assert from 'node:assert/strict';
import { ListingServices } from '../../../../src/editor/team/listingServices.ts';
import { MemoryMemento } from '../../../support/memento.ts';

const [tea, rum] = ['https://tea.example/api/v1', 'https://rum.example/api/v1'];

describe('ListingServices', () => {
  it('knows after a reload which services list decks, each for itself', async () => {
    const memento = new MemoryMemento();
    const services = new ListingServices(memento);
    assert.equal(services.has(tea), false);
    await services.note(tea, true);
    await services.note(rum, true);
    await services.note(tea, false);
    const reloaded = new ListingServices(memento);
    assert.deepEqual([reloaded.has(tea), reloaded.has(rum)], [false, true]);
  });
});
