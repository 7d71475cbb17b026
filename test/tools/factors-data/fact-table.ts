import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { csvRecords } from '../../../src/core/csv/index.ts'

/** The cells of a row by the names of their columns. */
export type Cells = Readonly<Record<string, string>>

/** The rows of a CSV table. Throws unless the file has the digest of the table that the shipped figures were read from. */
export function readFactTable(file: string, digest: string): Cells[] {
  const text = readFileSync(file, 'utf8')
  const found = createHash('sha256').update(text).digest('hex')
  if (found !== digest) throw new Error(`${file} has the digest ${found}; expected ${digest}`)
  const [head, ...records] = csvRecords(text)
  return records.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])),
  )
}

/** A table of `src/reference/factors/data`: the name of its file, the lines of its comment, and those of its rows. */
export interface DataTable {
  readonly name: string
  /** The folder of a set that is an entry of its own: 'national'; left out: that of `tonne/factors`. */
  readonly folder?: string
  readonly comment: readonly string[]
  readonly lines: readonly string[]
}

/** Writes a table of `src/reference/factors/data`. */
export function writeDataTable({ name, folder = '.', comment, lines }: DataTable): void {
  const constant = name.toUpperCase().replaceAll('-', '_')
  const about = comment.map((line) => ` * ${line}`.trimEnd()).join('\n')
  const text = `/**\n${about}\n */\nexport const ${constant} = \`\n${lines.join('\n')}\n\`\n`
  writeFileSync(new URL(`../../../src/reference/factors/${folder}/data/${name}.ts`, import.meta.url), text)
}

/** The lines in sections: a line `== section` before the lines that follow each other under it. */
export function inSections(rows: readonly (readonly [section: string, line: string])[]): string[] {
  return rows.flatMap(([section, line], index) => (rows[index - 1]?.[0] === section ? [line] : [`== ${section}`, line]))
}

/** Puts the lines of each section after each other, in the order in which the sections first occur. */
export function bySection<Line extends readonly [section: string, line: string]>(rows: readonly Line[]): Line[] {
  const order = new Map(
    [...new Set(rows.map(([section]) => section))].map((section, index) => [section, index] as const),
  )
  return [...rows].sort(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
}

/** Prints the rows that a table leaves out, each with its reason, and the number of those it has. */
export function printLeftOut(
  name: string,
  written: number,
  leftOut: readonly (readonly [row: string, why: string])[],
): void {
  for (const [row, why] of leftOut) process.stdout.write(`left out: ${row}: ${why}\n`)
  process.stdout.write(`${name}: ${written} rows written, ${leftOut.length} left out\n`)
}
