import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ConsumerProject, installedIn, type Packed } from './consumer-project.ts'
import { licenceName } from './licence-name.ts'

/** The modules of factors are 2.7 MB of it. */
const UNPACKED_MAX = 17_050_000
const INSTALLED_MAX = 23_600_000
const DEPENDENCIES_MAX = 2

const REQUIRED = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'package.json',
  'src/schemas/trace.json',
  'src/verify/python/verify_trace.py',
  // internmap is compiled into the file that d3-array ships
  ...['array', 'color', 'format', 'interpolate', 'scale'].map((name) => `dist/licenses/d3-${name}.txt`),
  'dist/licenses/internmap.txt',
  'dist/cli/page/licenses.txt',
  'dist/verify.html',
  'dist/sbom.cdx.json',
  'dist/licenses/geographiclib-geodesic.txt',
  'dist/licenses/noble-hashes.txt',
  'dist/licenses/published-figures.txt',
]
const ALLOWED =
  /^(?:(?:src\/docs|\.github|bench|test)\/(?:[a-z-]+\/)*[A-Za-z][A-Za-z0-9-]*\.md|CHANGELOG\.md|LICENSE|README\.md|package\.json|src\/schemas\/[a-z-]+\.json|src\/verify\/python\/verify_trace\.py|dist\/licenses\/[a-z0-9-]+\.txt|dist\/sbom\.cdx\.json|dist\/cli\/page\/[a-z]+\.(?:html|css|svg|js|txt)|dist\/verify\.html|dist\/.+(?<!\.test)\.(?:js|cjs|d\.ts|d\.cts))$/

/** A path of the machine that built, or a map to sources that are not there. */
const TRACES_OF_A_MACHINE = ['sourceMappingURL', process.cwd(), homedir().padEnd(6, '/')]

function checkFiles(project: ConsumerProject, { files }: Packed): void {
  const paths = files.map(({ path }) => path)
  for (const path of REQUIRED) assert.ok(paths.includes(path), `${path} is not in the tarball`)
  const others = paths.filter((path) => !ALLOWED.test(path) || /^dist\/(?:.*\/)?test\//.test(path))
  assert.deepEqual(others, [], 'the tarball holds nothing but dist, pages, licence, README, changelog and attributions')
  for (const path of paths.filter((one) => one.startsWith('dist/'))) {
    const text = readFileSync(join(project.folder, 'node_modules/tonne', path), 'utf8')
    for (const trace of TRACES_OF_A_MACHINE) assert.ok(!text.includes(trace), `${path} holds ${trace}`)
  }
  console.log(`ok - ${paths.length} files, none that should not be there`)
}

/** Targets of links in a page, without those to other hosts and to headings of the page itself. */
function linksIn(path: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''))
  return targets.filter((target) => target !== '' && !target.includes(':')).map((target) => join(dirname(path), target))
}

/** Every relative link of every page leads to a file of the tarball, so that pages are whole where npm installs them. */
function checkLinks(project: ConsumerProject, { files }: Packed): void {
  const paths = new Set(files.map(({ path }) => path))
  const pages = [...paths].filter((path) => path.endsWith('.md'))
  const links = pages.flatMap((path) => {
    const text = readFileSync(join(project.folder, 'node_modules/tonne', path), 'utf8')
    return linksIn(path, text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '')).map((target) => ({
      path,
      target,
    }))
  })
  const broken = links.filter(({ target }) => !paths.has(target)).map(({ path, target }) => `${path}: ${target}`)
  assert.deepEqual(broken, [], 'links that lead to nothing in the tarball')
  console.log(`ok - ${links.length} links in ${pages.length} pages lead to files of the tarball`)
}

interface Bill {
  readonly components: readonly { readonly name: string; readonly purl: string; readonly hashes: readonly unknown[] }[]
}

/** The bill of materials names every package whose licence is there, and every one that is installed beside. */
function checkBill(project: ConsumerProject, { files }: Packed): void {
  const text = readFileSync(join(project.folder, 'node_modules/tonne/dist/sbom.cdx.json'), 'utf8')
  const { components }: Bill = JSON.parse(text)
  const named = components.map(({ name }) => licenceName(name)).sort()
  const licences = files.flatMap(({ path }) => /^dist\/licenses\/(.+)\.txt$/.exec(path)?.[1] ?? [])
  const compiled = licences.filter((name) => name !== 'published-figures')
  const installed = installedIn(project.folder).packages.filter((name) => name !== 'tonne')
  assert.deepEqual(named, [...new Set([...compiled, ...installed.map(licenceName)])].sort(), 'the bill of materials')
  assert.deepEqual(
    components.filter(({ purl, hashes }) => !purl.startsWith('pkg:npm/') || hashes.length === 0),
    [],
  )
  console.log(`ok - a bill of materials of ${components.length} packages`)
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
  checkLinks(project, packed)
  checkBill(project, packed)
  checkSizes(project, packed)
}
