import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { ACTIVITY_KINDS, calculateRows, withFactorSets } from '../../../../src/rows/index.ts'
import { rowsToImport } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { rowsOf } from '../../../fixtures/every-activity.ts'
import { csvSource, importService } from '../../../fixtures/import-source.ts'

const catalogue = await withFactorSets(publishedCatalogue)
const policy = { allowCredits: true } as const
const EVER = { from: '2015-01-01', to: '2035-01-01' }

type Company = ReturnType<typeof importService>['company']

async function codesOf(company: Company): Promise<readonly string[]> {
  const { noticesOfRecords } = await company.inventory(EVER)
  return noticesOfRecords.map(({ code }) => code)
}

/** Gas of Austria in 2024 with the factor of the United Kingdom, of an edition of another year. */
const AUSTRIAN =
  'id,site,activity,start,end,value,unit,fuel,country\n1,Wien,fuel,2021-01-01,2021-01-31,1000,kWh,natural gas,AT\n'
const STAND_IN = ['factor_edition_newer', 'factor_region_fallback']
const ofRow = (codes: readonly string[]) => STAND_IN.filter((code) => codes.includes(code))

async function importAustrian() {
  const { company } = importService({ catalogue })
  const { record } = await company.imports.commit(csvSource(AUSTRIAN))
  expect(record.records).toBe(1)
  const [site] = (await company.sites.list()).records
  const [fuel] = (await company.siteFuels.list(site?.id ?? '')).records
  const path = { siteId: site?.id ?? '', fuelId: fuel?.id ?? '' }
  return { company, path, factorId: fuel?.emissionFactorId ?? '' }
}

describe('the notices of a row', () => {
  it.each(ACTIVITY_KINDS)('of %s are those of its record, and of the inventory', async (kind) => {
    const known = new Set<string>()
    for (const row of rowsOf(kind)) {
      const [calculated] = await calculateRows([row], { catalogue, allowCredits: true, endDate: 'exclusive' })
      const codes = (calculated?.results ?? []).flatMap(({ calculation: { notices } }) =>
        notices.map(({ code }) => code),
      )
      if (codes.every((code) => known.has(code))) continue
      const { company } = importService({ catalogue, policy })
      const source = rowsToImport({ name: 'every.csv', rows: [row], endDate: 'exclusive' })
      const { problemRows } = await company.imports.preview(source, { country: 'GB' })
      if (problemRows > 0) continue
      await company.imports.commit(source, { country: 'GB' })
      expect(await codesOf(company)).toEqual(expect.arrayContaining(codes))
      for (const code of codes) known.add(code)
    }
  })

  it('stay when the record is calculated again, or gets another quantity', async () => {
    const { company, path } = await importAustrian()
    expect(ofRow(await codesOf(company))).toEqual(STAND_IN)
    const { notices } = await company.siteFuels.recalculate(path)
    expect(
      notices
        .filter(({ path: of }) => of.startsWith('row'))
        .map(({ code }) => code)
        .sort(),
    ).toEqual(STAND_IN)
    await company.siteFuels.update(path, { value: 7 })
    expect(ofRow(await codesOf(company))).toEqual(STAND_IN)
    for await (const { changed } of company.restatements.run(EVER)) expect(changed).toBe(0)
    expect(ofRow(await codesOf(company))).toEqual(STAND_IN)
  })

  it('end with its factor', async () => {
    const { company, path } = await importAustrian()
    const other = catalogue.factors('desnz-2025').find(({ name, unit }) => /Butane/.test(name) && unit === 'kWh')
    await company.siteFuels.update(path, { emissionFactorId: other?.id ?? '' })
    expect(ofRow(await codesOf(company))).toEqual([])
  })

  it('leave a bundle that verifies', async () => {
    const { company } = await importAustrian()
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    const { verified, differences } = await verifyBundle(lines, { catalogue })
    expect([differences, verified]).toEqual([[], true])
  })
})
