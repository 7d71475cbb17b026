import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { type RowToCalculate, withFactorSets } from '../../../../src/rows/index.ts'
import { type Company, rowsToImport } from '../../../../src/service/index.ts'
import { importService } from '../../../fixtures/import-source.ts'
import { fuelInput, siteInput } from '../../../fixtures/service.ts'

const catalogue = await withFactorSets(publishedCatalogue)

describe('an import of rows that a client sends', () => {
  const row = { site: 'Leeds', activity: 'fuel', fuel: 'natural gas', country: 'GB', start: '2025-01-01', unit: 'kWh' }
  const rows = [
    { ...row, value: '-5' },
    { ...row, value: '1,234' },
    { ...row, value: '5', start: '03/04/2025' },
    { ...row, value: '5', country: undefined },
    { activity: 'spend', start: '2029-01-01', value: '5', currency: 'GBP', factor: 'lawyers' },
  ]

  it('names no option of the command line in any message', async () => {
    const { company } = importService({ catalogue })
    const { problems, rowProblems, digest } = await company.imports.previewRows({ name: 'rows', rows })
    expect([problems.length, rowProblems.length]).toEqual([rows.length, rows.length])
    const refused = await company.imports.commitRows({ name: 'rows', rows, digest }).catch((error: unknown) => error)
    const violations = EmissionsError.is(refused) ? refused.violations : []
    expect(violations).toHaveLength(rows.length)
    const listed = problems.flatMap(({ message, examples }) => [message, ...examples.map((one) => one.message)])
    const ofRows = rowProblems.flatMap(({ failures }) => failures.map(({ message }) => message))
    for (const message of [...listed, ...ofRows, ...violations.map((one) => one.message)])
      expect(message).not.toMatch(/--[a-z]|allowCredits to true/)
  })
})

describe('an import of rows that are stored already', () => {
  const bill = (month: number, value: string) => ({
    ...{ site: 'Leeds', activity: 'fuel', fuel: 'natural gas', country: 'GB', unit: 'kWh', value },
    start: `2025-0${month}-01`,
    end: `2025-0${month + 1}-01`,
  })
  const trip = { activity: 'trip', mode: 'CAR', from: 'Leeds', to: 'Hull', country: 'GB', start: '2025-03-04' }

  async function warned(company: Company, rows: readonly unknown[]) {
    const { warnings } = await company.imports.previewRows({ name: 'rows', rows: [...rows] })
    return warnings
      .filter(({ cause }) => cause === 'already_stored')
      .map(({ count, examples }) => [count, examples.map(({ line }) => line)])
  }

  it('says which rows would count twice, once for each stored record', async () => {
    const { company } = importService({ catalogue })
    const rows = [bill(1, '100'), bill(2, '200'), trip, trip]
    expect(await warned(company, rows)).toEqual([])
    const { digest } = await company.imports.previewRows({ name: 'rows', rows })
    const { record } = await company.imports.commitRows({ name: 'rows', rows, digest })
    // the same rows are one import, which is not repeated
    expect(await warned(company, rows)).toEqual([])
    const corrected = [bill(1, '100'), bill(2, '201'), bill(3, '300'), trip, trip, trip]
    expect(await warned(company, corrected)).toEqual([[3, [1, 4, 5]]])
    await company.imports.undo(record.id)
    expect(await warned(company, corrected)).toEqual([])
  })

  it('is refused without a preview, says which import has them, and may be imported with the code of a preview', async () => {
    const { company } = importService({ catalogue })
    const sourceOf = (name: string, rows: readonly RowToCalculate[]) => rowsToImport({ name, rows })
    const first = sourceOf('bills.csv', [bill(1, '100'), bill(2, '200'), bill(3, '300')])
    const { record } = await company.imports.commit(first)
    // an identical file is the same import
    expect(
      (await company.imports.commit(sourceOf('copy.csv', [bill(1, '100'), bill(2, '200'), bill(3, '300')]))).record,
    ).toEqual(record)
    const corrected = sourceOf('corrected.csv', [bill(1, '100'), bill(2, '201')])
    const refused = await company.imports.commit(corrected).catch((error: unknown) => error)
    const [violation] = EmissionsError.is(refused) ? refused.violations : []
    expect(violation?.code).toBe('precondition_failed')
    expect(violation?.message).toContain('1 of 2 rows are stored already')
    expect(violation?.message).toContain(`the import ${record.id} (bills.csv), whose other records would stay`)
    expect((await company.imports.list()).records).toHaveLength(1)
    const { digest } = await company.imports.preview(corrected)
    expect((await company.imports.commit(corrected, { digest })).record.records).toBe(2)
  })

  it('is imported without a preview once the earlier import is undone, and if no row is stored', async () => {
    const { company } = importService({ catalogue })
    const { record } = await company.imports.commit(
      rowsToImport({ name: 'bills.csv', rows: [bill(1, '100'), bill(2, '200')] }),
    )
    expect(
      (await company.imports.commit(rowsToImport({ name: 'next.csv', rows: [bill(3, '100')] }))).record.records,
    ).toBe(1)
    await company.imports.undo(record.id)
    const corrected = rowsToImport({ name: 'corrected.csv', rows: [bill(1, '100')] })
    expect((await company.imports.commit(corrected)).record.status).toBe('complete')
  })

  it('is refused for records that no import created', async () => {
    const { company } = importService({ catalogue })
    const { record: site } = await company.sites.create(siteInput())
    const { record } = await company.siteFuels.create(site.id, fuelInput())
    const row = { site: site.name, activity: 'fuel', fuel: 'diesel', country: 'GB', unit: 'l', value: '1000' }
    const [start, end] = [record.startDate.slice(0, 10), record.endDate.slice(0, 10)]
    const source = rowsToImport({ name: 'fuel.csv', rows: [{ ...row, start, end }], endDate: 'exclusive' })
    const refused = await company.imports.commit(source).catch((error: unknown) => error)
    const [violation] = EmissionsError.is(refused) ? refused.violations : []
    expect(violation?.message).toContain('1 of 1 rows are stored already')
    expect(violation?.message).toContain('Leave these rows out; or preview the file')
  })

  it('does not take the equal bill of another meter for the stored one', async () => {
    const { company } = importService({ catalogue })
    const ofMeter = (meter: string | undefined) => ({ ...bill(1, '100'), ...(meter && { meter }) })
    const rows = [ofMeter('M1'), ofMeter('M2'), bill(2, '7')]
    const { digest } = await company.imports.previewRows({ name: 'rows', rows })
    await company.imports.commitRows({ name: 'rows', rows, digest })
    expect(await warned(company, [ofMeter('M3'), ofMeter('M2')])).toEqual([[1, [2]]])
    // a row or a record without a meter may be of any
    expect(await warned(company, [ofMeter(undefined), { ...bill(2, '7'), meter: 'M9' }])).toEqual([[2, [1, 2]]])
  })
})
