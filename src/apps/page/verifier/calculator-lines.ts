import { isFields, isList, printable } from '../../../base/index.ts'
import {
  calculationOf,
  explain,
  explainQuantity,
  isVerifiedCalculation,
  isVerifiedQuantity,
} from '../../../core/emissions/index.ts'
import { NOTICE_CODES } from '../../../core/errors/index.ts'
import type { Verification } from '../../../verify/index.ts'

/** A number with the lines that a pocket calculator checks it by. */
export interface ShownFigure {
  readonly title: string
  /** All digits, with the unit. */
  readonly stated: string
  /** Each one product or sum; empty if the trace does not verify. */
  readonly lines: readonly string[]
  /** The assumptions, as sentences. */
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

/** The result of the verification of a trace. */
type Verified = Pick<Verification, 'verified'>

function explainTrace(trace: unknown, verification: Verified): readonly string[] {
  if (isVerifiedQuantity(trace, verification)) return [explainQuantity(trace)]
  if (!isVerifiedCalculation(trace, verification)) return []
  const { method, contributions } = trace
  return explain(calculationOf({ method, contributions, notices: [] })).split('\n')
}

/** Describes the number of a trace, with its lines if the trace is verified. */
export function describeFigure(title: string, trace: unknown, verification: Verified): ShownFigure {
  const fields: Fields = isFields(trace) ? trace : {}
  return {
    title,
    stated: printable(statedOf(fields)),
    lines: explainTrace(trace, verification),
    notices: noticesOf(fields),
    digest: printable(String(fields.digest ?? '')),
  }
}
