/**
 * Writes dist/sbom.cdx.json, the CycloneDX bill of what a user of the package runs: what is compiled into dist, as its
 * licences there say, and what npm installs beside it. `npm run build` calls it last. The components are those that
 * `npm sbom` reads from the lock file; what differs from build to build (a serial number, a time) is left out.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { licenceName } from '../package/licence-name.ts'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
}

interface Bill {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Manifest {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** The bill with the components that pass alone; `isShipped` takes the name of a package. */
function billOf({ metadata, ...bill }: Bill, isShipped: (name: string) => boolean, { name }: Manifest): object {
  const components = bill.components.filter((component) => isShipped(component.name))
  const kept = new Set(components.map((component) => component['bom-ref']))
  const own = metadata.component['bom-ref']
  const dependencies = bill.dependencies
    .filter(({ ref }) => ref === own || kept.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: ref === own ? [...kept] : dependsOn.filter((one) => kept.has(one)),
    }))
  const { component } = metadata
  return {
    ...{
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
    },
    metadata: { lifecycles: [{ phase: 'build' }], component: { ...component, name } },
    components,
    dependencies,
  }
}

/** Writes the bill of the build in dist. */
function writeSbom(): void {
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const compiled = new Set(readdirSync('dist/licenses').map((file) => file.replace(/\.txt$/, '')))
  const isShipped = (name: string) => compiled.has(licenceName(name)) || Object.hasOwn(manifest.dependencies, name)
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const bill: Bill = JSON.parse(execFileSync('npm', options, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(billOf(bill, isShipped, manifest), null, 2)}\n`)
}

writeSbom()
