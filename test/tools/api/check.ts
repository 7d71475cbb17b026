import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { entryPoints } from '../../package/entry-points.ts'
import { type Change, changesOf, printChange } from './changes.ts'
import { declarationsOf, librarySources } from './declarations.ts'
import { inferredTypes } from './explicit-types.ts'
import { referenceFaults } from './faults.ts'
import { referencePages } from './reference.ts'
import { surfaceOf } from './surface.ts'

/** The reference: every exported signature, for people to read and for this program to compare. */
const REFERENCE = 'src/docs/reference'

const ACCEPT = 'npm run api:accept'
const LINES_SHOWN_MAX = 40

function committedPages(): Map<string, string> {
  const names = existsSync(REFERENCE) ? readdirSync(REFERENCE).sort() : []
  return new Map(names.map((name) => [name, readFileSync(`${REFERENCE}/${name}`, 'utf8')]))
}

/** Writes the pages, and removes those that belong to no entry any more. */
function write(pages: ReadonlyMap<string, string>): void {
  mkdirSync(REFERENCE, { recursive: true })
  for (const name of committedPages().keys()) if (!pages.has(name)) rmSync(`${REFERENCE}/${name}`)
  for (const [name, text] of pages) writeFileSync(`${REFERENCE}/${name}`, text)
}

function report(changes: readonly Change[]): void {
  for (const change of changes) console.error(printChange(change, LINES_SHOWN_MAX))
  console.error(`${changes.length} files differ. If this is meant, run \`${ACCEPT}\`, read the diff and commit it.`)
}

/** Writes what is wrong with the sources, or what differs; true when there is nothing. */
function main(): boolean {
  const entries = entryPoints()
  const sources = librarySources()
  const declarations = declarationsOf(sources)
  const surface = surfaceOf(declarations.program, entries)
  const pages = referencePages(surface, sources)
  const faults = [...inferredTypes(surface, declarations), ...referenceFaults(surface, pages, REFERENCE)]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) return false
  if (process.argv.includes('--write')) write(pages)
  const changes = changesOf(REFERENCE, { before: committedPages(), after: pages })
  if (changes.length > 0) report(changes)
  const names = surface.entries.reduce((count, { items }) => count + items.length, 0)
  if (changes.length === 0) console.log(`${names} exports of ${entries.length} entry points are as written down`)
  return changes.length === 0
}

if (!main()) process.exitCode = 1
