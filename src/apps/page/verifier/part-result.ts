import { printable } from '../../../base/index.ts'
import { EmissionsError, type Unchecked } from '../../../core/errors/index.ts'
import type { ShownFigure } from './calculator-lines.ts'
import type { EvidenceKind } from './evidence.ts'

/** A difference or an error, and where it is. */
export interface ShownDifference {
  /** 'line 3'; '' for the whole file. */
  readonly place: string
  readonly code: string
  readonly path: string
  /** A sentence that continues the path. */
  readonly message: string
  readonly expected?: string
  readonly found?: string
}

/** `open`: this version cannot tell, because the format is newer or a key is missing. `read`: proves nothing by itself. */
export type Verdict = 'verified' | 'differs' | 'open' | 'read'

/** The result of one part of a file. */
export interface PartResult {
  readonly kind: EvidenceKind | 'bundle'
  readonly verdict: Verdict
  readonly differences: readonly ShownDifference[]
  readonly figures: readonly ShownFigure[]
  /** The number of all figures; `figures` has the first. */
  readonly figuresInAll: number
  readonly unchecked: readonly Pick<Unchecked, 'code' | 'count' | 'message'>[]
  /** Names and digests for the statement. */
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** Codes of errors that say nothing against the evidence. */
const OPEN_CODES: readonly string[] = ['format_newer', 'format_prerelease', 'head_key_unknown']

const NOTHING = { figures: [], figuresInAll: 0, unchecked: [], facts: [] } as const

/** The result of a part that could not be read, from what its verifier threw. */
export function failPart(kind: PartResult['kind'], place: string, error: unknown): PartResult {
  const violations = EmissionsError.is(error)
    ? error.violations
    : [{ path: '', code: 'trace_invalid', message: `cannot be read: ${String(error)}` }]
  const differences = violations.map(({ path, code, message, ...more }) => {
    const received = 'received' in more ? more.received : undefined
    return {
      place,
      ...{ path, code, message: printable(message) },
      ...('expected' in more && more.expected !== undefined && { expected: more.expected }),
      ...(received !== undefined && { found: received }),
    }
  })
  const isOpen = violations.every(({ code }) => OPEN_CODES.includes(code))
  return { ...NOTHING, kind, verdict: isOpen ? 'open' : 'differs', differences }
}
