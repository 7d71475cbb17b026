import { describe, expect, it } from 'vitest'
import { exactCo2e } from '../../../src/core/emissions/index.ts'
import { add, parseRational, printExact, type Rational, ZERO } from '../../../src/core/exact/index.ts'
import { calculateRows } from '../../../src/rows/calculate-rows.ts'
import { memoryStore, type ServiceRecords, type Store } from '../../../src/service/index.ts'
import { csvObjects, csvSource, importService } from '../../fixtures/import-source.ts'
import { bundleOf } from '../../fixtures/imports.ts'
import { SEEDS } from '../../fixtures/seeds.ts'
import { behindPort, testService } from '../../fixtures/service.ts'
import { randomFrom } from '../../oracle/random.ts'

const HEADER = 'id,site,activity,start,end,value,unit,fuel,factor,country,gas,gwp,mode,distanceKm,passengers'

/** Kinds of rows, with their cells after the period: value, unit, fuel, factor, country, gas, gwp, mode, km, passengers. */
const KINDS = [
  ['fuel', (value: string) => `${value},l,gas oil,,GB,,,,,`],
  ['fuel', (value: string) => `${value},GJ,natural gas,,GB,,,,,`],
  ['electricity', (value: string) => `${value},MWh,,,DE,,,,,`],
  ['electricity', (value: string) => `${value},kWh,,,GB,,,,,`],
  ['vehicle', (value: string) => `${value},km,,desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km,,,,,,`],
  ['quantity', (value: string) => `${value},t,,steel cans landfill,,,,,,`],
  ['refrigerant', (value: string) => `${value},kg,,,,R-32,AR5_GWP100,,,`],
  ['movement', (value: string) => `${value},t,,,,,,TRUCK,284,`],
  ['trip', () => ',,,,,,,RAIL,120.5,2'],
] as const

/** Random rows of all kinds, as CSV. */
function randomRows(seed: number): string {
  const random = randomFrom(seed)
  const below = (end: number) => random.whole(0, end - 1)
  const rows = Array.from({ length: 12 }, (_, index) => {
    const [activity, cells] = KINDS[index % KINDS.length] ?? KINDS[0]
    const [month, value] = [1 + below(11), `${below(1000)}.${below(1000)}`]
    const day = (number: number) => `2025-${String(number).padStart(2, '0')}-01`
    return `R${index},Site ${below(3)},${activity},${day(month)},${day(month + 1)},${cells(value)}`
  })
  // a site gets its country from some row
  const bills = [0, 1, 2].map((site) => `S${site},Site ${site},fuel,2025-01-01,2025-02-01,1,l,gas oil,,GB,,,,,`)
  return [HEADER, ...bills, ...rows].join('\n')
}

/** Rows that no import can hold, and that its records reject. */
const WRONG = [
  'W1,Site 0,fuel,2025-01-01,2025-02-01,1,kWh,steel,,GB,,,,,',
  'W2,Site 1,electricity,2025-03-01,2025-02-01,1,MWh,,,GB,,,,,',
]

/** Every answer to previews, imports and their undoing, and everything that they leave. */
async function answersOf(store: Store<ServiceRecords>, seed: number): Promise<readonly unknown[]> {
  const { company } = testService({ store })
  const [first, second] = [csvSource(randomRows(seed)), csvSource([randomRows(seed + 1), ...WRONG].join('\n'))]
  const answers: unknown[] = [await company.imports.preview(first), await company.imports.commit(first)]
  const preview = await company.imports.preview(second)
  answers.push(await company.imports.commit(first), preview)
  answers.push(await company.imports.commit(second).catch(String), await bundleOf(company))
  const { digest } = preview
  answers.push(await company.imports.commit(second, { leaveOut: true, digest }), await bundleOf(company))
  const { record: lock } = await company.periods.lock({ from: '2025-01-01', to: '2025-02-01', comment: null })
  const { records } = await company.imports.list()
  for (const { id } of records) answers.push(await company.imports.undo(id).catch(String), await bundleOf(company))
  await company.periods.unlock(lock.id)
  for (const { id } of records) answers.push(await company.imports.undo(id), await bundleOf(company))
  answers.push(await company.verifyTotals(), await company.audit.verifyLog())
  return answers
}

async function sumOfRows(text: string): Promise<Rational> {
  const rows = await calculateRows(csvObjects(text), { endDate: 'exclusive' })
  return rows.reduce((sum, { results }) => {
    const counted = results.find(({ basis }) => basis === 'market') ?? results[0]
    return add(sum, parseRational(exactCo2e(counted?.calculation.contributions ?? []) ?? '0'))
  }, ZERO)
}

describe.each(SEEDS)('imports of random rows, seed %s', (seed) => {
  it('add what the rows amount to, once, and nothing after they are undone', async () => {
    const { company } = importService()
    const [first, second] = [randomRows(seed), randomRows(seed + 1)]
    const before = (await company.imports.commit(csvSource(first))).record
    const total = await company.exactTotal()
    expect(total).toBe(printExact(await sumOfRows(first)))
    const { digest } = await company.imports.preview(csvSource(second))
    expect(await company.exactTotal()).toBe(total)
    const { record } = await company.imports.commit(csvSource(second), { digest })
    expect((await company.imports.commit(csvSource(second))).record.id).toBe(record.id)
    expect(await company.exactTotal()).toBe(printExact(add(await sumOfRows(first), await sumOfRows(second))))
    expect((await company.imports.list()).records.map(({ id }) => id).sort()).toEqual([before.id, record.id].sort())
    await company.imports.undo(record.id)
    expect([(await company.imports.get(record.id)).record.status, await company.exactTotal()]).toEqual([
      'undone',
      total,
    ])
    expect(await company.verifyTotals()).toEqual([])
    expect((await company.audit.verifyLog()).differences).toEqual([])
  })

  it('answer and leave the same bytes in memory as in a store that answers with promises', async () => {
    const answers = await answersOf(memoryStore(), seed)
    expect(await answersOf(behindPort(memoryStore()), seed)).toEqual(answers)
    expect(answers.filter((one) => typeof one === 'string')).not.toEqual([])
  })
})
