import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

interface Position {
  readonly line?: number
}
interface Range {
  readonly start: Position
}
interface Branch {
  readonly type: string
  readonly loc: Range
  readonly locations: readonly Range[]
}

/** What the provider writes of a file: how often each branch and function was taken, by number. */
interface FileCoverage {
  readonly b: Readonly<Record<string, readonly number[]>>
  readonly branchMap: Readonly<Record<string, Branch>>
  readonly f: Readonly<Record<string, number>>
  readonly fnMap: Readonly<Record<string, { readonly name: string; readonly loc: Range }>>
}

/** A branch or function that no test takes. */
export interface Missing {
  /** Below src/. */
  readonly file: string
  readonly line: number
  /** The line as it stands in the file. */
  readonly text: string
  readonly what: string
}

/** How many branches a report counts, and what of them no test takes. */
export interface Report {
  readonly branches: number
  readonly missing: readonly Missing[]
}

function missingOf(path: string, { b, branchMap, f, fnMap }: FileCoverage): readonly Missing[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = (line: number | undefined, what: string): Missing => ({
    file: relative(resolve('src'), path),
    line: line ?? 0,
    text: (lines[(line ?? 0) - 1] ?? '').trim(),
    what,
  })
  const branches = Object.entries(b).flatMap(([id, taken]) => {
    const { type, loc, locations } = branchMap[id] as Branch
    // an else that is not written has no place of its own
    const lineOf = (index: number) => locations[index]?.start.line ?? loc.start.line
    return taken.flatMap((times, index) => (times === 0 ? [at(lineOf(index), `${type} ${index + 1}`)] : []))
  })
  const functions = Object.entries(f).flatMap(([id, times]) => {
    const { name, loc } = fnMap[id] as FileCoverage['fnMap'][string]
    return times === 0 ? [at(loc.start.line, `function ${name}`)] : []
  })
  return [...branches, ...functions]
}

/** Reads what the coverage provider left. */
export function readReport(path: string): Report {
  const files = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, FileCoverage>)
  return {
    branches: files.flatMap(([, { b }]) => Object.values(b).flat()).length,
    missing: files.flatMap(([file, coverage]) => missingOf(file, coverage)),
  }
}
