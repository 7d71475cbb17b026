/**
 * The layers of src, the lowest first: which folder may import which others. "May import" includes what those may.
 * `packages` are the packages that the folder may import. test/architecture/dependency-rules.test.ts shows each rule red once.
 */
const LAYERS = {
  base: { mayImport: [], packages: ['@noble/hashes'] },
  'core/errors': { mayImport: ['base'] },
  'core/heads': { mayImport: ['core/errors'] },
  'core/workbook': { mayImport: [], packages: ['fflate'] },
  'core/exact': { mayImport: ['core/errors'] },
  'core/names': { mayImport: ['core/errors'] },
  'core/countries': { mayImport: ['core/errors'] },
  'core/time': { mayImport: ['core/errors'] },
  'core/csv': { mayImport: ['core/exact'] },
  'core/units': { mayImport: ['core/exact', 'core/names'] },
  'core/emissions': { mayImport: ['core/units'], packages: ['@noble/hashes'] },
  'core/decimal': { mayImport: ['core/emissions'], packages: ['decimal.js'] },
  'core/display': { mayImport: ['core/emissions'] },
  'core/activities': { mayImport: ['core/emissions', 'core/time'] },
  verify: { mayImport: ['core/emissions', 'core/heads'], packages: ['@noble/hashes'] },
  'reference/factors': { mayImport: ['core/emissions', 'core/countries', 'core/time', 'core/csv'] },
  'reference/places': { mayImport: ['core/emissions', 'core/countries'], packages: ['geographiclib-geodesic'] },
  bulk: { mayImport: ['core/activities'] },
  resources: { mayImport: ['reference/factors', 'core/emissions', 'core/time'], packages: ['zod'] },
  'standards/documents': { mayImport: ['core/exact', 'core/time'] },
  'standards/energy': { mayImport: ['core/activities'] },
  'standards/pact': { mayImport: ['verify', 'standards/documents'] },
  'standards/transport': { mayImport: ['core/activities', 'verify', 'standards/documents'] },
  'standards/disclosure': { mayImport: ['resources', 'standards/energy', 'core/csv', 'core/display'] },
  rows: { mayImport: ['core/activities', 'reference/factors', 'reference/places'] },
  store: { mayImport: ['core/emissions', 'core/time'] },
  'ledger/collections': { mayImport: ['store', 'resources'] },
  ledger: {
    mayImport: ['ledger/collections', 'core/activities', 'core/heads', 'reference/factors', 'reference/places'],
  },
  'records/master-data': { mayImport: ['ledger'] },
  'records/activities': { mayImport: ['records/master-data', 'core/csv', 'bulk'] },
  'records/imports': { mayImport: ['records/activities', 'rows'] },
  reports: { mayImport: ['records/activities', 'standards/disclosure', 'core/workbook'] },
  service: { mayImport: ['reports', 'records/imports'] },
  http: { mayImport: ['service', 'standards/pact'] },
  'apps/page': {
    mayImport: [
      'resources',
      'core/display',
      'core/csv',
      'core/workbook',
      'reference/factors',
      'standards/pact',
      'standards/transport',
    ],
    packages: ['d3-array', 'd3-scale'],
  },
  'apps/cli': { mayImport: ['http', 'rows', 'verify', 'core/display'], packages: ['@modelcontextprotocol/server'] },
  testing: { mayImport: ['http'], packages: ['fast-check'] },
}

/** The folders that one service is made of: they import each other's files and need no index.ts between them. */
const SERVICE = ['ledger', 'records', 'reports', 'service']

const escaped = (name) => name.replace(/[.\\/]/g, '\\$&')
const oneOf = (names) => `(?:${names.map(escaped).join('|')})`

/** Every folder below, itself included. */
function reachable(folder, seen = new Set()) {
  if (!seen.has(folder)) {
    seen.add(folder)
    for (const next of LAYERS[folder].mayImport) reachable(next, seen)
  }
  return [...seen]
}

/** The source of a file of dist: a folder inside another one, such as core/exact, is built without that one's name. */
function sourceOf(file) {
  const name = file.replace(/^\.\/dist\//, '').replace(/\.js$/, '.ts')
  const inside = Object.keys(LAYERS).find((folder) => folder.split('/')[1] === name.split('/')[0])
  return inside === undefined ? `src/${name}` : `src/${inside.split('/')[0]}/${name}`
}

/** The sources of the entry points of package.json. */
const ENTRIES = Object.entries(require('./package.json').exports)
  .filter(([path, target]) => typeof target !== 'string' && !path.includes('*'))
  .map(([, { import: target }]) => sourceOf(target.default))

/** A folder with a layer of its own: a folder of src, or one inside it. */
const ROOM = `(?:${oneOf(Object.keys(LAYERS))}|[^/]+)`

/** The files that other folders and users import; everything else is private to its folder. */
const INNER = [
  'reference/factors/resolution',
  'standards/pact/exchange',
  'store/postgres',
  'store/sqlite',
  'verify/document',
]
const PUBLIC = `^src/${ROOM}/index\\.ts$|^${oneOf([...ENTRIES, ...INNER.map((folder) => `src/${folder}/index.ts`)])}$`
/** The files that may touch Node. */
const ON_NODE = `^src/(?:apps/cli/|store/(?:sqlite|postgres)/)|^${oneOf(ENTRIES.filter((file) => file.endsWith('/node.ts')))}$`

const layers = Object.keys(LAYERS).map((folder) => ({
  name: `layer-of-${folder}`,
  comment: `${folder}/ may import only: ${reachable(folder).slice(1).join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(?:${oneOf(reachable(folder))}/${folder === 'apps/cli' ? '|index\\.ts$' : ''})` },
}))

const packages = Object.keys(LAYERS).map((folder) => {
  const allowed = reachable(folder).flatMap((one) => LAYERS[one].packages ?? [])
  return {
    name: `packages-of-${folder}`,
    comment: `${folder}/ may import these packages only: ${allowed.join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'],
      pathNot: allowed.length > 0 ? `(?:^|node_modules/)${oneOf(allowed)}(?:/|$)` : '^src/',
    },
  }
})

module.exports = {
  forbidden: [
    ...layers,
    ...packages,
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or miss a third; type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment: 'Two folders that need each other are one, or miss a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'folder-without-a-layer',
      comment: 'Give the folder a line in LAYERS.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/${oneOf(Object.keys(LAYERS))}/` },
      to: {},
    },
    {
      name: 'core-entry',
      comment:
        'src/index.ts is the pure core: published factors, places and what stands above come by their own entry.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: '^src/', pathNot: `^src/${oneOf([...reachable('core/activities'), 'core/countries'])}/` },
    },
    {
      name: 'through-the-index',
      comment: "Another folder's files are private: import from its index.ts.",
      severity: 'error',
      from: { path: `^src/(${ROOM})(?:/|\\.ts$)`, pathNot: `^src/${oneOf([...SERVICE, 'testing'])}/` },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', PUBLIC] },
    },
    {
      name: 'service-through-the-index',
      comment: "The folders of the service import each other's files; those of another folder are private.",
      severity: 'error',
      from: { path: `^src/${oneOf(SERVICE)}/` },
      to: { path: '^src/[^/]+/', pathNot: [`^src/${oneOf(SERVICE)}/`, PUBLIC] },
    },
    {
      name: 'not-own-index',
      comment: 'Inside a folder import the file itself; its index.ts is for others.',
      severity: 'error',
      from: { path: '^(src/.+)/[^/]+$' },
      to: { path: '^$1/index\\.ts$' },
    },
    {
      name: 'not-folders-index-from-below',
      comment: 'Inside a folder import the file itself; its index.ts is for others.',
      severity: 'error',
      from: { path: `^src/(${ROOM})/` },
      to: { path: '^src/$1/index\\.ts$' },
    },
    {
      name: 'node-only-where-it-runs',
      comment: 'Everything else runs in browsers and workers too.',
      severity: 'error',
      from: { path: '^src/', pathNot: ON_NODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'independent-verifier',
      comment:
        'verify() proves nothing if it runs the code it checks: types only, the errors, signatures and what is of no domain.',
      severity: 'error',
      from: { path: '^src/verify/' },
      to: { path: '^src/', pathNot: '^src/(?:verify|core/(?:errors|heads)|base)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'independent-footprint-verifier',
      comment: 'A footprint is calculated again with arithmetic of its own, and not by what wrote it.',
      severity: 'error',
      from: { path: '^src/standards/(?:pact|transport)/verification/' },
      to: {
        path: [
          '^src/(?:core/exact|core/activities|standards/documents)/',
          '^src/standards/pact/(?:footprint-source|footprint-figures|product-footprint)\\.ts$',
          '^src/standards/transport/(?:ileap/)?(?:transport-chain|element-emission|shipment-footprint)\\.ts$',
        ],
      },
    },
    {
      name: 'page-in-a-browser',
      comment:
        'The page is a client of /v1 with the verifier in it: the errors, texts for people, cells of CSV, sheets of workbooks, names of countries, what the factors of a trace count as, and types of the rest.',
      severity: 'error',
      from: { path: '^src/apps/page/', pathNot: '^src/apps/page/verifier/' },
      to: {
        path: '^src/',
        pathNot: '^src/(?:apps/page|verify|base|core/(?:errors|display|csv|workbook|countries|emissions))/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'verifier-in-a-browser',
      comment:
        'The page for auditors has the verifiers, the publications, and texts for people; what calculates is not in it.',
      severity: 'error',
      from: { path: '^src/apps/page/verifier/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(?:apps/page|verify|base|core/(?:errors|heads|csv|emissions)|reference/factors|standards/(?:pact|transport))/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'display-alone',
      comment: 'Texts for people are read in browsers too, and calculate nothing: types only of what they show.',
      severity: 'error',
      from: { path: '^src/core/display/' },
      to: { path: '^src/', pathNot: '^src/core/display/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-from-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:test|bench)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}

// not enumerable, since dependency-cruiser refuses a field that it does not know
Object.defineProperty(module.exports, 'LAYERS', { value: LAYERS })
