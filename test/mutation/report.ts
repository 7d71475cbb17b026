import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What became of a mutant: the names of the mutation testing report schema. */
export type Status =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'CompileError'
  | 'RuntimeError'
  | 'Ignored'
  | 'Pending'

/** One change of one place, and what became of it. */
export interface Mutant {
  /** Below src/. */
  readonly file: string
  readonly line: number
  /** The first line of the place as it stands in the file. */
  readonly text: string
  readonly from: string
  readonly becomes: string
  readonly status: Status
}

interface Place {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

interface FileReport {
  readonly source: string
  readonly mutants: readonly { readonly location: Place; readonly replacement?: string; readonly status: Status }[]
}

function mutantsOf(path: string, { source, mutants }: FileReport): readonly Mutant[] {
  const lines = source.split('\n')
  return mutants.map(({ location: { start, end }, replacement = '', status }) => {
    const text = lines[start.line - 1] ?? ''
    const from = text.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
    const becomes = replacement.replace(/\s+/g, ' ')
    return { file: relative('src', path), line: start.line, text: text.trim(), from, becomes, status }
  })
}

/** Every mutant of a report. */
export function readMutants(path: string): readonly Mutant[] {
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as { readonly files: Readonly<Record<string, FileReport>> }
  return Object.entries(files).flatMap(([file, report]) => mutantsOf(file, report))
}
