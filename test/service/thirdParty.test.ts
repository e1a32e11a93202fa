import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { noticesOf, packagesOf, permittedLicence } from '../../scripts/thirdParty.ts';
import { newFolder, TestService } from '../support/runningService.ts';

interface Metafile {
  readonly outputs: Readonly<Record<string, { inputs: Record<string, { bytesInOutput: number }> }>>;
}

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** By a way of its own, so that the notices are not compared with themselves. */
async function bundledBy(...names: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of names) {
    const { outputs }: Metafile = await read(`dist/${name}.meta.json`);
    for (const { inputs } of Object.values(outputs)) {
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        const [, ...below] = input.split('node_modules/').slice(-2);
        if (bytesInOutput === 0 || below.length === 0) continue;
        const steps = below[0]!.split('/');
        const depth = steps[0]!.startsWith('@') ? 2 : 1;
        const folder = input.slice(0, input.lastIndexOf(below[0]!)) + steps.slice(0, depth).join('/');
        const { name: package_, version } = await read(`${folder}/package.json`);
        found.add(`${package_} ${version}`);
      }
    }
  }
  return found;
}

const listed = (notices: string) =>
  new Set([...notices.matchAll(/^(\S+ [\d.]+\S*): \S+$/gm)].map(([, one]) => one!));

describe('What is bundled', function () {
  this.timeout(60_000);

  it('is named in the notices: every package of the metafiles, and no other', async () => {
    const notices = await readFile('dist/ThirdPartyNotices.txt', 'utf8');
    assert.deepEqual(listed(notices), await bundledBy('node', 'page', 'diagrams'));
    assert.match(notices, /^pdfjs-dist inside unpdf \S+: Apache-2\.0$/m);
    for (const font of ['Inter', 'JetBrains Mono']) {
      assert.match(notices, new RegExp(`Copyright.* ${font} Project Authors`));
    }
    assert.match(notices, /SIL OPEN FONT LICENSE Version 1\.1/);
  });

  it('is named with its text: no licence stands without one', async () => {
    const notices = await readFile('dist/ThirdPartyNotices.txt', 'utf8');
    for (const one of listed(notices)) {
      assert.ok(notices.split(one).length > 2, `${one} has no text`);
    }
  });

  it('is in the bill of materials', async () => {
    const { bomFormat, specVersion, components } = await read('dist/sbom.cdx.json');
    assert.deepEqual([bomFormat, specVersion], ['CycloneDX', '1.6']);
    const named = components.flatMap(({ name, version }: { name: string; version?: string }) =>
      version ? [`${name} ${version}`] : [],
    );
    assert.deepEqual(new Set(named), await bundledBy('node', 'page', 'diagrams'));
    const references = components.map((component: { 'bom-ref': string }) => component['bom-ref']);
    assert.equal(new Set(references).size, references.length);
  });

  it('goes with the extension', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/@vscode/vsce/vsce', 'ls', '--no-dependencies'],
      { maxBuffer: 10_000_000 },
    );
    assert.ok(stdout.split('\n').includes('dist/ThirdPartyNotices.txt'));
  });

  it('is told by the page: About leads to the notices', async () => {
    const service = await TestService.start();
    try {
      const { body } = await service.call('POST', '/presentations', { template_id: 'pitch' });
      const page = await (await fetch(body.url)).text();
      const [, about = ''] = /class="about" href="([^"]+)"/.exec(page) ?? [];
      const reply = await fetch(new URL(about, body.url));
      assert.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
      assert.equal(await reply.text(), await readFile('dist/ThirdPartyNotices.txt', 'utf8'));
    } finally {
      await service.close();
    }
  });

  it('of the page has notices of its own, short enough to go with a downloaded deck', async () => {
    const notices = await readFile('dist/player/notices.txt', 'utf8');
    assert.deepEqual(listed(notices), await bundledBy('page'));
    assert.ok(notices.length < 40_000, String(notices.length));
  });
});

describe('The build', () => {
  it('takes no licence that is unknown or asks for more than its notice', async () => {
    const folder = await newFolder();
    const made = async (manifest: object) => {
      const at = join(folder, 'node_modules', 'p');
      await mkdir(at, { recursive: true });
      await writeFile(join(at, 'package.json'), JSON.stringify({ name: 'p', version: '1.0.0', ...manifest }));
      await writeFile(join(at, 'LICENSE'), 'Do as you like.');
      return packagesOf({ outputs: { x: { inputs: { [join(at, 'a.js')]: { bytesInOutput: 1 } } } } });
    };
    try {
      for (const license of [
        'GPL-3.0',
        'AGPL-3.0-only',
        'MIT AND GPL-2.0',
        'SEE LICENSE IN x',
        undefined,
        'MPL-2.0',
      ]) {
        await assert.rejects(made({ license }), /p 1\.0\.0 would be bundled under/, String(license));
      }
      const packages = await made({ license: '(MPL-2.0 OR Apache-2.0)' });
      assert.match(noticesOf('It', packages), /^p 1\.0\.0: Apache-2\.0$/m);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads licence expressions', () => {
    assert.equal(permittedLicence('(GPL-2.0 OR MIT)'), 'MIT');
    assert.equal(permittedLicence('MIT AND ISC'), 'MIT AND ISC');
    assert.equal(permittedLicence(''), undefined);
  });
});
