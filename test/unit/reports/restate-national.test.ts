import { describe, expect, it } from 'vitest'
import { counterpartOf, isProblem } from '../../../src/ledger/references/edition-counterpart.ts'
import { runTonne } from '../../cli/memory-io.ts'
import { csvSource, importService } from '../../fixtures/import-source.ts'
import { shippedCatalogue as catalogue } from '../../fixtures/service.ts'

/**
 * Successive editions of publishers with several: rows of the first, those with the same row in the second, and those whose row
 * has another basis: DESNZ 2026 has totals alone. The others are not published in the second.
 */
const PAIRS = [
  ['nga-2023', 'nga-2024', 181, 181, 0],
  ['nga-2024', 'nga-2025', 191, 191, 0],
  ['nga-2025', 'nga-2026', 192, 190, 0],
  ['eccc-2023', 'eccc-2024', 122, 122, 0],
  ['eccc-2024', 'eccc-2025', 122, 122, 0],
  ['eccc-2025', 'eccc-2026', 122, 122, 0],
  ['eccc-2026', 'eccc-2027', 122, 13, 0],
  ['desnz-2024', 'desnz-2025', 420, 420, 0],
  ['desnz-2025', 'desnz-2026', 2479, 1121, 1302],
  ['ember-2023', 'ember-2024', 210, 196, 0],
] as const

describe('the rows of an edition', () => {
  it.each(PAIRS)('%s are found in %s', (from, to, rows, same, differing) => {
    const found = catalogue.factors(from).map(({ id }) => counterpartOf(catalogue, [{ from, to }], id)?.found)
    const counted = found.filter((one) => one !== undefined && !isProblem(one)).length
    const codes = found.flatMap((one) => (one !== undefined && isProblem(one) ? [one.code] : []))
    const ofOtherBasis = codes.filter((code) => code === 'factor_counterpart_differs').length
    process.stdout.write(`${from} to ${to}: ${counted} of ${found.length} rows, ${ofOtherBasis} of another basis\n`)
    expect([found.length, counted, ofOtherBasis]).toEqual([rows, same, differing])
  })
})

/** Ten rows of five sites, in periods of the editions before the newest ones. */
const SITES = `id,site,activity,start,end,value,unit,fuel,country,factor
akl-power,Auckland,electricity,2025-03-01,2025-03-31,1000,kWh,,NZ,
akl-diesel,Auckland,fuel,2025-03-01,2025-03-31,1000,litres,diesel,NZ,
syd-power,Sydney,electricity,2025-03-01,2025-03-31,1000,kWh,,AU-NSW,
syd-diesel,Sydney,fuel,2025-03-01,2025-03-31,1000,litres,diesel,AU,
tor-power,Toronto,electricity,2025-03-01,2025-03-31,1000,kWh,,CA-ON,
tor-gas,Toronto,fuel,2025-03-01,2025-03-31,1000,m3,natural gas,CA-ON,
lys-power,Lyon,electricity,2025-03-01,2025-03-31,1000,kWh,,FR,
lys-gas,Lyon,fuel,2025-03-01,2025-03-31,1000,kWh,natural gas,FR,
muc-power,Munich,electricity,2025-03-01,2025-03-31,1000,kWh,,DE,
muc-waste,Munich,quantity,2025-03-01,2025-03-31,1000,kg,,DE,commercial and industrial waste landfill
`
const SCOPE = {
  from: '2025-01-01',
  to: '2026-01-01',
  editions: [
    { from: 'nga-2024', to: 'nga-2025' },
    { from: 'eccc-2025', to: 'eccc-2026' },
    { from: 'desnz-2025', to: 'desnz-2026' },
  ],
}

describe('ten rows of Auckland, Sydney, Toronto, Lyon and Munich', () => {
  it('are imported and restated to the next edition; electricity keeps the edition of its period', async () => {
    const { company } = importService({ policy: { required: 'lenient' } })
    const source = csvSource(SITES)
    const { digest, problems } = await company.imports.preview(source)
    expect(problems).toEqual([])
    await company.imports.commit(source, { digest })
    const preview = await company.restatements.preview(SCOPE)
    const keysOf = ({ byFactor }: Pick<typeof preview, 'byFactor'>) =>
      byFactor.map(({ before, after }) => [before?.join(), after?.join()].map((key) => key?.split('/')[0]))
    expect(preview).toMatchObject({ records: 10, changed: 3, unchanged: 7, failed: 0 })
    expect(keysOf(preview).sort()).toEqual(SCOPE.editions.map(({ from, to }) => [from, to]).sort())

    const before = Number(await company.exactTotal())
    let run = (await company.restatements.start(SCOPE)).record
    while (run.finishedAt === null) run = (await company.restatements.step(run.id)).record
    expect(run).toMatchObject({ records: 10, changed: 3, failed: 0, differenceKg: preview.differenceKg })
    expect(Number(await company.exactTotal()) - before).toBeCloseTo(Number(preview.differenceKg), 9)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('can be restated by the program, which knows the editions of national publishers', async () => {
    const editions = ['--from-edition', 'nga-2024', '--to-edition', 'nga-2025']
    const { code, stdout } = await runTonne(['restate', '--demo', '--year', '2025', ...editions, '--preview'])
    expect([code, stdout.replace(/\s+/g, ' ')]).toEqual([0, expect.stringContaining('nga-2024 to nga-2025')])
  })
})
