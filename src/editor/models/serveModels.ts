import type { ChildProcess } from 'node:child_process';
import { onceMade } from '../onceMade.ts';
import type { ModelDesk } from './modelDesk.ts';

/** Answers what the built-in service asks over its channel; the desk loads with the first question. */
export const serveModels = (child: ChildProcess, open: () => Promise<ModelDesk>): ChildProcess => {
  let desk: ModelDesk | undefined;
  const opened = onceMade(open);
  child.on('message', async (message) => {
    desk = await opened();
    const told = await desk.answer(message);
    if (told && child.connected) child.send(told);
  });
  child.once('close', () => desk?.cancelAll());
  return child;
};
