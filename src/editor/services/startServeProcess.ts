import { type ChildProcess, spawn } from 'node:child_process';

/** `deckwright serve` on the editor's own Node; the open channel tells it when the window is gone. */
export const startServeProcess = (script: string, dataFolder: string, key: string): ChildProcess => {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  return spawn(process.execPath, [script, 'serve', '--data', dataFolder, '--rate-limit', 'off'], {
    env: { ...environment, ELECTRON_RUN_AS_NODE: '1', DECKWRIGHT_LOCAL_KEY: key },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
};
