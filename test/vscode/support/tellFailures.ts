import type { Workbench } from './workbench.ts';

/** Keeps what a window was like when a test failed, or what comes before the first one. Stands before `after`. */
export const tellFailures = (workbench: () => Workbench | undefined): void => {
  let began = false;
  afterEach(async function () {
    began = true;
    if (this.currentTest?.isFailed()) await workbench()?.report('failed');
  });
  after(async () => {
    if (!began) await workbench()?.report('failed-before');
  });
};
