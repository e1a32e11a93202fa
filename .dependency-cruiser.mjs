/** Who may import whom: the table of docs/architecture.md, checked on every run. */
const rooms = {
  api: { rooms: [], packages: ['zod'] },
  deck: { rooms: ['api'], packages: ['zod'] },
  client: { rooms: ['api'], packages: ['undici', 'markdown-it', 'zod'] },
  engine: { rooms: ['deck', 'api'] },
  player: { rooms: ['deck', 'api'] },
  service: { rooms: ['api', 'deck', 'engine', 'player', 'mcp'] },
  cli: { rooms: ['api', 'deck', 'client', 'mcp', 'service'] },
  mcp: { rooms: ['api', 'client'], packages: ['@modelcontextprotocol/server', 'zod'] },
  editor: { rooms: ['api', 'client', 'deck'], packages: ['vscode', '@types/vscode'] },
};

const roomRules = Object.entries(rooms).flatMap(([room, { rooms: allowed, packages }]) => [
  {
    name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
  },
  ...(packages
    ? [
        {
          name: `${room}-packages`,
          severity: 'error',
          from: { path: `^src/${room}/` },
          to: {
            dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
            pathNot: packages.map((name) => `(^|/)node_modules/${name}/|^${name}$`),
          },
        },
      ]
    : []),
]);

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'vscode-only-in-editor',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(editor/|extension\\.ts$)' },
      to: { path: '^vscode$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^vscode$' },
    },
  ],
  options: {
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
  },
};
