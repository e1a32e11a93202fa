import { type ChildProcess, spawn } from 'node:child_process';

/** `deckwright serve` on the editor's own Node; the open channel tells it when the window is gone. */
export const startServeProcess = (
  script: string,
  dataFolder: string,
  key: string,
  port: number,
): ChildProcess => {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const unlimited = ['--rate-limit', 'off', '--waiting-jobs', 'off'];
  const argv = ['serve', '--data', dataFolder, '--port', String(port), ...unlimited];
  return spawn(process.execPath, [script, ...argv], {
    env: {
      ...environment,
      ELECTRON_RUN_AS_NODE: '1',
      DECKWRIGHT_LOCAL_KEY: key,
      DECKWRIGHT_EDITOR_MODEL: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
};
