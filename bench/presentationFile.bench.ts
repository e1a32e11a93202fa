import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printDeckFile } from '../src/deckFile/printDeckFile.ts';
import { marpScript } from './support/marp.ts';
import { sixtySlides } from './support/sixtySlides.ts';
import { median } from './support/timed.ts';

/** Sixty slides of one Markdown file as a PowerPoint file, whole process, by this program and by others in turn. */
const rounds = 3;
const lookMs = 20;
const command = join(import.meta.dirname, '..', 'dist', 'deckwright.js');

interface Program {
  readonly name: string;
  /** Undefined: it is not here, and this is how it would be. */
  readonly run: ((source: string, out: string) => readonly string[]) | undefined;
  readonly missing: string;
}

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const marp = marpScript();
const hasBrowser = ['chromium', 'google-chrome', 'microsoft-edge'].some(isThere);
const hasOffice = isThere('soffice');
const marpRun =
  (...options: readonly string[]) =>
  (source: string, out: string) => [
    process.execPath,
    marp!,
    ...options,
    '--no-stdin',
    '--output',
    out,
    source,
  ];

const programs: readonly Program[] = [
  {
    name: 'deckwright export',
    run: (source, out) => [process.execPath, command, 'export', source, '--format', 'pptx', '--out', out],
    missing: '',
  },
  {
    name: 'marp --pptx',
    run: marp && hasBrowser ? marpRun('--pptx') : undefined,
    missing: 'marp, from the package registry, and a browser',
  },
  {
    name: 'marp --pptx-editable',
    run: marp && hasBrowser && hasOffice ? marpRun('--pptx', '--pptx-editable') : undefined,
    missing: 'marp, from the package registry, a browser and LibreOffice Impress',
  },
  {
    name: 'pandoc',
    run: isThere('pandoc') ? (source, out) => ['pandoc', source, '-o', out] : undefined,
    missing: 'pandoc',
  },
];

/** All that a process and those that it started hold at once, in bytes; 0 where the system does not tell. */
const heldBy = async (root: number): Promise<number> => {
  let sum = 0;
  const waiting = [root];
  for (const pid of waiting) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    sum += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    waiting.push(...children.split(' ').filter(Boolean).map(Number));
  }
  return sum;
};

const measured = async ([program = '', ...parameters]: readonly string[], folder: string) => {
  const begun = performance.now();
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, DECKWRIGHT_DATA: join(folder, 'data'), CHROME_NO_SANDBOX: '1' },
  });
  let most = 0;
  const looking = setInterval(async () => {
    most = Math.max(most, await heldBy(child.pid!));
  }, lookMs);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(looking);
  return { status, ms: performance.now() - begun, most };
};

const folder = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));
try {
  const source = join(folder, 'sixty.deck.md');
  await writeFile(source, printDeckFile(sixtySlides));
  if (!existsSync(command)) throw new Error('"npm run build" makes the command that is measured.');
  const taken = new Map<string, { ms: number[]; most: number; size: number }>();
  for (let round = 0; round < rounds; round += 1)
    for (const { name, run } of programs) {
      if (!run) continue;
      const out = join(folder, `${name.replaceAll(/\W+/g, '-')}.pptx`);
      const { status, ms, most } = await measured(run(source, out), folder);
      const known = taken.get(name) ?? { ms: [], most: 0, size: 0 };
      const size = status === 0 ? (await stat(out)).size : 0;
      taken.set(name, { ms: [...known.ms, ms], most: Math.max(known.most, most), size });
    }
  for (const { name, missing } of programs) {
    const found = taken.get(name);
    const label = name.padEnd(22);
    if (!found) console.log(`${label} not here: it needs ${missing}`);
    else if (found.size === 0) console.log(`${label} wrote no file`);
    else
      console.log(
        `${label} median ${(median(found.ms) / 1000).toFixed(2)} s, at most ${(found.most / 2 ** 20).toFixed(0)} MB, a file of ${(found.size / 1024).toFixed(0)} KB`,
      );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
