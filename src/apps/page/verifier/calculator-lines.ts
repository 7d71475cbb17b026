import { isFields, isList, printable } from '../../../base/index.ts'
import { type Calculation, calculationOf, explain, explainQuantity } from '../../../core/emissions/index.ts'
import { NOTICE_CODES } from '../../../core/errors/index.ts'

/** A number with the lines that a pocket calculator checks it by. */
export interface ShownFigure {
  readonly title: string
  /** All digits, with the unit. */
  readonly stated: string
  /** Each one product or sum; empty if the trace does not verify. */
  readonly lines: readonly string[]
  /** Sentences about what was assumed. */
  readonly notices: readonly string[]
  readonly digest: string
}

type Fields = Readonly<Record<string, unknown>>

function noticesOf({ notices }: Fields): readonly string[] {
  if (!isList(notices)) return []
  const sentences: Readonly<Record<string, string>> = NOTICE_CODES
  return notices.flatMap((one) => {
    if (!isFields(one)) return []
    const code = String(one.code)
    const sentence = Object.hasOwn(sentences, code) ? sentences[code] : 'a notice of a later version'
    return [printable(`${sentence} (${code}, ${String(one.path)})`)]
  })
}

function statedOf({ energyKwh, quantity, total }: Fields): string {
  if (energyKwh !== undefined) return `${isFields(quantity) ? String(quantity.value) : '?'} kWh`
  const co2e = isFields(total) ? total.co2e : undefined
  return typeof co2e === 'string' ? `${co2e} kg CO2e` : 'no CO2e published'
}

/** Explains a trace that was verified, which therefore has the fields of a calculation. */
function explainVerified(trace: Fields): readonly string[] {
  if (trace.energyKwh !== undefined) return [explainQuantity(trace as never)]
  const { method, contributions } = trace as unknown as Calculation
  return explain(calculationOf({ method, contributions, notices: [] })).split('\n')
}

/** Returns the number of a trace, and its lines if the trace is verified. */
export function figureOf(title: string, trace: unknown, isVerified: boolean): ShownFigure {
  const fields: Fields = isFields(trace) ? trace : {}
  return {
    title,
    stated: printable(statedOf(fields)),
    lines: isVerified ? explainVerified(fields) : [],
    notices: noticesOf(fields),
    digest: printable(String(fields.digest ?? '')),
  }
}
