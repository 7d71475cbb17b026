import { describe, expect, it } from 'vitest'
import type { ReadinessCode } from '../../../src/resources/index.ts'
import type { Company } from '../../../src/service/index.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, siteInput, testService } from '../../fixtures/service.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const monthName = (month: number) => `2025-${String(month).padStart(2, '0')}`
const without = (...left: readonly number[]) => MONTHS.filter((month) => !left.includes(month))
const startOf = (month: number) => new Date(Date.UTC(2025, month - 1, 1)).toISOString()

/** The months of a meter, or of records that name none, and the quantity of each. */
interface Metered {
  readonly meter?: string
  readonly months: readonly number[]
  readonly quantityOf?: (month: number) => number
}

/** A site with electricity by several meters. */
async function companyOf(...meters: readonly Metered[]) {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  for (const { meter, months, quantityOf = () => 1000 } of meters)
    for (const month of months) {
      const span = { startDate: startOf(month), endDate: startOf(month + 1) }
      await company.siteEnergies.create(
        site,
        energyInput({ ...span, value: quantityOf(month), ...(meter && { meter }) }),
      )
    }
  return company
}

async function found(company: Company<never>, code: ReadinessCode) {
  const { findings } = await company.readiness({ ...Y2025, upstream: true })
  return findings.filter((one) => one.code === code)
}

async function missing(...meters: readonly Metered[]) {
  const findings = await found(await companyOf(...meters), 'month_missing')
  return findings.map(({ meter, severity, months }) => [meter, severity, ...months])
}

describe('a month that a meter lacks', () => {
  it('blocks between months of the meter, although another meter has a record', async () => {
    expect(await missing({ meter: 'M1', months: MONTHS }, { meter: 'M2', months: without(10) })).toEqual([
      ['M2', 'blocks', '2025-10'],
    ])
    expect(await missing({ meter: 'M1', months: without(3) }, { meter: 'M2', months: without(10, 11) })).toEqual([
      ['M1', 'blocks', '2025-03'],
      ['M2', 'blocks', '2025-10', '2025-11'],
    ])
  })

  it('is named with its meter, in a sentence that says what to do', async () => {
    const company = await companyOf({ meter: 'M1', months: MONTHS }, { meter: 'M2', months: without(10) })
    const [finding] = await found(company, 'month_missing')
    expect(finding?.message).toBe(
      'Leeds works, Electricity bought for sites, meter M2: nothing of this meter is recorded for 2025-10, but before and after; record it, or a quantity of zero if there was none',
    )
  })

  it('is to be checked before and after the months of a meter, which may have been replaced', async () => {
    expect(
      await missing({ meter: 'M1', months: MONTHS.slice(0, 6) }, { meter: 'M2', months: MONTHS.slice(6) }),
    ).toEqual([
      ['M1', 'check', ...MONTHS.slice(6).map(monthName)],
      ['M2', 'check', ...MONTHS.slice(0, 6).map(monthName)],
    ])
  })

  it('is to be checked if a record without a meter has it', async () => {
    expect(await missing({ meter: 'M1', months: without(10) }, { months: [10] })).toEqual([['M1', 'check', '2025-10']])
  })

  it('is one finding of the site if no meter has a record', async () => {
    expect(await missing({ meter: 'M1', months: without(10) }, { meter: 'M2', months: without(10) })).toEqual([
      [null, 'blocks', '2025-10'],
    ])
  })

  it('is not expected of a meter with a single month, or of records that name no meter', async () => {
    expect(await missing({ meter: 'M1', months: MONTHS }, { meter: 'M2', months: [4] }, { months: [1, 2] })).toEqual([])
  })

  it('counts records of the year before', async () => {
    const yearBefore = [-1, 0]
    expect(await missing({ meter: 'M1', months: MONTHS }, { meter: 'M2', months: [...yearBefore, 3] })).toEqual([
      ['M2', 'blocks', '2025-01', '2025-02'],
      ['M2', 'check', ...MONTHS.slice(3).map(monthName)],
    ])
  })
})

describe('an outlier among the records of a meter', () => {
  const quantitiesOf = (findings: Awaited<ReturnType<typeof found>>) =>
    findings.map(({ meter, records }) => [meter, records])
  const large = { meter: 'plant', months: MONTHS, quantityOf: () => 1_000_000 }
  const small = { meter: 'lodge', months: MONTHS, quantityOf: () => 100 }

  it('is not a meter that measures more than another', async () => {
    expect(await found(await companyOf(large, small), 'outlier')).toEqual([])
  })

  it('is found although it is usual for another meter', async () => {
    const typo = { ...small, quantityOf: (month: number) => (month === 5 ? 100_000 : 100) }
    expect(quantitiesOf(await found(await companyOf(large, typo), 'outlier'))).toEqual([['lodge', 1]])
  })

  it('is found among meters that have too few records by themselves', async () => {
    const yearly = ['A', 'B', 'C', 'D'].map((meter) => ({ meter, months: [1], quantityOf: () => 100 }))
    const inWrongUnit = { meter: 'E', months: [1], quantityOf: () => 100_000 }
    expect(quantitiesOf(await found(await companyOf(...yearly, inWrongUnit), 'outlier'))).toEqual([[null, 1]])
  })
})
