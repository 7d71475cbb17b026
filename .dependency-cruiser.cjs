/**
 * The layers of src: which folder may import which others; "may import" includes what those may. `packages` are those that
 * the folder may import. test/architecture/dependency-rules.test.ts shows each rule red once.
 */
const LAYERS = {
  base: { layer: 0, mayImport: [], packages: ['@noble/hashes'] },
  errors: { layer: 0, mayImport: ['base'] },
  workbook: { layer: 0, mayImport: [], packages: ['fflate'] },
  exact: { layer: 1, mayImport: ['errors'] },
  names: { layer: 1, mayImport: ['errors'] },
  countries: { layer: 1, mayImport: ['errors'] },
  time: { layer: 1, mayImport: ['errors'] },
  csv: { layer: 2, mayImport: ['exact'] },
  documents: { layer: 2, mayImport: ['exact', 'time'] },
  units: { layer: 2, mayImport: ['exact', 'names'] },
  emissions: { layer: 3, mayImport: ['units'], packages: ['@noble/hashes'] },
  decimal: { layer: 4, mayImport: ['emissions'], packages: ['decimal.js'] },
  display: { layer: 4, mayImport: ['emissions'] },
  verify: { layer: 4, mayImport: ['emissions'], packages: ['@noble/hashes'] },
  activities: { layer: 4, mayImport: ['emissions', 'time'] },
  factors: { layer: 4, mayImport: ['emissions', 'countries', 'time', 'csv'] },
  places: { layer: 4, mayImport: ['emissions', 'countries'], packages: ['geographiclib-geodesic'] },
  bulk: { layer: 5, mayImport: ['activities'] },
  energy: { layer: 5, mayImport: ['activities'] },
  rows: { layer: 5, mayImport: ['activities', 'factors', 'places'] },
  pact: { layer: 5, mayImport: ['verify', 'documents'] },
  transport: { layer: 5, mayImport: ['activities', 'verify', 'documents'] },
  resources: { layer: 6, mayImport: ['emissions', 'time'], packages: ['zod'] },
  store: { layer: 6, mayImport: ['emissions', 'time'] },
  collections: { layer: 7, mayImport: ['store', 'resources'] },
  disclosure: { layer: 7, mayImport: ['resources', 'energy', 'csv', 'display'] },
  service: {
    layer: 8,
    mayImport: ['collections', 'disclosure', 'activities', 'factors', 'places', 'bulk', 'csv', 'workbook'],
  },
  http: { layer: 9, mayImport: ['service', 'pact'] },
  testing: { layer: 10, mayImport: ['http'] },
  page: { layer: 10, mayImport: ['resources', 'verify', 'display', 'csv'], packages: ['d3-array', 'd3-scale'] },
  cli: { layer: 10, mayImport: ['http', 'rows', 'verify', 'display'], packages: ['@modelcontextprotocol/server'] },
}

/** The layers inside service/, the lowest first: each may import those before it. */
const SERVICE_LAYERS = ['core', 'master-data', 'activities', 'reporting']

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

/** The sources of the entry points of package.json. */
const ENTRIES = Object.values(require('./package.json').exports)
  .filter((target) => typeof target !== 'string')
  .map(({ import: { default: file } }) => file.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, '.ts'))

/** The files that other folders and users import; everything else is private to its folder. */
const PUBLIC = `^src/[^/]+/index\\.ts$|^${oneOf([...ENTRIES, 'src/factors/resolution/index.ts', 'src/http/conformance/index.ts', 'src/pact/exchange/index.ts', 'src/store/postgres/index.ts', 'src/store/sqlite/index.ts', 'src/verify/document/index.ts'])}$`
/** The files that may touch Node. */
const ON_NODE = `^src/(?:cli/|store/(?:sqlite|postgres)/)|^${oneOf(ENTRIES.filter((file) => file.endsWith('/node.ts')))}$`

const layers = Object.keys(LAYERS).map((folder) => ({
  name: `layer-of-${folder}`,
  comment: `${folder}/ may import only: ${reachable(folder).slice(1).join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(?:${oneOf(reachable(folder))}/${folder === 'cli' ? '|index\\.ts$' : ''})` },
}))

const serviceLayers = SERVICE_LAYERS.map((folder, index) => {
  const reachable = SERVICE_LAYERS.slice(0, index + 1)
  return {
    name: `service-layer-of-${folder}`,
    comment: `service/${folder}/ may import of service/ only: ${reachable.slice(0, -1).join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: `^src/service/${folder}/` },
    to: { path: '^src/service/', pathNot: `^src/service/${oneOf(reachable)}/` },
  }
})

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
    ...serviceLayers,
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
      name: 'service-folder-without-a-layer',
      comment: 'Put it into one of SERVICE_LAYERS.',
      severity: 'error',
      from: { path: '^src/service/[^/]+/', pathNot: `^src/service/${oneOf(SERVICE_LAYERS)}/` },
      to: {},
    },
    {
      name: 'core-entry',
      comment:
        'src/index.ts is the pure core: published factors, places and what stands above come by their own entry.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: '^src/', pathNot: `^src/${oneOf([...reachable('activities'), 'countries'])}/` },
    },
    {
      name: 'through-the-index',
      comment: "Another folder's files are private: import from its index.ts.",
      severity: 'error',
      from: { path: '^src/([^/]+)' },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', PUBLIC] },
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
      from: { path: '^src/([^/]+)/' },
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
      comment: 'verify() proves nothing if it runs the code it checks: types only, the errors and what is of no domain.',
      severity: 'error',
      from: { path: '^src/verify/' },
      to: { path: '^src/', pathNot: '^src/(?:verify|errors|base)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'independent-footprint-verifier',
      comment: 'A footprint is calculated again with arithmetic of its own, and not by what wrote it.',
      severity: 'error',
      from: { path: '^src/(?:pact|transport)/verification/' },
      to: {
        path: [
          '^src/(?:exact|activities|documents)/',
          '^src/pact/(?:footprint-source|footprint-figures|product-footprint)\\.ts$',
          '^src/transport/(?:ileap/)?(?:transport-chain|element-emission|shipment-footprint)\\.ts$',
        ],
      },
    },
    {
      name: 'page-in-a-browser',
      comment:
        'The page is a client of /v1 with the verifier in it: the errors, texts for people, cells of CSV, what the factors of a trace count as, and types of the rest.',
      severity: 'error',
      from: { path: '^src/page/' },
      to: {
        path: '^src/',
        pathNot: '^src/(?:page|verify|errors|base|display|csv|emissions)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'display-alone',
      comment: 'Texts for people are read in browsers too, and calculate nothing: types only of what they show.',
      severity: 'error',
      from: { path: '^src/display/' },
      to: { path: '^src/', pathNot: '^src/display/', dependencyTypesNot: ['type-only'] },
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
Object.defineProperty(module.exports, 'SERVICE_LAYERS', { value: SERVICE_LAYERS })
