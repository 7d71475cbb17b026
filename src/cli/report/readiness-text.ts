import { decimalText, percentText, rationalOf } from '../../display/index.ts'
import type { Readiness, ReadinessFinding, ReadinessStratum } from '../../service/index.ts'
import { table, wrap } from '../text-layout.ts'

/** Ids that are printed; the others are in the JSON. */
const IDS_MAX = 3
const DECIMALS = 3

function idsText({ first, records }: ReadinessFinding): string[] {
  if (first.length === 0) return []
  const others = records > IDS_MAX ? [`${records - IDS_MAX} more`] : []
  return [...first.slice(0, IDS_MAX), ...others].map((text) => `    ${text}`)
}

function findingText(finding: ReadinessFinding): string {
  const { code, severity, message } = finding
  return [wrap(`${severity}  ${code}: ${message}`, '  '), ...idsText(finding)].join('\n')
}

function stratumCells({ siteName, collection, scope, records, co2e }: ReadinessStratum): string[] {
  const kilograms = decimalText(rationalOf(co2e.exact), DECIMALS)
  return [siteName ?? 'no site', collection, scope, String(records), kilograms]
}

/** The part of the total that rests on stand-ins. */
function standInText({ total: { records, co2e, share } }: Readiness['standIns']): string {
  const percent = share === undefined ? '' : ` (${percentText(rationalOf(share.exact))} of the total)`
  const kilograms = decimalText(rationalOf(co2e.exact), DECIMALS)
  return wrap(
    `${records} records, ${kilograms} kg CO2e${percent}, rest on factors of another country or a wider region`,
    '  ',
  )
}

/** The findings for people, what blocks first in each code, then the records to sample from. */
export function readinessText({ from, to, findings, standIns, strata }: Readiness): string {
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length
  const count = findings.length === 0 ? 'nothing to clear' : `${findings.length} findings, of which ${blocking} block`
  const paragraphs = [
    `${from.slice(0, 10)} up to ${to.slice(0, 10)}: ${count}`,
    ...findings.map(findingText),
    standInText(standIns),
    table([['Records', 'activity', 'scope', 'number', 'kg CO2e'], ...strata.map(stratumCells)]).join('\n'),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
