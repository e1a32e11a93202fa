/** A package-lock.json, as far as it is read here. */
export interface Lock {
  readonly name?: string;
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The project as if what is bundled were all it depends on, so that npm's audit looks at that alone. */
export function bundledLock(
  lock: Lock,
  bundled: readonly { readonly name: string; readonly version?: string }[],
): { manifest: object; lock: Lock; missing: readonly string[] } {
  const wanted = new Set(bundled.flatMap(({ name, version }) => (version ? [`${name}@${version}`] : [])));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const found = Object.entries(lock.packages).filter(([path, { version }]) =>
    wanted.has(`${nameOf(path)}@${version}`),
  );
  const has = new Set(found.map(([path, { version }]) => `${nameOf(path)}@${version}`));
  // One beside each other under a name of their own: what lies below what does not matter here.
  const packages = found.map(([path, entry], at) => {
    const { dev: _, dependencies: __, ...rest } = entry;
    return [`node_modules/bundled-${at}`, { ...rest, name: nameOf(path) }] as const;
  });
  const dependencies = Object.fromEntries(
    found.map(([path, { version }], at) => [`bundled-${at}`, `npm:${nameOf(path)}@${version}`]),
  );
  const manifest = { name: 'bundled', version: '0.0.0', private: true, dependencies };
  return {
    manifest,
    lock: {
      name: 'bundled',
      lockfileVersion: lock.lockfileVersion,
      packages: { '': manifest, ...Object.fromEntries(packages) },
    },
    missing: [...wanted].filter((name) => !has.has(name)),
  };
}
