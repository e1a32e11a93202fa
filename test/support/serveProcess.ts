import { teamOfEnvironment } from '../../src/cli/teamOfEnvironment.ts';
import { startService } from '../../src/service/service.ts';
import { linkKinds } from '../../src/service/viewing/viewLinks.ts';
import { heldMemory } from './heldMemory.ts';
import { scriptedWriterUrl } from './scriptedWriter.ts';

/** The service as a process of its own, with the scripted writer: `node serveProcess.ts FOLDER JOBS MINUTES`. */
const [dataFolder, concurrentJobs, jobMinutes = '10'] = process.argv.slice(2);
const named = teamOfEnvironment(process.env);
if ('problem' in named) throw new Error(named.problem);
const service = await startService(
  {
    ...named.found,
    host: '127.0.0.1',
    port: 0,
    dataFolder: dataFolder!,
    requestsPerMinute: undefined,
    concurrentJobs: Number(concurrentJobs),
    jobMinutes: Number(jobMinutes),
    answerDays: 7,
    links: linkKinds.find((kind) => kind === process.env.DECKWRIGHT_LINKS),
    log: (entry) => {
      if (entry.level !== 'info') console.error(JSON.stringify(entry));
    },
  },
  { writerModule: scriptedWriterUrl },
);
process.on('SIGUSR2', () => void heldMemory().then((held) => console.log(JSON.stringify(held))));
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
console.log(JSON.stringify({ ready: true, base_url: service.baseUrl }));
