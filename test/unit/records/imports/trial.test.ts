import { describe, expect, it } from 'vitest'
import { exactCo2e } from '../../../../src/core/emissions/index.ts'
import { add, parseRational, printExact, ZERO } from '../../../../src/core/exact/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { calculateRows } from '../../../../src/rows/calculate-rows.ts'
import { type SourceRow, withFactorSets } from '../../../../src/rows/index.ts'
import type { ImportSource } from '../../../../src/service/index.ts'
import { csvObjects, csvSource, fuelBills, importService } from '../../../fixtures/import-source.ts'

/** A source that counts how often its rows are read. */
function countedSource(text: string) {
  const source = csvSource(text)
  const counted = { times: 0 }
  const rows: ImportSource['rows'] = () => {
    counted.times++
    return source.rows()
  }
  return { source: { name: source.name, rows }, counted }
}

const HEADER = 'id,site,activity,start,end,value,unit,country,factor'
/** Fuel without a country, in more rows than a block has. */
const UNPLACED = Array.from(
  { length: 1005 },
  (_, at) => `g${at},Lyon,fuel,2025-01-01,2025-02-01,${at + 1},l,,desnz-2025/fuels/liquid-fuels/gas-oil/litres`,
).join('\n')
const POWER = 'p1,Lyon,electricity,2025-01-01,2025-02-01,1000,kWh,FR,'

describe('the trial of an import', () => {
  it('reads and calculates the rows of a file once for a preview and twice for an import', async () => {
    const { company } = importService()
    const { source, counted } = countedSource(fuelBills(Array.from({ length: 2100 }, (_, at) => at + 1)))
    const { digest } = await company.imports.preview(source)
    expect(counted.times).toBe(1)
    await company.imports.commit(source, { digest })
    expect(counted.times).toBe(3)
  }, 300_000)

  it('tries all rows again if a later row tells the country of a site', async () => {
    const { company } = importService()
    const { source, counted } = countedSource(`${HEADER}\n${UNPLACED}\n${POWER}`)
    const preview = await company.imports.preview(source)
    expect(counted.times).toBe(2)
    expect([preview.problems, preview.rows]).toEqual([[], 1006])
    expect(preview.references.map(({ name, country, rows }) => [name, country, rows])).toEqual([['Lyon', 'FR', 1006]])
  }, 300_000)

  it('tries all rows again if a later row of electricity tells the grid of a site', async () => {
    const { company } = importService()
    const placed = UNPLACED.replaceAll(',l,,', ',l,CA,')
    const power = POWER.replace(',FR,', ',CA-ON,')
    const { source, counted } = countedSource(`${HEADER}\n${placed}\n${power}`)
    const preview = await company.imports.preview(source)
    expect(counted.times).toBe(2)
    expect(preview.references.map(({ name, country }) => [name, country])).toEqual([['Lyon', 'CA']])
  }, 300_000)

  it('rejects each row of a site without a country once', async () => {
    const { company } = importService()
    const preview = await company.imports.preview(csvSource(`${HEADER}\n${UNPLACED}`))
    expect([preview.rows, preview.problemRows]).toEqual([0, 1005])
    expect(preview.problems.map(({ code, count }) => [code, count])).toEqual([['not_storable', 1005]])
  }, 300_000)

  it('counts the rows that it compared with each other', async () => {
    const { company } = importService()
    expect((await company.imports.preview(csvSource(fuelBills([1, 2, 3])))).comparedRows).toBe(3)
  })
})

describe('rows that share a line', () => {
  /** The rows of a wide table: each cell of a line is a row. */
  function sharedLines(text: string): ImportSource {
    const rows = Array.from(csvSource(text).rows() as Iterable<SourceRow>).map((row) => ({ ...row, line: 2 }))
    return { name: 'wide.csv', rows: () => rows }
  }

  it('become one record each, with their own quantities', async () => {
    const values = [10, 20, 30]
    const wide = importService().company
    const { digest } = await wide.imports.preview(sharedLines(fuelBills(values)))
    const { record } = await wide.imports.commit(sharedLines(fuelBills(values)), { digest })
    const single = importService().company
    const { record: expected } = await single.imports.commit(csvSource(fuelBills(values)))
    expect([record.records, record.co2eKg]).toEqual([3, expected.co2eKg])
    expect(await wide.exactTotal()).toBe(await single.exactTotal())
  })

  it('are left out one by one if some need a decision', async () => {
    const { company } = importService()
    const text = `${fuelBills([10])}\nx,Leeds works,fuel,2025-01-02,-5,l,gas oil,GB\ny,Leeds works,fuel,2025-01-03,-6,l,gas oil,GB`
    const preview = await company.imports.preview(sharedLines(text))
    expect([preview.rows, preview.problemRows]).toEqual([1, 2])
    const { record } = await company.imports.commit(sharedLines(text), { digest: preview.digest, leaveOut: true })
    expect(record.records).toBe(1)
  })
})

describe('money of a year without published prices', () => {
  it('is imported in the prices of priceYear, with the digits of calculateRows', async () => {
    const text =
      'id,activity,start,value,currency,country,factor\na,spend,2026-02-01,100,USD,US,541110\nb,spend,2022-02-01,100,USD,US,541110'
    const catalogue = await withFactorSets(publishedCatalogue)
    const { company } = importService({ catalogue })
    expect((await company.imports.preview(csvSource(text))).problemRows).toBe(1)
    const { record } = await company.imports.commit(csvSource(text), { priceYear: 2024 })
    const rows = await calculateRows(csvObjects(text), { catalogue, priceYear: 2024 })
    const expected = rows
      .map(({ results }) => parseRational(exactCo2e(results[0]?.calculation.contributions ?? []) ?? '0'))
      .reduce(add, ZERO)
    expect([record.records, record.co2eKg]).toEqual([2, printExact(expected)])
  })
})
