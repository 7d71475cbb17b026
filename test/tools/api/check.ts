import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { entryPoints } from '../../package/entry-points.ts'
import { type Change, changesOf, printChange } from './changes.ts'
import { declarationsOf, librarySources } from './declarations.ts'
import { inferredTypes } from './explicit-types.ts'
import { referenceFaults } from './faults.ts'
import { referencePages } from './reference.ts'
import { apiReports } from './report.ts'
import { surfaceOf } from './surface.ts'

/** The reports of the signatures, and the reference that people read. */
const REPORTS = 'test/package/api/reports'
const REFERENCE = 'test/package/api/reference'

const ACCEPT = 'npm run api:accept'
const LINES_SHOWN_MAX = 40

function filesIn(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}

/** Writes the files of a folder anew; what belongs to no entry any more goes. */
function write(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of filesIn(folder).keys()) if (!files.has(name)) rmSync(`${folder}/${name}`)
  for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text)
}

function report(changes: readonly Change[]): void {
  for (const change of changes) console.error(printChange(change, LINES_SHOWN_MAX))
  console.error(`${changes.length} files differ. If this is meant, run \`${ACCEPT}\`, read the diff and commit it.`)
}

/** Writes what is wrong with the sources, or what differs; true when there is nothing. */
function main(): boolean {
  const entries = entryPoints()
  const declarations = declarationsOf(librarySources())
  const surface = surfaceOf(declarations.program, entries)
  const pages = referencePages(surface)
  const faults = [...inferredTypes(surface, declarations), ...referenceFaults(surface, pages, REFERENCE)]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) return false
  const folders = [[REPORTS, apiReports(surface)] as const, [REFERENCE, pages] as const]
  if (process.argv.includes('--write')) for (const [folder, files] of folders) write(folder, files)
  const changes = folders.flatMap(([folder, files]) => changesOf(folder, { before: filesIn(folder), after: files }))
  if (changes.length > 0) report(changes)
  const names = surface.entries.reduce((count, { items }) => count + items.length, 0)
  if (changes.length === 0) console.log(`${names} exports of ${entries.length} entry points are as written down`)
  return changes.length === 0
}

if (!main()) process.exitCode = 1
