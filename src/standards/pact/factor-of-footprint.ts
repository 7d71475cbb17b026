import {
  defineFactor,
  type FactorCategory,
  GWP_SET_IDS,
  type GwpSetId,
  type SelectedFactor,
} from '../../core/emissions/index.ts'
import { fail, type Notice, notice, Violations } from '../../core/errors/index.ts'
import { divide, parseNumber, printExact, type Rational } from '../../core/exact/index.ts'
import { type Period, type PeriodInput, parseDate, periodOf } from '../../core/time/index.ts'
import { builtInUnits, type Dimension, type Unit, type UnitTable, units } from '../../core/units/index.ts'
import { printDecimal } from '../documents/index.ts'
import { checkFigures, readFootprint } from './check-footprint.ts'
import type { CarbonFootprint, DeclaredUnit, ProductFootprint } from './footprint.ts'
import { validityOf } from './validity.ts'

/** The built-in units of footprints. */
const BUILT_IN: Readonly<Partial<Record<DeclaredUnit, Unit>>> = {
  liter: units.litre,
  kilogram: units.kilogram,
  'cubic meter': units.cubicMetre,
  'kilowatt hour': units.kilowattHour,
  megajoule: units.megajoule,
  'ton kilometer': units.tonneKilometre,
  'square meter': units.squareMetre,
}

/**
 * Returns the unit of a footprint: a built-in unit, or else the unit of that name in the table. Throws `unknown_unit`.
 */
function unitOfFootprint(declared: DeclaredUnit, table: UnitTable): Unit<Dimension | string> {
  return BUILT_IN[declared] ?? table.find(declared, 'pcf.declaredUnitOfMeasurement')
}

/** The use of a supplier's footprint as a factor. */
export interface FootprintUse {
  /** The period in which the product was bought: within the validity of the footprint. */
  readonly period: PeriodInput
  /** The category of the factor (default: `material-use` for goods, none for energy, transport and services). */
  readonly category?: FactorCategory | undefined
  /** The table with the unit of the footprint ('piece', 'hour'), if it is not built in. */
  readonly table?: UnitTable | undefined
  /** Accepts a footprint that its sender replaced, with a notice. */
  readonly acceptDeprecated?: boolean | undefined
}

/** A supplier's footprint as an own factor for any activity. */
export interface FootprintFactor extends SelectedFactor {
  /** The same as the body that creates an own factor of a company. */
  readonly input: {
    readonly name: string
    readonly source: string
    readonly co2e: string
    readonly denominatorUnitId: number
    readonly gwpSet: GwpSetId | null
    readonly category: FactorCategory | null
    readonly tier: 'supplier'
  }
}

const GOODS: readonly unknown[] = ['liter', 'kilogram', 'cubic meter', 'square meter', 'piece']
const SOURCE_MAX = 2048
const NAME_MAX = 255

/** Adds a violation if the period is not within the validity. */
function checkValidity(footprint: ProductFootprint, period: Period, violations: Violations): void {
  const { start, end } = validityOf(footprint)
  const until = new Date(end).toISOString()
  if (period.end.ms > end || period.start.ms >= end) {
    const message = `ends after the footprint is valid, until ${until}; ask ${footprint.companyName} for a later one`
    violations.add('period', 'footprint_expired', { message, expected: `up to ${until}`, received: period.end.text })
  }
  if (period.start.ms >= start) return
  const from = new Date(start).toISOString()
  const message = `starts before the footprint is valid, from ${from}; ask ${footprint.companyName} for an earlier one`
  violations.add('period', 'footprint_expired', { message, expected: `${from} or later`, received: period.start.text })
}

function checkStatus({ status, companyName }: ProductFootprint, use: FootprintUse, violations: Violations): void {
  if (status === 'Active' || use.acceptDeprecated === true) return
  const message = `is Deprecated: ${companyName} replaced it; ask for the one that names it in precedingPfIds, or accept it with acceptDeprecated`
  violations.add('status', 'footprint_deprecated', { message, expected: 'Active', received: status })
}

/** Returns the GWP set of the figure; null if several reports are named, or a report that is not bundled. */
function gwpSetOf({ ipccCharacterizationFactors: reports }: CarbonFootprint): GwpSetId | null {
  const [report] = reports
  return (reports.length === 1 && GWP_SET_IDS.find((set) => set === `${report}_GWP100`)) || null
}

function footprintNotices({ pcf, status, id }: ProductFootprint): readonly Notice[] {
  const reports = pcf.ipccCharacterizationFactors
  const notices: Notice[] = []
  if (status === 'Deprecated') {
    notices.push(
      notice('footprint_deprecated', 'status', `the footprint ${id} was replaced by its sender; it was used unchanged`),
    )
  }
  if (reports.length > 1) {
    notices.push(
      notice('mixed_gwp_sets', 'factor', `the footprint mixes characterization factors of ${reports.join(' and ')}`),
    )
  }
  return notices
}

/** Returns the figure per unit: the digits of the footprint if it declares one unit, otherwise the exact quotient. */
function figurePerUnit({ pcfExcludingBiogenicUptake: figure, declaredUnitAmount }: CarbonFootprint): {
  readonly digits: string
  readonly exact: Rational
} {
  const amount = parseNumber(declaredUnitAmount)
  const exact = divide(parseNumber(figure), amount)
  if (exact.n < 0n) {
    const message = 'is negative, which a factor cannot be; record the removal separately'
    fail('pcf.pcfExcludingBiogenicUptake', 'must_be_non_negative', { message, received: figure })
  }
  return { digits: amount.n === amount.d ? figure.replace(/^\+/, '') : printExact(exact), exact }
}

function geographyOf({ geographyRegionOrSubregion, geographyCountry, geographyCountrySubdivision }: CarbonFootprint) {
  return geographyCountrySubdivision ?? geographyCountry ?? geographyRegionOrSubregion ?? 'global'
}

/** Describes the footprint in one line, so that it can be found again. */
function provenanceOf(footprint: ProductFootprint): string {
  const { id, specVersion, productIds, pcf } = footprint
  const period = `${pcf.referencePeriodStart} to ${pcf.referencePeriodEnd}`
  const until = new Date(validityOf(footprint).end).toISOString()
  const parts = [
    `PACT ${specVersion} footprint ${id} of ${productIds.join(', ')}`,
    `reference period ${period}`,
    `geography ${geographyOf(pcf)}`,
    `standards ${pcf.crossSectoralStandards.join(', ')}`,
    `characterization factors ${pcf.ipccCharacterizationFactors.join(', ')}`,
    `valid until ${until}`,
  ]
  return parts.join('; ')
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/**
 * Converts a supplier's product footprint (PACT version 3) to an own factor of the supplier's tier, per declared unit,
 * with its provenance: company, id and version, product ids, reference period, geography, standards, characterization
 * factors and validity. Its figure is `pcfExcludingBiogenicUptake`, cradle to gate, because biogenic CO2 is in no
 * total; the digits are unchanged. `input` is the body that creates the factor for a company.
 *
 * Throws `footprint_expired` for a period outside its validity, `footprint_deprecated`, `unknown_unit`,
 * `must_be_non_negative`, `footprint_invalid` for one that contradicts itself (two geographies, a reference period that
 * ends after the validity, figures that differ from the sum of their terms by more than rounding, a part above the
 * whole), and the codes of fields and of the period.
 *
 * @example
 * ```ts
 * import { factorOfFootprint } from 'tonne/pact'
 * factorOfFootprint({}, { period: { start: '2026-01-01', end: '2027-01-01' } }) // throws required
 * ```
 */
export function factorOfFootprint(footprint: unknown, use: FootprintUse): FootprintFactor {
  const violations = new Violations()
  const read = violations.attempt(() => readFootprint(footprint))
  const period = violations.attempt(() => periodOf(use?.period, 'period'))
  if (read) checkStatus(read, use, violations)
  if (read && period) checkValidity(read, period, violations)
  const unit = violations.attempt(() => {
    return read && unitOfFootprint(read.pcf.declaredUnitOfMeasurement, use.table ?? builtInUnits)
  })
  const figure = violations.attempt(() => read && figurePerUnit(read.pcf))
  if (read && figure) checkFigures(read.pcf, violations)
  return defineFootprintFactor(violations.valueOrThrow(read), use, {
    unit: violations.valueOrThrow(unit),
    figure: violations.valueOrThrow(figure),
  })
}

function defineFootprintFactor(
  footprint: ProductFootprint,
  use: FootprintUse,
  { unit, figure }: { unit: ReturnType<typeof unitOfFootprint>; figure: ReturnType<typeof figurePerUnit> },
): FootprintFactor {
  const { id, companyName, productNameCompany, productIds, created, pcf } = footprint
  const isGoods = GOODS.includes(pcf.declaredUnitOfMeasurement)
  const category = use.category ?? (isGoods ? 'material-use' : undefined)
  const gwp = gwpSetOf(pcf)
  const provenance = provenanceOf(footprint)
  const name = `${productNameCompany} (${companyName})`
  const factor = defineFactor({
    key: `pact/${id.toLowerCase()}`,
    id,
    name,
    row: productIds[0] ?? '',
    region: pcf.geographyCountrySubdivision ?? pcf.geographyCountry ?? null,
    ...(category !== undefined && { category }),
    unit: unit.short_name,
    per1: { co2e: figure.digits },
    gwp,
    ...(!isGoods && { boundary: 'lifecycle' as const }),
    tier: 'supplier',
    source: {
      publisher: companyName,
      title: `Product footprint of ${productNameCompany}`,
      table: provenance,
      editionYear: parseDate(created).year,
      dataYear: new Date(parseDate(pcf.referencePeriodEnd).ms - 1).getUTCFullYear(),
    },
  })
  const input = {
    name: cut(name, NAME_MAX),
    source: cut(`${companyName}; ${provenance}`, SOURCE_MAX),
    co2e: printDecimal(figure.exact),
    denominatorUnitId: unit.id,
    gwpSet: gwp,
    category: category ?? null,
    tier: 'supplier' as const,
  }
  return { factor, notices: footprintNotices(footprint), input }
}
