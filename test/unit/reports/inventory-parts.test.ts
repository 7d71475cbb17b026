import { describe, expect, it, vi } from 'vitest'
import { readActivities } from '../../../src/ledger/context/activity-stream.ts'
import { overlapsPeriod } from '../../../src/ledger/context/period.ts'
import { activityOf } from '../../../src/records/activities/activities.ts'
import { parseDecimal } from '../../../src/reports/inventory/decimal.ts'
import { groupsReader } from '../../../src/reports/inventory/groups-reader.ts'
import { compareTexts } from '../../../src/reports/inventory/in-order.ts'
import { OverlapSweep } from '../../../src/reports/inventory/inventory.ts'
import { monthCutter } from '../../../src/reports/inventory/record-parts.ts'
import { builtInKindId } from '../../../src/resources/index.ts'

describe('the decimals of a sum', () => {
  it('have the digits of their text; a fraction is cut after 40', () => {
    expect(parseDecimal('-12.50')).toEqual({ n: -1250n, d: 100n })
    expect(parseDecimal('7')).toEqual({ n: 7n, d: 1n })
    expect(parseDecimal('2/3')).toEqual({ n: BigInt('6'.repeat(40)), d: 10n ** 40n })
    expect(parseDecimal('1e3')).toEqual({ n: 1000n, d: 1n })
  })
})

describe('the order of texts', () => {
  it('is that of the first that differs', () => {
    expect(compareTexts(['a', 'b'], ['a', 'b'])).toBe(0)
    expect(compareTexts(['a', 'b'], ['a', 'c'])).toBe(-1)
    expect(compareTexts(['b', 'a'], ['a', 'c'])).toBe(1)
  })
})

describe('a record reaches into a period', () => {
  const MARCH = { from: '2025-03-01', to: '2025-04-01' }
  it.each([
    ['2025-02-01', '2025-03-01', false],
    ['2025-02-01', '2025-03-02', true],
    ['2025-03-31', '2025-05-01', true],
    ['2025-04-01', '2025-05-01', false],
    ['2025-05-01', '2025-06-01', false],
    ['2025-02-28', '2025-02-28', false],
    ['2025-03-01', '2025-03-01', true],
    ['2025-04-01', '2025-04-01', false],
  ])('from %s to %s: %s', (from, to, reaches) => {
    expect(overlapsPeriod({ from, to }, MARCH)).toBe(reaches)
  })
})

describe('the reading of an inventory', () => {
  const row = { id: 'lost', startDate: '2025-01-01', endDate: '2025-02-01', vehicleId: 'van' }
  const holding = (record: object, exact: string | null) => {
    const vehicleEmissions = { list: async () => ({ rows: [{ record, exact }], next: null }) }
    return { vehicleEmissions, sites: { get: async () => null }, emissionKinds: { get: async () => null } } as never
  }
  const first = (record: object, exact: string | null = '1') =>
    readActivities(holding(record, exact), activityOf('vehicleEmissions'), '2026-01-01').next()

  it('is given up where a record has lost a part, and which', async () => {
    await expect(first(row)).rejects.toThrow('the specification of lost is missing')
    await expect(first({ ...row, given: {} }, null)).rejects.toThrow('lost has no exact emission')
    const groupsOf = groupsReader(holding(row, '1'))
    const kind = { id: 'none', existing: null }
    const ofSite = { kind: { id: 'none', existing: {} }, siteId: 'gone', vehicleId: null }
    await expect(groupsOf(ofSite as never)).rejects.toThrow('gone is named by a record and not there')
    await expect(groupsOf({ kind, siteId: null, vehicleId: null } as never)).rejects.toThrow(
      'the emission kind none is missing',
    )
  })

  it('reads the groups of records of one place and kind once, and has them at hand for all others', async () => {
    const site = { id: 'leeds', name: 'Leeds works', countryId: 826 }
    const sites = { get: vi.fn(async () => ({ record: site })) }
    const groupsOf = groupsReader({ sites } as never)
    const fuel = { kind: { id: builtInKindId('site-fuel'), existing: null }, siteId: site.id, vehicleId: null }
    const groups = await groupsOf(fuel as never)
    expect(groups.site).toEqual({ id: 'leeds', name: 'Leeds works' })
    expect(groupsOf({ ...fuel } as never)).toBe(groups)
    const power = { ...fuel, kind: { id: builtInKindId('site-electricity'), existing: null } }
    expect((await groupsOf(power as never)).kind.scope).toBe('SCOPE_2')
    expect(sites.get).toHaveBeenCalledTimes(1)
  })
})

describe('the months of records', () => {
  const PERIOD = { from: '2025-01-10T00:00:00.000Z', to: '2025-03-10T00:00:00.000Z' }
  const CUTS = [
    ['2025-01-01', '2025-01-12'],
    ['2025-01-10', '2025-01-11'],
    ['2025-01-10', '2025-01-10'],
    ['2025-01-31', '2025-02-01'],
    ['2025-01-31', '2025-02-02'],
    ['2025-02-01', '2025-02-01'],
    ['2025-02-01', '2025-03-01'],
    ['2025-02-28', '2025-03-01'],
    ['2025-03-01', '2025-03-01'],
    ['2025-03-09', '2025-03-10'],
    ['2025-03-09', '2025-03-11'],
  ].map((days) => days.map((day) => `${day}T00:00:00.000Z`) as [string, string])

  it.each(CUTS)('from %s to %s are those of it alone, whatever came before', (from, to) => {
    const alone = monthCutter(PERIOD)({ from, to })
    for (const [otherFrom, otherTo] of CUTS) {
      const partsIn = monthCutter(PERIOD)
      partsIn({ from: otherFrom, to: otherTo })
      expect(partsIn({ from, to })).toEqual(alone)
    }
    const share = alone.reduce(
      (sum, { span }) => sum + (span === null ? 1 : Number(span.to - span.from) / Number(span.whole)),
      0,
    )
    expect(share).toBeGreaterThan(0)
    expect(alone[0]?.month).toBe(from < PERIOD.from ? '2025-01' : from.slice(0, 7))
  })
})

describe('overlaps', () => {
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString()
  const record = (id: number, from: number, to: number) => ({
    id: String(id),
    ...{ siteId: 'site', emissionKindId: 'kind', measured: 'gas', from: day(from), to: day(to) },
  })

  it('are all counted, and the first thousand of them shown', () => {
    const sweep = new OverlapSweep()
    for (let n = 0; n < 1001; n++) {
      sweep.add(record(2 * n, 10 * n, 10 * n + 2))
      sweep.add(record(2 * n + 1, 10 * n + 1, 10 * n + 3))
    }
    const { total, groups } = sweep.overlaps()
    expect([total, groups.length]).toEqual([1001, 1000])
    expect(groups.at(-1)).toMatchObject({ start: day(9990), end: day(9993), records: 2, recordIds: ['1998', '1999'] })
  })

  it('name the first hundred of their records, and count all', () => {
    const sweep = new OverlapSweep()
    for (let n = 0; n < 102; n++) sweep.add(record(n, n, n + 2))
    const [group] = sweep.overlaps().groups
    expect([group?.records, group?.recordIds.length, group?.end]).toEqual([102, 100, day(103)])
  })

  it('last as long as the longest of their records', () => {
    const sweep = new OverlapSweep()
    for (const one of [record(1, 0, 10), record(2, 2, 3), record(3, 5, 6), record(4, 10, 11)]) sweep.add(one)
    expect(sweep.overlaps().groups).toMatchObject([{ end: day(10), recordIds: ['1', '2', '3'], overlapDays: 2 }])
  })

  it('end where the next record begins', () => {
    const sweep = new OverlapSweep()
    for (const one of [record(1, 0, 1), record(2, 1, 2), record(3, 1, 1)]) sweep.add(one)
    expect(sweep.overlaps()).toEqual({ total: 0, groups: [] })
  })
})
