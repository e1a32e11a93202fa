import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from './places.ts';

/** What TallyReporter also writes, here of suites that run where it cannot. */
export interface Tally {
  readonly passes: number;
  readonly failures: number;
  readonly pending: number;
  readonly failed: readonly { readonly title: string; readonly error: string }[];
}

const unfinished: Tally = {
  passes: 0,
  failures: 1,
  pending: 0,
  failed: [{ title: 'The suites in the extension host', error: 'They did not come to an end.' }],
};

/** The file that suites in an extension host write to, and what it says. */
export class SuiteReport {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static async start(name: string): Promise<SuiteReport> {
    await mkdir(testFolder, { recursive: true });
    const report = new SuiteReport(join(testFolder, `${name}.report`));
    await rm(report.path, { force: true });
    await rm(`${report.path}.tally`, { force: true });
    return report;
  }

  async tally(): Promise<Tally | undefined> {
    const text = await readFile(`${this.path}.tally`, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Prints what the suites said; true when all passed. */
  async finish(): Promise<boolean> {
    console.log(await readFile(this.path, 'utf8').catch(() => '  The suites said nothing.'));
    const tally = (await this.tally()) ?? unfinished;
    const file = process.env.DECKWRIGHT_TALLY;
    if (file) await appendFile(file, `${JSON.stringify(tally)}\n`);
    console.log(`  ${tally.passes} passing, ${tally.failures} failing in the extension host\n`);
    return tally.failures === 0 && tally.passes > 0;
  }
}
