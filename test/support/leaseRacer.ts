import { Leases } from '../../src/editor/jobs/leases.ts';

/** A window of its own process: takes each job that it is told of, and says whether it got it. */
const [folder = '', window = ''] = process.argv.slice(2);
const leases = new Leases(folder, window, Date.now);

process.on('message', async (job: string) => {
  const hasIt = await leases.take(job);
  process.send?.({ job, hasIt, isKept: hasIt && (await leases.renew(job)) });
});
