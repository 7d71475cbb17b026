import { isFields } from '../../base/index.ts'
import type { Field } from '../findings.ts'
import { checkFormatVersion } from '../format-version.ts'
import { FORMAT, type Trace } from '../trace-shape.ts'
import { checkTrace, type VerifyOptions } from '../verify.ts'

/**
 * Reads a trace embedded in a document and verifies it within the work budget of the document. Returns it if it proves its
 * figures; otherwise undefined, with its differences below the field. `trace` must be plain data.
 */
export function readEmbeddedTrace(trace: unknown, field: Field, options: VerifyOptions): Trace | undefined {
  const { budget } = field.findings
  if (!isFields(trace)) return field.differs('is not the trace of an emission', 'a trace', trace)
  checkFormatVersion(trace.format, 'trace.format')
  if (trace.format !== FORMAT) return field.in('format').differs('is not that of an emission', FORMAT, trace.format)
  if (budget.isSpent) {
    const expected = 'numbers of some hundred digits, factors of some thousand characters'
    return field.differs('is not computed again: the parts before it took all work', expected, 'more')
  }
  const { verified, differences } = checkTrace(trace, options, budget)
  if (verified) return trace as unknown as Trace
  field.include(differences)
  return undefined
}
