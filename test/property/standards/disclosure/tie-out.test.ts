import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BaseYearResource,
  builtInKindId,
  DISCLOSURE_STANDARDS,
  type DisclosureCell,
  type DisclosureTable,
  disclosureTableSchema,
  type InventoryResource,
  SCOPES,
} from '../../../../src/resources/index.ts'
import { disclose, tieOut } from '../../../../src/standards/disclosure/index.ts'
import { sketchedInventory } from '../../../fixtures/disclosure.ts'
import { equals, type Fraction, fraction, minus, plus, times } from '../../../fixtures/fractions.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const kg = fc.tuple(fc.bigInt({ min: -(10n ** 6n), max: 10n ** 24n }), fc.nat(20)).map(([digits, places]) => {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0')
  const point = text.length - places
  return `${digits < 0n ? '-' : ''}${text.slice(0, point)}${places === 0 ? '' : `.${text.slice(point)}`}`
})
const records = fc.array(kg, { minLength: 1, maxLength: 3 })
const some = fc.array(kg, { maxLength: 3 })
const KINDS = [builtInKindId('site-fuel'), builtInKindId('vehicle'), builtInKindId('site-refrigerant'), 'own']

const sketch = fc.record({
  scope1: fc.dictionary(fc.constantFrom(...KINDS), records),
  location: some,
  market: some,
  scope3: fc.dictionary(fc.nat(15).map(String), records),
  biogenic: fc.option(kg, { nil: undefined }),
})
const tonnes = fc.nat(10 ** 6).map((digits) => `${digits}.5`)
const figures = fc.record({
  etsTCo2e: tonnes,
  cloudTCo2e: tonnes,
  rentalCarsTCo2e: tonnes,
  reductionsTCo2e: fc.dictionary(fc.constantFrom('a', 'b'), tonnes),
  highImpactMwh: tonnes,
  denominators: fc.record(
    { output: tonnes, netRevenue: tonnes, netRevenueHighImpact: tonnes },
    { requiredKeys: ['output'] },
  ),
})
/** A base year of one scope, as it is kept. */
function keptBaseYear(
  { scope, reported, recalculated }: { scope: (typeof SCOPES)[number]; reported: string; recalculated: string | null },
  index: number,
): BaseYearResource {
  const series = (exact: string) => ({
    co2e: { exact, kg: 0 },
    byScope: [{ scope, co2e: { exact, kg: 0 } }],
    bySite: [],
  })
  const at = { at: '2026-01-01T00:00:00.000Z', log: { sequence: 0, digest: '' } }
  const again = { ...at, asOf: '2025-06-30T23:59:59.999Z', difference: { exact: '0', kg: 0 }, differences: [] }
  return {
    ...{ id: `b${index}`, companyId: 1, year: 2019 + index, approach: 'equity_share', scope2Method: 'location_based' },
    ...{ scopes: [scope], threshold: { exact: '5', percent: 5 }, comment: null, triggers: [] },
    reported: { ...at, ...series(reported) },
    recalculations: recalculated === null ? [] : [{ ...again, ...series(recalculated) }],
    ...{ createdAt: at.at, updatedAt: at.at },
  } as BaseYearResource
}

const NO_AMOUNTS = sketchedInventory({}).scope1

/** The part of a company in a country: energy alone. */
function partOfCountry({ country, mwh }: { readonly country: string | null; readonly mwh: string | null }) {
  return { country, scope1: NO_AMOUNTS, scope2: { locationBased: NO_AMOUNTS, marketBased: NO_AMOUNTS }, exactMwh: mwh }
}

function priorYear(year: number, one: object | null) {
  const period = { from: `${year}-01-01T00:00:00.000Z`, to: `${year + 1}-01-01T00:00:00.000Z` }
  return { year, period, inputs: one === null ? null : { inventory: sketchedInventory({ ...one, year } as never) } }
}

const inputs = fc
  .record({
    now: sketch,
    before: fc.option(sketch),
    figures,
    figuresBefore: figures,
    highClimateImpact: fc.constantFrom('all', 'part', 'none'),
    kept: fc.array(fc.record({ scope: fc.constantFrom(...SCOPES), reported: kg, recalculated: fc.option(kg) }), {
      maxLength: 3,
    }),
    byCountry: fc.uniqueArray(fc.record({ country: fc.constantFrom('GB', 'US', 'DE', null), mwh: fc.option(kg) }), {
      selector: ({ country }) => country,
      maxLength: 4,
    }),
    years: fc.array(fc.option(sketch), { maxLength: 2 }),
    ofYear: fc.option(figures, { nil: undefined }),
  })
  .map(({ now, before, years, ofYear, kept, byCountry, ...stated }) => ({
    byCountry: byCountry.map(partOfCountry),
    baseYears: kept.map(keptBaseYear),
    prior: years.map((one, index) => priorYear(2023 - index, one)),
    inventory: sketchedInventory(now as never),
    before: before === null ? null : { inventory: sketchedInventory({ ...before, year: 2024 } as never) },
    statement: {
      ...stated,
      prior: [{ year: 2023, figures: ofYear }],
      intensities: ['output', 'netRevenue'].map((id) => ({ id, label: id, unit: 'million GBP' })),
    },
  }))

/** The statement with the figures of a year before as those of the period. */
function ofThatYear(statement: Parameters<typeof disclose>[1]['statement'], year: number) {
  return { ...statement, prior: [], figures: statement?.prior?.find((one) => one.year === year)?.figures }
}

/** The figure of a cell by its parts, in the unit of its row, computed apart from the library. */
function recomputed({ rule, parts }: DisclosureCell, rowUnit: string): Fraction {
  const inTonnes = parts.map(({ exact, unit }) =>
    times(
      fraction(exact),
      unit.startsWith('kg ') ? [1n, 1000n] : [unit === 'MWh' && rowUnit === 'kWh' ? 1000n : 1n, 1n],
    ),
  )
  const [first = [0n, 1n] as Fraction, second = [1n, 1n] as Fraction, ...rest] = inTonnes
  if (rule === 'sum') return inTonnes.reduce(plus, [0n, 1n])
  if (rule === 'difference') return [second, ...rest].reduce(minus, first)
  const over = rule === 'change' ? minus(first, second) : first
  return times(times(over, [second[1], second[0]]), [rule === 'quotient' ? 1n : 100n, 1n])
}

const cellsOfRow = ({ value, comparative, change, further }: DisclosureTable['rows'][number]) =>
  [value, comparative, change, ...Object.values(further)].filter((cell) => cell !== null)

const cellsOf = ({ rows }: DisclosureTable) => rows.flatMap(cellsOfRow)

/** The figure of an inventory behind the path of a part. */
function figureAt(inventory: InventoryResource, path: string): string | undefined {
  const [head, ...rest] = path.split('.')
  if (head === 'byScope3Category') {
    const category = rest[0] === 'null' ? null : Number(rest[0])
    return inventory.byScope3Category.find((one) => one.category === category)?.amounts.co2e.exact
  }
  if (head === 'byKind') return inventory.byKind.find((one) => one.emissionKindId === rest[1])?.amounts.co2e.exact
  const at = path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], inventory)
  return (at as { exact: string }).exact
}

describe.each(SEEDS)('with the seed %i', (seed) => {
  describe.each(DISCLOSURE_STANDARDS)('a table of %s', (standard) => {
    it('ties out: every cell is what its parts give, to the last digit', () => {
      fc.assert(
        fc.property(inputs, (one) => {
          const table = disclose(standard, one)
          expect(disclosureTableSchema.safeParse(table).error).toBeUndefined()
          expect(tieOut(table)).toEqual([])
          for (const row of table.rows) {
            for (const cell of cellsOfRow(row))
              expect(equals(recomputed(cell, row.unit), fraction(cell.exact))).toBe(true)
          }
        }),
        { seed, numRuns: scaleRuns(30) },
      )
    })

    it('has the digits of the inventory in every part', () => {
      fc.assert(
        fc.property(inputs, (one) => {
          const table = disclose(standard, one)
          for (const { value, comparative, further } of table.rows) {
            for (const [cell, source] of [
              ...one.prior.map(({ year, inputs }) => [further[`prior.${year}`], inputs?.inventory] as const),
              [value, one.inventory],
              [comparative, one.before?.inventory],
            ] as const) {
              for (const { of, id, exact } of cell?.parts ?? []) {
                if (of === 'inventory') expect(exact).toBe(figureAt(source as InventoryResource, id))
              }
            }
          }
        }),
        { seed, numRuns: scaleRuns(30) },
      )
    })

    it('does not tie out once any figure differs by its last digit', () => {
      fc.assert(
        fc.property(inputs, fc.nat(), (one, choice) => {
          const table = structuredClone(disclose(standard, one))
          const cells = cellsOf(table)
          const cell = cells[choice % Math.max(cells.length, 1)]
          fc.pre(cell !== undefined)
          const [over, under] = fraction((cell as DisclosureCell).exact)
          ;(cell as DisclosureCell).exact = `${over + 1n}/${under}`
          expect(tieOut(table).map(({ code }) => code)).toContain('parts_differ')
        }),
        { seed, numRuns: scaleRuns(30) },
      )
    })

    it('has the base years as they are kept, reported and recalculated, in the row of their scope and no other of its kind', () => {
      const rowsOf: Readonly<Record<string, readonly string[]>> = {
        SCOPE_1: ['scope1', 'quoted.scope1', 'category1'],
        SCOPE_2: ['scope2.location', 'quoted.scope2', 'unquoted.electricity', 'category2'],
        SCOPE_3: ['scope3'],
      }
      fc.assert(
        fc.property(inputs, (one) => {
          const { rows, columns } = disclose(standard, one)
          for (const { year, scopes, reported, recalculations } of one.baseYears) {
            const series = { '': reported, '.recalculated': recalculations[0] }
            for (const [suffix, kept] of Object.entries(series)) {
              const id = `baseYear.${year}${suffix}`
              expect(columns.some((column) => column.id === id)).toBe(kept !== undefined)
              for (const row of rows) {
                const cell = row.further[id] ?? null
                const inputsOfCell = cell?.parts.filter(({ of }) => of !== 'row') ?? []
                const isScope = kept !== undefined && rowsOf[scopes[0] ?? '']?.includes(row.id) === true
                expect(inputsOfCell.map(({ of, exact }) => [of, exact])).toEqual(
                  isScope ? [['base_year', kept.co2e.exact]] : [],
                )
              }
            }
          }
        }),
        { seed, numRuns: scaleRuns(30) },
      )
    })

    it('has a column for each year that is asked for, empty where it has no records, and the change against it', () => {
      fc.assert(
        fc.property(inputs, (one) => {
          const { columns, rows, missing } = disclose(standard, one)
          for (const { year, inputs: recorded } of one.prior) {
            const [id, change] = [`prior.${year}`, `change.prior.${year}`]
            expect(columns.map((column) => column.id)).toEqual(expect.arrayContaining([id, change]))
            const alone = recorded && disclose(standard, { ...recorded, statement: ofThatYear(one.statement, year) })
            for (const [index, { value, unit, further }] of rows.entries()) {
              const [now, then] = [value, further[id] ?? null]
              expect(then).toEqual(alone?.rows[index]?.value ?? null)
              const isKnown = now !== null && then !== null && fraction(then.exact)[0] > 0n && unit !== '%'
              expect(further[change] === null).toBe(!isKnown)
            }
            const said = missing.filter(({ datapoint }) => datapoint === `year ${year}`).map(({ code }) => code)
            expect(said).toEqual(recorded === null ? ['comparative_missing'] : [])
          }
        }),
        { seed, numRuns: scaleRuns(30) },
      )
    })

    it('lists every row without a figure that the standard asks for, and no row with one as without records', () => {
      fc.assert(
        fc.property(inputs, (one) => {
          const { rows, missing } = disclose(standard, one)
          const known = new Set(rows.filter(({ value }) => value !== null).map(({ id }) => id))
          const without = missing.filter(({ code }) => code === 'records_missing').flatMap((entry) => entry.rows)
          expect(without.filter((id) => known.has(id))).toEqual([])
        }),
        { seed, numRuns: scaleRuns(30) },
      )
    })
  })

  it('the energy of E1-7 is fossil, nuclear and renewable together, and its fossil energy the five rows of 27', () => {
    const FOSSIL = ['coal', 'petroleum', 'naturalGas', 'otherFossil', 'purchasedFossil'] as const
    const mwh = fc.nat(10 ** 9).map((digits) => `${digits}/7`)
    const OTHERS = ['nuclear', 'renewable', 'total', 'fossil', 'ownNonRenewable', 'ownRenewable', 'feedstock'] as const
    const account = fc.record(Object.fromEntries([...FOSSIL, ...OTHERS].map((row) => [row, mwh])))
    fc.assert(
      fc.property(account, (exactMwh) => {
        const uses = { fuels: '0', electricity: '0', heat: '0', transport: '0' }
        const energy = {
          basis: null,
          evidence: [],
          notices: [],
          sources: [],
          underived: [],
          exactMwh,
          exactMwhByUse: uses,
        }
        const table = disclose('esrs-e1', { inventory: sketchedInventory({}), energy: energy as never })
        const of = (id: string) => fraction(table.rows.find((row) => row.id === `energy.${id}`)?.value?.exact ?? '')
        const given = (row: string) => fraction((exactMwh as Record<string, string>)[row] ?? '')
        const fossil = FOSSIL.map(given).reduce(plus)
        expect(equals(of('fossil'), fossil)).toBe(true)
        expect(equals(of('total'), [fossil, given('nuclear'), given('renewable')].reduce(plus))).toBe(true)
        expect(tieOut(table)).toEqual([])
      }),
      { seed, numRuns: scaleRuns(30) },
    )
  })
})
