import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of esbuild's metafile is read here. */
export interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name?: string };
}

export interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
  /** The package in whose files it stands ready-made. */
  readonly within?: string;
}

/** Licences that let what they cover be passed on inside this product, with their notice. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What a package's own file says, where its manifest does not; each was read. */
const knownLicences: Readonly<Record<string, string>> = { khroma: 'MIT' };

/** What stands inside files that a package ships ready-made, so that no list of inputs names it. */
const inside: Readonly<Record<string, readonly { name: string; license: string; author: string }[]>> = {
  '@dagrejs/dagre': [{ name: '@dagrejs/graphlib', license: 'MIT', author: 'Chris Pettitt' }],
  unpdf: [{ name: 'pdfjs-dist', license: 'Apache-2.0', author: 'Mozilla and individual contributors' }],
};

const standardTexts = new URL('./licences/', import.meta.url);

const packageFolder = (input: string): string | undefined => {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
  return folder;
};

/** One that is permitted, of a licence expression; what is offered as a choice is taken as the first that fits. */
export const permittedLicence = (expression: string | undefined): string | undefined => {
  const terms = String(expression ?? '').replace(/[()]/g, '');
  const choice = terms
    .split(/\s+OR\s+/)
    .find((one) => one.split(/\s+AND\s+/).every((id) => permitted.has(id)));
  return choice;
};

const olderForm = ({ licenses = [] }: Manifest) => licenses.map(({ type }) => type).join(' OR ');

const authorOf = ({ author, name }: Manifest): string => {
  const text = typeof author === 'string' ? author : author?.name;
  return text?.replace(/\s*[<(].*$/, '') ?? `the authors of ${name}`;
};

const standardText = (license: string, author: string): string => {
  const text = readFileSync(new URL(`${license}.txt`, standardTexts), 'utf8').trim();
  return `Copyright (c) ${author}\n\n${text}`;
};

const textsOf = (folder: string, license: string, manifest: Manifest): string => {
  const files = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)(\.(txt|md))?$/i.test(name))
    .sort();
  if (files.length === 0) return standardText(license, authorOf(manifest));
  return files
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
};

const refuse = (name: string, version: string, license: string | undefined): never => {
  throw new Error(
    `${name} ${version} would be bundled under ${license ? `the licence ${license}` : 'an unknown licence'}, which is not among those that may be: ${[...permitted].join(', ')}.`,
  );
};

/** Every package that a bundle is made of, by its metafile, with licence and text; an Error where one may not be passed on. */
export const packagesOf = (...metafiles: readonly Metafile[]): Bundled[] => {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
    ),
  );
  const folders = [...new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined))];
  const found = folders.flatMap((folder): Bundled[] => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { name, version } = manifest;
    const said = knownLicences[name] ?? manifest.license ?? olderForm(manifest);
    const license = permittedLicence(said) ?? refuse(name, version, said);
    const own = { name, version, license, text: textsOf(folder, license, manifest) };
    const others = (inside[name] ?? []).map((part) => ({
      name: part.name,
      version: `inside ${name} ${version}`,
      license: permittedLicence(part.license) ?? refuse(part.name, version, part.license),
      within: `${name}@${version}`,
      text: standardText(part.license, part.author),
    }));
    return [own, ...others];
  });
  const byName = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

const line = '-'.repeat(80);

/** Names and licences first, then each text once, under those it is for. */
export const noticesOf = (product: string, packages: readonly Bundled[]): string => {
  const texts = Map.groupBy(packages, ({ text }) => text);
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const parts = [...texts].map(
    ([text, those]) =>
      `${line}\n${those.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${text}`,
  );
  return `${product} contains the following packages and fonts, each under its own licence.\n\n${list.join('\n')}\n\n${parts.join('\n\n')}\n`;
};

/** CycloneDX 1.6. */
export const sbomOf = (manifest: Manifest, packages: readonly Bundled[]): object => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': manifest.name,
      name: manifest.name,
      version: manifest.version,
      licenses: [{ license: { id: manifest.license } }],
    },
  },
  components: packages.map(({ name, version, license, within }) => ({
    type: 'library',
    'bom-ref': within ? `${name} in ${within}` : purl(name, version),
    name,
    ...(!within && { version, purl: purl(name, version) }),
    ...(within && { description: `Inside ${within}.` }),
    licenses: [{ license: { id: license } }],
  })),
  dependencies: [
    {
      ref: manifest.name,
      dependsOn: packages.filter(({ within }) => !within).map(({ name, version }) => purl(name, version)),
    },
  ],
});

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
