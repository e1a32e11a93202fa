import { type Progress, ProgressLocation, window } from 'vscode';
import { sleep } from './jobs/sleep.ts';

interface Step {
  readonly message?: string;
  readonly increment?: number;
}
export type Report = (step: Step) => void;

/** What is over sooner needs no notification: one that flashes up moves the others away from under the mouse. */
const patience = 500;

/** Does some work under a notification that can cancel it, once it takes time. */
export const showProgress = async <T>(
  title: string,
  work: (report: Report, signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const cancelled = new AbortController();
  const over = new AbortController();
  let progress: Progress<Step> | undefined;
  let soFar: Step = {};
  const report: Report = ({ message = soFar.message, increment = 0 }) => {
    soFar = { message, increment: (soFar.increment ?? 0) + increment };
    progress?.report({ message, increment });
  };
  const working = work(report, cancelled.signal).finally(() => over.abort());
  void sleep(patience, over.signal).then(() => {
    if (over.signal.aborted) return;
    void window.withProgress(
      { location: ProgressLocation.Notification, title, cancellable: true },
      (shown, token) => {
        token.onCancellationRequested(() => cancelled.abort());
        progress = shown;
        progress.report(soFar);
        return working.catch(() => undefined);
      },
    );
  });
  return working;
};
