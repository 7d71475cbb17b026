import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type ConsumerProject, installedIn, type Packed } from './consumer-project.ts'

const UNPACKED_MAX = 4_000_000
const INSTALLED_MAX = 13_000_000
const DEPENDENCIES_MAX = 2

const REQUIRED = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'package.json',
  ...['array', 'color', 'format', 'interpolate', 'scale', 'shape'].map((name) => `dist/licenses/d3-${name}.txt`),
  'dist/licenses/geographiclib-geodesic.txt',
  'dist/licenses/noble-hashes.txt',
  'dist/licenses/published-figures.txt',
]
const ALLOWED =
  /^(?:CHANGELOG\.md|LICENSE|README\.md|package\.json|dist\/licenses\/[a-z0-9-]+\.txt|dist\/cli\/page\/[a-z]+\.(?:html|css|svg|js)|dist\/.+(?<!\.test)\.(?:js|cjs|d\.ts|d\.cts))$/

/** A path of the machine that built, or a map to sources that are not there. */
const TRACES_OF_A_MACHINE = ['sourceMappingURL', process.cwd(), homedir().padEnd(6, '/')]

function checkFiles(project: ConsumerProject, { files }: Packed): void {
  const paths = files.map(({ path }) => path)
  for (const path of REQUIRED) assert.ok(paths.includes(path), `${path} is not in the tarball`)
  const others = paths.filter((path) => !ALLOWED.test(path) || path.split('/').includes('test'))
  assert.deepEqual(others, [], 'the tarball holds nothing but dist, licence, README, changelog and attributions')
  for (const path of paths.filter((one) => one.startsWith('dist/'))) {
    const text = readFileSync(join(project.folder, 'node_modules/tonne', path), 'utf8')
    for (const trace of TRACES_OF_A_MACHINE) assert.ok(!text.includes(trace), `${path} holds ${trace}`)
  }
  console.log(`ok - ${paths.length} files, none that should not be there`)
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`

function checkSizes(project: ConsumerProject, { size, unpackedSize }: Packed): void {
  assert.ok(unpackedSize <= UNPACKED_MAX, `${megabytes(unpackedSize)} unpacked, above ${megabytes(UNPACKED_MAX)}`)
  const { packages, bytes } = installedIn(project.folder)
  const dependencies = packages.filter((name) => name !== 'tonne')
  assert.ok(bytes <= INSTALLED_MAX, `${megabytes(bytes)} installed, above ${megabytes(INSTALLED_MAX)}`)
  assert.ok(dependencies.length <= DEPENDENCIES_MAX, `installs ${dependencies.join(', ')}`)
  const all = `${megabytes(bytes)} with ${dependencies.join(' and ')}`
  console.log(`ok - ${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked, ${all}`)
}

/** What the tarball holds, how large it is, and what comes with it. */
export function checkContents(project: ConsumerProject, packed: Packed): void {
  checkFiles(project, packed)
  checkSizes(project, packed)
}
