import type { ChildProcess } from 'node:child_process';
import type { ModelDesk } from './modelDesk.ts';

/** Answers what the built-in service asks over its channel; the desk loads with the first question. */
export const serveModels = (child: ChildProcess, open: () => Promise<ModelDesk>): ChildProcess => {
  let desk: Promise<ModelDesk> | undefined;
  child.on('message', async (message) => {
    desk ??= open();
    const told = await (await desk).answer(message);
    if (told && child.connected) child.send(told);
  });
  child.once('close', async () => (await desk)?.cancelAll());
  return child;
};
