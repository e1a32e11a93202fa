import assert from 'node:assert/strict';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Disposable, type ExtensionContext, ExtensionMode } from 'vscode';
import { parts } from './support.ts';

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

declare const sayInReport: (line: string) => void;

describe('Activation', () => {
  it('is measured: ten copies of the extension, each loaded and activated', async () => {
    const { context } = await parts();
    for (const disposable of context.subscriptions.splice(0)) disposable.dispose();
    const milliseconds: number[] = [];
    const loading: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const copy = join(context.extensionPath, `copy-${index}`);
      await cp(join(context.extensionPath, 'dist'), join(copy, 'dist'), { recursive: true });
      await cp(join(context.extensionPath, 'package.json'), join(copy, 'package.json'));
      const subscriptions: Disposable[] = [];
      const own: ExtensionContext = Object.create(context, {
        subscriptions: { value: subscriptions },
        extensionMode: { value: ExtensionMode.Production },
      });
      const began = performance.now();
      const extension = await import(pathToFileURL(join(copy, 'dist', 'extension.js')).href);
      const loaded = performance.now();
      await extension.activate(own);
      milliseconds.push(performance.now() - loaded);
      loading.push(loaded - began);
      for (const disposable of subscriptions) disposable.dispose();
      await rm(copy, { recursive: true, force: true });
    }
    for (const [what, times] of Object.entries({ Loading: loading, Activation: milliseconds })) {
      const all = times.map((time) => time.toFixed(1)).join(', ');
      sayInReport(`    ${what}: median ${median(times).toFixed(1)} ms of ${all}`);
    }
    assert.equal(milliseconds.length, 10);
  });
});
