import { expect } from 'vitest'
import type { Company } from '../../src/service/company.ts'
import { ALWAYS, digits } from '../fixtures/inventory.ts'
import type { Dashboard } from './dashboard.ts'

/** Of a sum of doubles, and of products of them. */
const RELATIVE = 1e-12

interface EmissionRow {
  readonly activity_id: string
  readonly scope: number
  readonly category: number | null
  readonly method: 'none' | 'market' | 'location'
  readonly co2e_kg: number
  readonly co2_kg: number | null
  readonly ch4_kg: number | null
  readonly n2o_kg: number | null
  readonly biogenic_co2_kg: number | null
  readonly montreal_co2e_kg: number | null
  readonly co2e_exact: string | null
  readonly kind_id: string
  readonly kind_name: string
  readonly site_id: string | null
}

interface TotalRow extends Pick<EmissionRow, 'scope' | 'method' | 'co2e_kg' | 'co2e_exact' | 'site_id'> {
  readonly time: string | Date
  readonly co2e_t: number
  readonly records: number | string
}

const isCounted = ({ method }: Pick<EmissionRow, 'method'>) => method !== 'location'

/** The exact digits of rows added up, as a whole number of 10^-100. */
export function summed(rows: readonly Pick<EmissionRow, 'co2e_exact'>[]): bigint {
  return rows.reduce((sum, { co2e_exact: exact }) => sum + digits(exact ?? 'unknown'), 0n)
}

function isNear(found: number, due: number): boolean {
  return Math.abs(found - due) <= RELATIVE * Math.max(Math.abs(found), Math.abs(due))
}

/** Sums of rows by a key. */
function summedBy<Row extends Pick<EmissionRow, 'co2e_exact'>>(
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const row of rows) sums[String(keyOf(row))] = (sums[String(keyOf(row))] ?? 0n) + summed([row])
  return sums
}

/** The doubles beside exact digits: on Postgres the nearest, on SQLite at most one further in the last place. */
function expectNearest(name: Dashboard['name'], exact: string | null, double: number): void {
  if (exact === null) return
  if (name === 'postgres') expect(double).toBe(Number(exact))
  else expect(Math.abs(double - Number(exact))).toBeLessThanOrEqual(Math.abs(Number(exact)) * 2 ** -52)
}

const isoOf = (time: string | Date) => (typeof time === 'string' ? time : time.toISOString())

/** Compares all rows of a company with its inventory; returns how many records it has. */
export async function expectInventory(
  { query, name }: Dashboard,
  company: Company<never>,
  companyId: number,
): Promise<number> {
  const of = (view: string) => query(`select * from ${view} where company_id = ${companyId}`)
  const emissions = (await of('tonne_bi_emissions')) as unknown as EmissionRow[]
  const totals = (await of('tonne_bi_totals')) as unknown as TotalRow[]
  const inventory = await company.inventory(ALWAYS)
  const { total, scope1, scope2, scope3, byKind, byScope3Category, bySite, byMonth } = inventory
  const counted = emissions.filter(isCounted)
  expect(counted).toHaveLength(total.records)
  expect(new Set(counted.map((row) => row.activity_id)).size).toBe(total.records)

  for (const rows of [counted, totals.filter(isCounted)]) {
    const scopes = [scope1, scope2.marketBased, scope3].map(({ co2e }) => digits(co2e.exact))
    expect([1, 2, 3].map((scope) => summed(rows.filter((row) => row.scope === scope)))).toEqual(scopes)
    const sites = Object.fromEntries(bySite.map(({ siteId, amounts }) => [siteId, digits(amounts.co2e.exact)]))
    expect(summedBy(rows.filter(({ site_id: id }) => id !== null) as EmissionRow[], (row) => row.site_id)).toEqual(
      sites,
    )
  }
  const kinds = byKind.map(({ emissionKindId: id, name, scope, amounts }) => [
    `${id} ${name} ${scope}`,
    digits(amounts.co2e.exact),
  ])
  expect(summedBy(counted, (row) => `${row.kind_id} ${row.kind_name} SCOPE_${row.scope}`)).toEqual(
    Object.fromEntries(kinds),
  )
  const categories = byScope3Category.map(({ category, amounts }) => [String(category), digits(amounts.co2e.exact)])
  const ofScope3 = counted.filter(({ scope }) => scope === 3)
  expect(summedBy(ofScope3, (row) => row.category)).toEqual(Object.fromEntries(categories))

  const months = byMonth.map(({ month, amounts }) => [`${month}-01T00:00:00.000Z`, digits(amounts.co2e.exact)])
  expect(summedBy(totals.filter(isCounted), (row) => isoOf(row.time))).toEqual(Object.fromEntries(months))
  const recordsOf = (month: string) =>
    totals.filter((row) => isCounted(row) && isoOf(row.time) === `${month}-01T00:00:00.000Z`)
  for (const { month, amounts } of byMonth)
    expect(recordsOf(month).reduce((sum, { records }) => sum + Number(records), 0)).toBe(amounts.records)

  for (const rows of [emissions, totals]) {
    const located = (rows as readonly EmissionRow[]).filter(({ scope, method }) => scope === 2 && method !== 'market')
    expect(
      isNear(
        located.reduce((sum, { co2e_kg: kg }) => sum + kg, 0),
        scope2.locationBased.co2e.kg,
      ),
    ).toBe(true)
  }
  const located = emissions.filter(({ scope, method }) => scope === 2 && method !== 'market')
  expect(located).toHaveLength(scope2.locationBased.records)
  for (const gas of ['co2', 'ch4', 'n2o'] as const) {
    const known = counted.map((row) => row[`${gas}_kg`])
    const sum = known.includes(null) ? null : known.reduce((all: number, one) => all + (one as number), 0)
    if (sum === null || total[gas] === null) expect([gas, sum]).toEqual([gas, total[gas]])
    else expect(isNear(sum, total[gas].kg), `${gas} ${sum} ${total[gas].kg}`).toBe(true)
  }
  for (const [column, figure] of [
    ['biogenic_co2_kg', total.biogenicCo2],
    ['montreal_co2e_kg', total.montrealCo2e ?? null],
  ] as const) {
    const parts = counted.flatMap((row) => row[column] ?? [])
    expect([column, parts.length === 0]).toEqual([column, figure === null])
    const sum = parts.reduce((all, one) => all + one, 0)
    expect(isNear(sum, figure?.kg ?? 0), `${column} ${sum}`).toBe(true)
  }
  for (const { co2e_exact: exact, co2e_kg: kg } of [...emissions, ...totals]) expectNearest(name, exact, kg)
  for (const { co2e_exact: exact, co2e_t: t } of totals) expectNearest(name, exact === null ? null : `${exact}e-3`, t)
  return counted.length
}
