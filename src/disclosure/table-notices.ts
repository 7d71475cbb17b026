import { decimalText, rationalOf } from '../display/index.ts'
import { isKeyOf, NOTICE_CODES, NOTICE_SEVERITIES, type NoticeCode } from '../errors/index.ts'
import type { DisclosureMissing, DisclosureNotice } from '../resources/index.ts'
import type { DisclosureInputs, PeriodInputs, RowDefinition, StandardDefinition } from './standard.ts'

function isWarning(code: string): code is NoticeCode {
  return isKeyOf(NOTICE_SEVERITIES, code) && NOTICE_SEVERITIES[code] === 'warning'
}

/** Lists the notices about the whole inventory, and those about records that affect a number. */
export function tableNotices({ inventory, energy }: PeriodInputs): readonly DisclosureNotice[] {
  const ofRecords = [...inventory.noticesOfRecords, ...(energy?.notices ?? [])]
  return [
    ...inventory.notices.map(({ code, path, message }) => ({
      code,
      records: null,
      message: `${path} ${message}`.trim(),
    })),
    ...ofRecords.flatMap(({ code, records }) =>
      isWarning(code) ? [{ code, records, message: NOTICE_CODES[code] }] : [],
    ),
  ]
}

const DECIMALS = 3

/** Reports energy without a country, with its amount. */
export function countryEnergyNotices({ byCountry }: PeriodInputs): readonly DisclosureNotice[] {
  return (byCountry ?? []).flatMap(({ country, exactMwh }) => {
    if (country !== null || !exactMwh) return []
    const mwh = decimalText(rationalOf(exactMwh), DECIMALS)
    const message = `${mwh} MWh are of vehicles, or of no site with a country, and count in no country. Record them at sites, or print their share by hand.`
    return [{ code: 'energy_country_unknown', records: null, message }]
  })
}

/** The rows of a table, and whether each is known in the period. */
interface KnownRows {
  readonly rows: readonly RowDefinition[]
  readonly isKnown: (row: RowDefinition) => boolean
}

/** Reports earlier years without records. */
function missingYears({ prior = [] }: DisclosureInputs): readonly DisclosureMissing[] {
  return prior.flatMap(({ year, inputs }) => {
    const message = `Nothing was recorded in the period that begins in ${year}, so that its column is empty. Record it, or leave the year out.`
    return inputs === null ? [{ code: 'comparative_missing', datapoint: `year ${year}`, rows: [], message }] : []
  })
}

/** Reports unknown rows, one entry for each rule and datapoint. */
function missingRows({ rows, isKnown }: KnownRows): readonly DisclosureMissing[] {
  const entries = new Map<string, DisclosureMissing>()
  for (const row of rows) {
    const { id, datapoint, missing } = row
    if (missing === null || isKnown(row)) continue
    const key = `${datapoint} ${missing.message}`
    const entry = entries.get(key) ?? { ...missing, datapoint, rows: [] }
    entry.rows.push(id)
    entries.set(key, entry)
  }
  return [...entries.values()]
}

/** Lists everything that a table lacks: rows, texts, and the findings of the standard's checks. */
export function missingOf(
  { texts, checks }: StandardDefinition,
  inputs: DisclosureInputs,
  known: KnownRows,
): readonly DisclosureMissing[] {
  const isRow = (id: string) => known.rows.some((row) => row.id === id)
  return [
    ...missingRows(known),
    ...missingYears(inputs),
    ...texts.flatMap(({ datapoint, text, missing }) =>
      missing === null || text(inputs) !== null ? [] : [{ ...missing, datapoint, rows: [] }],
    ),
    // // a check of rows that this company's table does not have is skipped
    ...checks
      .flatMap((check) => check(inputs))
      .filter((missing) => missing.rows.length === 0 || missing.rows.some(isRow))
      .map((missing) => ({ ...missing, rows: missing.rows.filter(isRow) })),
  ]
}
