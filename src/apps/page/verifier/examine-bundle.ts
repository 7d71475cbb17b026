import { isFields } from '../../../base/index.ts'
import { type BundleVerification, type PublicHeadKey, type SignedHead, verifyBundle } from '../../../verify/index.ts'
import { figureOf, type ShownFigure } from './calculator-lines.ts'
import { shippedCatalogue } from './catalogue.ts'
import { differencesAt, headFacts } from './examine.ts'
import { failedOutcome, type Outcome } from './outcome.ts'

/** The figures of a bundle that are shown, so that memory is bounded. */
const FIGURES_MAX = 1000

/** A signed head whose signature is valid, as text and as data. */
export interface ReadHead {
  readonly text: string
  readonly head: SignedHead
}

/** Signed heads, and the public keys that they were checked by. */
export interface HeadEvidence {
  readonly heads: readonly ReadHead[]
  readonly keys: readonly PublicHeadKey[]
}

type Fields = Readonly<Record<string, unknown>>

function parseFields(line: string): Fields {
  try {
    const value: unknown = JSON.parse(line)
    return isFields(value) ? value : {}
  } catch {
    // the verifier reports it
    return {}
  }
}

/** Returns the header if a text begins as a bundle does. */
export function bundleHeader(firstLine: string): Fields | undefined {
  const header = parseFields(firstLine)
  return typeof header.format === 'string' && header.format.startsWith('tonne-bundle/') ? header : undefined
}

/** Collects the first traces of a bundle, and its last line, while the lines pass through to the verifier. */
class PassingLines {
  readonly traces: { readonly line: number; readonly fields: Fields }[] = []
  traceCount = 0
  last = ''
  #line = 0

  async *from(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      this.#line += 1
      this.last = line
      if (line.startsWith('{"kind":"trace"')) this.#takeTrace(line)
      yield line
    }
  }

  #takeTrace(line: string): void {
    this.traceCount += 1
    if (this.traces.length < FIGURES_MAX) this.traces.push({ line: this.#line, fields: parseFields(line) })
  }

  figures(differing: ReadonlySet<number>): readonly ShownFigure[] {
    return this.traces.map(({ line, fields }) => {
      const { recordId, method, trace } = fields
      return figureOf(`line ${line}: ${String(recordId)}, ${String(method)}`, trace, !differing.has(line))
    })
  }
}

function factsOf(header: Fields, passing: PassingLines, { counts, heads }: BundleVerification): Outcome['facts'] {
  const { log, companyId, exportedAt } = header
  const { sequence, digest } = isFields(log) ? log : {}
  const counted = Object.entries(counts).map(([kind, count]) => `${count} of ${kind}`)
  return [
    ['company', String(companyId)],
    ['exported at, as the bundle states', String(exportedAt)],
    ['head of the log', `line ${String(sequence)}, ${String(digest)}`],
    ['digest of the bundle', String(parseFields(passing.last).digest)],
    ['lines by kind', counted.join(', ')],
    ...heads.flatMap(headFacts),
  ]
}

/** Verifies a bundle against the shipped factors and the signed heads of its company. Never throws. */
export async function examineBundle(
  lines: AsyncIterable<string>,
  header: Fields,
  { heads, keys }: HeadEvidence,
): Promise<Outcome> {
  const passing = new PassingLines()
  const ofCompany = heads.filter(({ head }) => head.companyId === header.companyId).map(({ text }) => text)
  const signed = ofCompany.length === 0 ? {} : { heads: ofCompany, keys }
  try {
    const verification = await verifyBundle(passing.from(lines), { catalogue: shippedCatalogue(), ...signed })
    const { verified, differences, unchecked } = verification
    return {
      kind: 'bundle',
      verdict: verified ? 'verified' : 'differs',
      differences: differences.flatMap((one) => differencesAt(`line ${one.line}`, [one])),
      figures: passing.figures(new Set(differences.map(({ line }) => line))),
      figuresInAll: passing.traceCount,
      unchecked,
      facts: factsOf(header, passing, verification),
    }
  } catch (error) {
    return failedOutcome('bundle', '', error)
  }
}
