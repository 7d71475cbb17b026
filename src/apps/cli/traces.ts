import { isFields } from '../../base/index.ts'
import { parseNdjson } from '../../core/csv/index.ts'
import { TRACE_FORMAT } from '../../core/emissions/index.ts'
import { parseJson } from '../../core/errors/index.ts'
import type { Failure } from '../../rows/index.ts'
import { FileFailures, readingFile } from './failure.ts'

/** A trace in a file. */
export interface TraceLine {
  readonly line: number
  /** The argument for `verify`: the line, compared byte for byte, or the data of a trace over several lines. */
  readonly proof: string | object
  readonly value: object
}

function isTrace(value: unknown): value is { readonly format: string } {
  return isFields(value) && typeof value.format === 'string'
}

/** True if the text starts like a file of traces, of emissions or of energy. */
export function looksLikeTraces(text: string): boolean {
  return /^\uFEFF?\s*\{/.test(text) && /"format":\s*"tonne-(?:energy-)?trace\//.test(text.slice(0, 1_000_000))
}

/** The single JSON value of a text over several lines, such as editors format it; undefined if there is none. */
function fullValue(text: string): object | undefined {
  if (!/^\uFEFF?\s*\{\s*\n/.test(text)) return undefined
  try {
    const value = parseJson(text.replace(/^\uFEFF/, ''))
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The traces of a file: one, or one per line. Throws `FileFailures` for every line that is not a trace. */
export function readTraces(file: string, text: string): readonly TraceLine[] {
  const found = fullValue(text)
  const lines = found === undefined ? readingFile(file, () => parseNdjson(text)) : [{ line: 1, value: found, text: '' }]
  const failures: Failure[] = []
  const traces: TraceLine[] = []
  for (const { line, value, text: source } of lines) {
    if (isTrace(value)) traces.push({ line, value, proof: found ?? source.trim() })
    else {
      const message = `is not a trace of the format ${TRACE_FORMAT}; write traces by tonne calculate FILE --traces FILE`
      failures.push({ position: { line, column: 1 }, code: 'trace_invalid', message })
    }
  }
  if (traces.length === 0 && failures.length === 0) {
    failures.push({ position: undefined, code: 'trace_invalid', message: 'has no traces' })
  }
  if (failures.length > 0) throw new FileFailures(file, failures)
  return traces
}
