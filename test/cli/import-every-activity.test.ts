import { describe, expect, it } from 'vitest'
import {
  exactCo2e,
  FACTOR_CATEGORIES,
  FACTOR_USES,
  type FactorUse,
  usesOfCategory,
} from '../../src/core/emissions/index.ts'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { add, parseRational, printExact, type Rational, ZERO } from '../../src/core/exact/index.ts'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  type CalculatedRow,
  calculateRows,
  columnRule,
  INPUT_COLUMN_NAMES,
  withFactorSets,
} from '../../src/rows/index.ts'
import { rowsToImport } from '../../src/service/index.ts'
import { type EveryRow, NOT_STORABLE, rowOf, rowsOf } from '../fixtures/every-activity.ts'
import { importService } from '../fixtures/import-source.ts'

const catalogue = await withFactorSets(publishedCatalogue)
const policy = { allowCredits: true } as const

/** The exact kilograms of rows, with electricity by market, as `calculateRows` has them. */
function kilogramsOf(rows: readonly CalculatedRow[]): string {
  const counted = rows.map(({ results }) => results.find(({ basis }) => basis === 'market') ?? results[0])
  const kg = counted.map((one) => parseRational(exactCo2e(one?.calculation.contributions ?? []) ?? '0'))
  return printExact(kg.reduce<Rational>((sum, one) => add(sum, one), ZERO))
}

function calculate(rows: readonly EveryRow[]) {
  return calculateRows(rows, { catalogue, allowCredits: true, endDate: 'exclusive' })
}

/** Previews rows as an import, and imports those that need no decision. */
async function imported(rows: readonly EveryRow[]) {
  const { company } = importService({ catalogue, policy })
  const source = rowsToImport({ name: 'every.csv', rows, endDate: 'exclusive' })
  const preview = await company.imports.preview(source, { country: 'GB' })
  const problems = preview.rowProblems.flatMap(({ failures }) =>
    failures.map(({ code, message }) => `${code} ${message}`),
  )
  if (preview.rows === 0) return { problems, records: 0, total: '0' }
  const { record } = await company.imports.commit(source, { country: 'GB', digest: preview.digest, leaveOut: true })
  return { problems, records: record.records, total: await company.exactTotal() }
}

/** The rows of an activity, with those that no record can hold. */
const allOf = (activity: ActivityKind) => [
  ...rowsOf(activity),
  ...NOT_STORABLE.filter(([kind]) => kind === activity).map(([, , row]) => rowOf(activity, row)),
]

describe('the rows of every activity', () => {
  it.each(ACTIVITY_KINDS)('of %s fill every column that it uses, with every choice', (activity) => {
    const used = INPUT_COLUMN_NAMES.filter((column) => columnRule(column).of.includes(activity))
    const rows = allOf(activity)
    const filled = (column: (typeof used)[number]) => new Set(rows.map((row) => row[column]))
    const missing = used.flatMap((column) => {
      const { kind } = columnRule(column)
      if (typeof kind !== 'object' || ['activity', 'status', 'reading'].includes(column))
        return [...filled(column)].some((text) => text !== undefined) ? [] : [column]
      // freight goes by no car, and a price has no other choice than its basis
      const choices = column === 'mode' && activity === 'movement' ? kind.filter((one) => one !== 'CAR') : kind
      return choices.filter((one) => !filled(column).has(one)).map((one) => `${column} ${one}`)
    })
    expect(missing).toEqual([])
  })

  it.each(ACTIVITY_KINDS)('of %s become records with the total of calculate, to the digit', async (activity) => {
    const rows = rowsOf(activity)
    const calculated = await calculate(rows)
    const { problems, records, total } = await imported(rows)
    expect(problems).toEqual([])
    expect([records, total]).toEqual([rows.length, kilogramsOf(calculated)])
  })

  it.each(NOT_STORABLE)(
    'of %s with %s, which no record has, are refused at that column',
    async (activity, column, row) => {
      const rows = [rowOf(activity, row)]
      expect(await calculate(rows)).toHaveLength(1)
      const { problems } = await imported(rows)
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(new RegExp(`^not_storable (?:${column}|unit): `))
    },
  )
})

/** The cells of a row that uses a factor, by use. */
const CELLS_OF_USE: Readonly<Record<FactorUse, (unit: string) => EveryRow>> = {
  fuel: (unit) => ({ activity: 'fuel', value: '10', unit }),
  electricity: (unit) => ({ activity: 'electricity', value: '10', unit, country: 'GB' }),
  vehicle: (unit) => ({ activity: 'vehicle', value: '10', unit }),
  'movement-truck': () => ({ activity: 'movement', value: '3', unit: 't', mode: 'TRUCK', distanceKm: '70' }),
  'movement-rail': () => ({ activity: 'movement', value: '3', unit: 't', mode: 'RAIL', distanceKm: '70' }),
  'movement-ship': () => ({ activity: 'movement', value: '3', unit: 't', mode: 'SHIP', distanceKm: '70' }),
  'movement-air': () => ({ activity: 'movement', value: '3', unit: 't', mode: 'AIR', distanceKm: '700' }),
  'trip-truck': () => ({ activity: 'trip', mode: 'CAR', distanceKm: '70' }),
  'trip-rail': () => ({ activity: 'trip', mode: 'RAIL', distanceKm: '70' }),
  'trip-ship': () => ({ activity: 'trip', mode: 'SHIP', distanceKm: '70' }),
  'trip-air': () => ({ activity: 'trip', mode: 'AIR', distanceKm: '700' }),
  hotel: () => ({ activity: 'trip', nights: '2', hotelCountry: 'GB' }),
  quantity: (unit) => ({ activity: 'quantity', value: '10', unit }),
  refrigerant: (unit) => ({ activity: 'refrigerant', value: '10', unit }),
  spend: (unit) => ({
    activity: 'spend',
    value: '10',
    currency: unit.slice(0, 3),
    start: '2022-01-01',
    end: '2023-01-01',
  }),
  'spend-capital': (unit) => ({ ...CELLS_OF_USE.spend(unit), scope3Category: '2' }),
}
/** Factors of a category that are tried. */
const TRIED = 3

/** A row for the first factors of a category, in a use. */
function rowsOfCategory(category: (typeof FACTOR_CATEGORIES)[number], use: FactorUse): readonly EveryRow[] {
  const factors = catalogue.factors().filter((one) => one.category === category && one.edition !== 'desnz-2026')
  const step = Math.max(1, Math.floor(factors.length / TRIED))
  const spread = [...factors.slice(0, TRIED), ...factors.filter((_, index) => index % step === 0)]
  return [...new Set(spread)].map(({ key, unit }) => {
    const named = use === 'hotel' ? {} : { factor: key }
    return rowOf('fuel', { ...CELLS_OF_USE[use](unit), ...named })
  })
}

async function canCalculate(row: EveryRow): Promise<boolean> {
  try {
    return (await calculate([row])).length === 1
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return false
  }
}

describe('factors of every category', () => {
  const covered = new Set<FactorUse>()

  it.each(FACTOR_CATEGORIES)('%s: what calculate accepts, an import stores with the same total', async (category) => {
    // a record of electricity has the grid factor of its site
    const uses = FACTOR_USES.filter((one) => one !== 'electricity' && usesOfCategory(category)?.[one] !== undefined)
    for (const use of uses) {
      const rows: EveryRow[] = []
      for (const row of rowsOfCategory(category, use)) if (await canCalculate(row)) rows.push(row)
      if (rows.length === 0) continue
      covered.add(use)
      const { problems, total } = await imported(rows)
      expect([use, problems, total]).toEqual([use, [], kilogramsOf(await calculate(rows))])
    }
  })

  it('cover every use of a factor', () => {
    expect(FACTOR_USES.filter((use) => !covered.has(use))).toEqual(['electricity'])
  })
})
