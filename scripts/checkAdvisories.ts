import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledLock } from './bundledLock.ts';

/** Asks the registry what is known against the packages that are bundled; fails where there is anything. */
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { components } = read('dist/sbom.cdx.json');
const { manifest, lock, missing } = bundledLock(read('package-lock.json'), components);
if (missing.length > 0) throw new Error(`Not in package-lock.json: ${missing.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'deckwright-advisories-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: folder, encoding: 'utf8' });
  const { vulnerabilities, message, error } =
    stdout.trim() === '' ? { message: 'no answer' } : JSON.parse(stdout);
  if (vulnerabilities === undefined) {
    console.error(`The registry does not tell: ${message ?? error?.summary ?? 'no answer'}`);
    process.exitCode = 2;
  } else {
    const known = Object.values(vulnerabilities as Record<string, { severity: string; via: unknown[] }>);
    for (const { severity, via } of known) {
      for (const advisory of via as { name: string; title: string; url: string; range: string }[]) {
        console.error(`${severity}: ${advisory.name} ${advisory.range}: ${advisory.title} ${advisory.url}`);
      }
    }
    console.log(`${components.length} bundled packages, ${known.length} with known advisories.`);
    process.exitCode = known.length > 0 ? 1 : 0;
  }
} finally {
  rmSync(folder, { recursive: true });
}
