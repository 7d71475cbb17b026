import { byKey, readItem } from '../../base/index.ts'
import { decimalText, type ReportKind, rationalOf } from '../../core/display/index.ts'
import { DATA_TIERS, mixedGridNotices, usesOtherRegion } from '../../core/emissions/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { InventoryAmounts, InventoryFigure, InventoryResource } from '../../resources/index.ts'
import type { ShownMethod } from './page-state.ts'
import { type NamedPeriod, overlapsPeriod, timeShare } from './period.ts'
import { addRationals, multiply, printFraction, ZERO } from './rational.ts'
import type { EmissionRecord } from './records.ts'
import { co2eByTier, countFactors, type ShownTrace, scope3CategoryOf } from './trace-parts.ts'

/** A kind of emission, with the scope in which its records count. */
export type RecordKind = ReportKind

/** A record with its traces. */
export interface RecordTraces {
  readonly record: EmissionRecord
  readonly kind: RecordKind
  readonly market: ShownTrace
  /** Null if there is no second figure, or if it is not known. */
  readonly location: ShownTrace | null
}

/** A trace in a sum, with its share of time. */
interface Part {
  readonly trace: ShownTrace
  readonly share: Rational
}

type Column = keyof ShownTrace['total']

const GASES = ['co2', 'ch4', 'n2o'] as const
/** More decimals than a double has digits. */
const DOUBLE_DECIMALS = 30

function toFigure(sum: Rational): InventoryFigure {
  return { exact: printFraction(sum), kg: Number(decimalText(sum, DOUBLE_DECIMALS).replaceAll(',', '')) }
}

function addUpColumn(parts: readonly Part[], column: Column): Rational {
  return parts.reduce((sum: Rational, { trace, share }) => {
    const text = trace.total[column] ?? null
    return text === null ? sum : addRationals(sum, multiply(rationalOf(text), share))
  }, ZERO)
}

function toAmounts(parts: readonly Part[]): InventoryAmounts {
  const isWithout = (column: Column) => parts.some(({ trace }) => trace.total[column] === null)
  const known = {
    co2: toFigure(addUpColumn(parts, 'co2')),
    ch4: toFigure(addUpColumn(parts, 'ch4')),
    n2o: toFigure(addUpColumn(parts, 'n2o')),
  }
  const gases = byKey(GASES, (gas) => (isWithout(gas) ? null : known[gas]))
  const withoutGases = parts.filter(({ trace }) => GASES.some((gas) => trace.total[gas] === null))
  const hasBiogenic = parts.some(({ trace }) => trace.total.biogenicCo2 !== null)
  const hasMontreal = parts.some(({ trace }) => trace.total.montrealCo2e !== undefined)
  return {
    records: parts.length,
    co2e: toFigure(addUpColumn(parts, 'co2e')),
    ...gases,
    known,
    co2eWithoutGases: toFigure(addUpColumn(withoutGases, 'co2e')),
    biogenicCo2: hasBiogenic ? toFigure(addUpColumn(parts, 'biogenicCo2')) : null,
    ...(hasMontreal && { montrealCo2e: toFigure(addUpColumn(parts, 'montrealCo2e')) }),
  }
}

/** Groups items by a key, in the order of their first occurrence. */
function groupByKey<Of>(all: readonly Of[], keyOf: (one: Of) => string | null): readonly (readonly Of[])[] {
  const groups = new Map<string, Of[]>()
  for (const one of all) {
    const key = keyOf(one)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** A sum of single records: its period, and the method of Scope 2. */
export interface RecordSum {
  readonly period: NamedPeriod
  readonly method: ShownMethod
}

/** The part of records that uses stand-ins, by the notices of their traces. */
function sumStandIns(parts: readonly Part[]): InventoryResource['standIns']['total'] {
  const standIns = parts.filter(({ trace }) => usesOtherRegion(trace.notices))
  const [co2e, whole] = [addUpColumn(standIns, 'co2e'), addUpColumn(parts, 'co2e')]
  const figure = { records: standIns.length, co2e: toFigure(co2e) }
  if (whole.n <= 0n) return figure
  const { exact, kg } = toFigure(multiply(co2e, { n: whole.d, d: whole.n }))
  return { ...figure, share: { exact, ratio: kg } }
}

function noticeCounts(all: readonly RecordTraces[]): InventoryResource['noticesOfRecords'] {
  const counts = new Map<string, number>()
  for (const { market, location } of all) {
    const codes = new Set(
      [market, ...(location === null ? [] : [location])].flatMap(({ notices }) => notices.map(({ code }) => code)),
    )
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].map(([code, records]) => ({ code, records }))
}

/** The kinds of the factors of grids, without those that amount to zero. */
function gridKinds(parts: readonly Part[]): readonly string[] {
  const used = parts.flatMap(({ trace }) => trace.contributions)
  return used.flatMap(({ factor: { category, boundary }, emission }) =>
    category === 'electricity' && ['direct', 'lifecycle'].includes(boundary) && emission.co2e !== '0' ? [boundary] : [],
  )
}

/** The notices that the total, or the other figure of Scope 2, mixes kinds of grid factors. */
function gridNotices(parts: readonly Part[], located: readonly Part[]): InventoryResource['notices'] {
  return [...mixedGridNotices(gridKinds(parts)), ...mixedGridNotices(gridKinds(located), 'scope2.locationBased')]
}

/** CO2e by the tier of the data, the best data first. */
function sumsByTier(parts: readonly Part[]): InventoryResource['byTier'] {
  const byPart = parts.map(({ trace, share }) => ({ tiers: co2eByTier(trace), share }))
  return [...DATA_TIERS, null].flatMap((tier) => {
    const amounts = byPart.flatMap(({ tiers, share }) => {
      const text = tiers.get(tier)
      return text === undefined ? [] : [multiply(rationalOf(text), share)]
    })
    return amounts.length === 0
      ? []
      : [{ tier, records: amounts.length, co2e: toFigure(amounts.reduce(addRationals, ZERO)) }]
  })
}

/** A number after the fifteen categories of Scope 3. */
const NO_CATEGORY = 16

/** Groups records of Scope 3 by category, in order; records without a category come last. */
function groupByCategory(all: readonly RecordTraces[]) {
  const categorized = all.map((one) => ({ one, category: scope3CategoryOf(one.market) }))
  return groupByKey(categorized, ({ category }) => String(category))
    .map((some) => ({ category: some[0]?.category ?? null, some: some.map(({ one }) => one) }))
    .sort((a, b) => (a.category ?? NO_CATEGORY) - (b.category ?? NO_CATEGORY))
}

function listFactors(all: readonly RecordTraces[]): InventoryResource['factors'] {
  return countFactors(all.map(({ market }) => market)).map(({ factor, records }) => {
    const { key, id, name, unit, gwp, row, source } = factor
    const { publisher, title, table, editionYear, dataYear, licence, attribution } = source
    return {
      key,
      id,
      name,
      unit,
      gwp,
      row,
      publisher,
      title,
      table,
      editionYear,
      dataYear,
      licence,
      attribution,
      records,
    }
  })
}

/**
 * Builds the inventory of records from their traces, added up exactly; Scope 2 counts in the total by the chosen
 * method.
 */
export function inventoryOfRecords(traced: readonly RecordTraces[], { period, method }: RecordSum): InventoryResource {
  const all = traced.filter(({ record }) => overlapsPeriod(record, period))
  const partOf =
    (by: ShownMethod) =>
    ({ record, market, location }: RecordTraces) => {
      return { trace: by === 'location' ? (location ?? market) : market, share: timeShare(record, period) }
    }
  const amounts = (some: readonly RecordTraces[], by = method) => toAmounts(some.map(partOf(by)))
  const standIns = (some: readonly RecordTraces[], by = method) => sumStandIns(some.map(partOf(by)))
  const ofScope = (scope: string) => all.filter(({ kind }) => kind.scope === scope)
  const holders = (of: 'site' | 'vehicle') =>
    groupByKey(all, ({ record: { holder } }) => (holder.of === of ? holder.id : null)).map((some) => {
      const holder = some[0]?.record.holder
      const { id, name } = holder === undefined || holder.of === 'company' ? { id: '', name: '' } : holder
      return { id, name, amounts: amounts(some) }
    })
  const factors = listFactors(all)
  return {
    companyId: 0,
    from: period.from,
    to: period.to,
    total: amounts(all),
    scope1: amounts(ofScope('SCOPE_1')),
    scope2: {
      locationBased: amounts(ofScope('SCOPE_2'), 'location'),
      marketBased: amounts(ofScope('SCOPE_2'), 'market'),
      locationFigureMissing: { records: 0, kWh: null, recordIds: [] },
    },
    scope3: amounts(ofScope('SCOPE_3')),
    scopeByFactor: { records: 0, first: [] },
    byKind: groupByKey(all, ({ kind }) => `${kind.scope} ${kind.id}`).map((some) => {
      const { id, name, scope } = readItem(some, 0).kind
      return { emissionKindId: id, name, scope, amounts: amounts(some) }
    }),
    bySite: holders('site').map(({ id, ...site }) => ({ siteId: id, ...site })),
    byVehicle: holders('vehicle').map(({ id, ...vehicle }) => ({ vehicleId: id, ...vehicle })),
    companyWide: amounts(all.filter(({ record }) => record.holder.of === 'company')),
    byScope3Category: groupByCategory(ofScope('SCOPE_3')).map(({ category, some }) => {
      return { category, amounts: amounts(some) }
    }),
    byMonth: [],
    byTier: sumsByTier(all.map(partOf(method))),
    standIns: {
      total: standIns(all),
      scope1: standIns(ofScope('SCOPE_1')),
      scope2: {
        locationBased: standIns(ofScope('SCOPE_2'), 'location'),
        marketBased: standIns(ofScope('SCOPE_2'), 'market'),
      },
      scope3: standIns(ofScope('SCOPE_3')),
    },
    factors,
    attributions: [...new Set(factors.map(({ attribution }) => attribution).filter((text) => text !== ''))],
    gwpSets: [...new Set(factors.map(({ gwp }) => gwp ?? 'not stated'))].sort(),
    overlaps: { total: 0, groups: [] },
    noticesOfRecords: noticeCounts(all),
    notices: gridNotices(all.map(partOf(method)), method === 'market' ? all.map(partOf('location')) : []),
  }
}
