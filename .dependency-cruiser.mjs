/** Who may import whom: the table of docs/architecture.md, checked on every run. */
const rooms = {
  api: { rooms: [], packages: ['zod'] },
  languages: { rooms: ['api'], packages: [] },
  deck: { rooms: ['languages', 'api'], packages: ['zod'] },
  layouts: { rooms: ['deck', 'languages'], packages: ['zod'] },
  deckFile: {
    rooms: ['layouts', 'deck', 'languages', 'api'],
    packages: ['markdown-it', 'markdown-it-cjk-friendly', '@mdit/plugin-tex', 'yaml', 'zod'],
  },
  client: { rooms: ['api'], packages: ['undici', 'markdown-it', 'zod'] },
  engine: { rooms: ['deckFile', 'layouts', 'deck', 'languages', 'api'] },
  player: { rooms: ['layouts', 'deck', 'languages', 'api'] },
  export: { rooms: ['deckFile', 'player', 'layouts', 'deck', 'languages', 'api'] },
  saving: { rooms: ['export', 'client', 'deck', 'api'] },
  service: {
    rooms: ['export', 'api', 'deck', 'languages', 'layouts', 'deckFile', 'engine', 'player', 'mcp'],
  },
  cli: {
    rooms: [
      'saving',
      'export',
      'api',
      'deck',
      'languages',
      'layouts',
      'deckFile',
      'engine',
      'client',
      'mcp',
      'service',
    ],
  },
  mcp: {
    rooms: ['api', 'client', 'deck', 'layouts', 'deckFile'],
    packages: ['@modelcontextprotocol/server', 'zod'],
  },
  editor: {
    rooms: ['saving', 'api', 'client', 'deck', 'languages', 'layouts', 'deckFile', 'player'],
    packages: ['vscode', '@types/vscode', 'image-size'],
  },
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

/** Inside the engine a folder imports only those before it. */
const engineFolders = [
  'policy',
  'reading',
  'contract',
  'text',
  'features',
  'prompt',
  'outline',
  'planning',
  'writing',
  'model',
];

const engineRules = engineFolders.map((folder, at) => ({
  name: `engine-${folder}-imports-only-what-comes-before`,
  severity: 'error',
  from: { path: `^src/engine/${folder}/` },
  to: { path: `^src/engine/(${engineFolders.slice(at + 1).join('|') || 'nothing'})/` },
}));

export default {
  forbidden: [
    ...roomRules,
    ...engineRules,
    {
      name: 'vscode-only-in-editor',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(editor/|extension\\.ts$)' },
      to: { path: '^vscode$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-two-way-folders-in-engine',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/engine' },
      to: { circular: true },
    },
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
