import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { Disposable, WebviewPanel, WebviewPanelOnDidChangeViewStateEvent } from 'vscode';
import { patience, TabArrival } from '../../../../src/editor/views/tabArrival.ts';

const minute = 60_000;

/** What a tab's panel says of itself, and hears. */
class Panel {
  visible = true;
  readonly #listeners = new Set<() => void>();
  readonly onDidChangeViewState = (
    listener: (event: WebviewPanelOnDidChangeViewStateEvent) => unknown,
  ): Disposable => {
    const heard = () => void listener({ webviewPanel: this as unknown as WebviewPanel });
    this.#listeners.add(heard);
    return { dispose: () => this.#listeners.delete(heard) };
  };

  show(visible: boolean): void {
    this.visible = visible;
    for (const listener of this.#listeners) listener();
  }
}

describe('TabArrival', () => {
  let panel: Panel;
  let late: number;
  let arrival: TabArrival;
  let heard: () => Promise<void>;
  const later = async (): Promise<void> => {
    mock.timers.tick(minute);
    await Promise.resolve();
    await Promise.resolve();
  };

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    panel = new Panel();
    late = 0;
    const tell = () => {
      late += 1;
    };
    heard = () => Promise.resolve();
    arrival = new TabArrival(panel, tell, patience.first, () => heard());
  });
  afterEach(() => mock.timers.reset());

  it('tells once that the page of a tab does not come', async () => {
    await later();
    panel.show(true);
    await later();
    assert.equal(late, 1);
  });

  it('is at rest once the page came, wherever the tab goes', async () => {
    arrival.settle();
    panel.show(true);
    await later();
    assert.equal(late, 0);
  });

  it('is waited for until the page came, and not while the tab is behind others', async () => {
    let isWaited = false;
    void arrival.waited.then(() => {
      isWaited = true;
    });
    await Promise.resolve();
    assert.equal(isWaited, false);
    arrival.settle();
    await arrival.waited;
    const behind = new Panel();
    behind.visible = false;
    await new TabArrival(behind, () => {}, patience.first, heard).waited;
  });

  it('waits while the tab is behind others, whose page is not loaded', async () => {
    panel.show(false);
    await later();
    assert.equal(late, 0);
    panel.show(true);
    await later();
    assert.equal(late, 1);
  });

  it('leaves in front what came there while nobody had heard of it yet', async () => {
    heard = async () => panel.show(false);
    await later();
    assert.equal(late, 0);
    heard = () => Promise.resolve();
    panel.show(true);
    await later();
    assert.equal(late, 1);
  });
});
