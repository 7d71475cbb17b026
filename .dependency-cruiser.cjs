/**
 * The arrows of the house. test/architecture/floors.json says which folder may import which; "may import" includes what
 * those may. test/architecture/dependency-rules.test.ts shows each rule red once.
 */
const floors = require('./test/architecture/floors.json')

const escaped = (name) => name.replace(/[.\\/]/g, '\\$&')
const oneOf = (names) => `(?:${names.map(escaped).join('|')})`

/** Every folder below, itself included. */
function reachable(folder, seen = new Set()) {
  if (!seen.has(folder)) {
    seen.add(folder)
    for (const next of floors[folder].mayImport) reachable(next, seen)
  }
  return [...seen]
}

/** What other folders and users import; everything else is private to its folder. */
const PUBLIC =
  '^src/[^/]+/index\\.ts$|^src/http/(?:node|fetch|fastify|lambda|conformance/index)\\.ts$|^src/bulk/node\\.ts$|^src/places/(?:airports|cities)/index\\.ts$|^src/store/(?:sqlite|postgres)/index\\.ts$'
/** The files that may touch Node. */
const ON_NODE = '^src/(?:cli/(?!page/)|http/node\\.ts$|bulk/node\\.ts$|store/(?:sqlite|postgres)/)'

const arrows = Object.keys(floors).map((folder) => ({
  name: `floor-of-${folder}`,
  comment: `${folder}/ may import only: ${reachable(folder).slice(1).join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(?:${oneOf(reachable(folder))}/${folder === 'cli' ? '|index\\.ts$' : ''})` },
}))

const packages = Object.keys(floors).map((folder) => {
  const allowed = reachable(folder).flatMap((one) => floors[one].packages ?? [])
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
    ...arrows,
    ...packages,
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or miss a third; type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'folder-without-a-floor',
      comment: 'Give the folder a line in test/architecture/floors.json.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/${oneOf(Object.keys(floors))}/` },
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
      comment: 'verify() proves nothing if it runs the code it checks: types only, and the errors.',
      severity: 'error',
      from: { path: '^src/verify/' },
      to: { path: '^src/', pathNot: '^src/(?:verify|errors)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-in-a-browser',
      comment: 'The page is a client of /v1 with the verifier in it: types only, and the errors, of what it looks at.',
      severity: 'error',
      from: { path: '^src/cli/page/' },
      to: { path: '^src/', pathNot: '^src/(?:cli/page|verify|errors)/', dependencyTypesNot: ['type-only'] },
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
