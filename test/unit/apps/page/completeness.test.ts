import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_GRID_REGIONS, seedDemo } from '../../../../src/apps/cli/serve/demo-company.ts'
import { createApi as createPageApi } from '../../../../src/apps/page/api.ts'
import {
  type CompletenessRow,
  countMonths,
  findCompleteness,
  isEstimate,
  rowTitle,
} from '../../../../src/apps/page/completeness/completeness.ts'
import { type EmissionRecord, loadRecords } from '../../../../src/apps/page/records.ts'
import { createApi } from '../../../../src/http/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'
import { type Company, createService } from '../../../../src/service/index.ts'

const NOW = '2026-03-10T00:00:00.000Z'
const leeds = { of: 'site', id: 'leeds', name: 'Leeds' } as const

function gas(from: string, to: string, own: Partial<EmissionRecord> = {}): EmissionRecord {
  const [start, end] = [`${from}T00:00:00.000Z`, `${to}T00:00:00.000Z`]
  const id = `${from} ${to} ${own.fuel ?? ''}`
  const about = { title: 'Gas, Leeds', comment: null, kindId: 'fuel', holder: leeds, isElectricity: false }
  return { id, start, end, ...about, ...own }
}

/** The states of a row as letters: p, e, m, o. */
function letters({ months }: CompletenessRow): string {
  return months.map(({ state }) => state.charAt(0)).join('')
}

function statesOf(records: readonly EmissionRecord[], year = 2025): readonly string[] {
  return findCompleteness({ records, year, now: NOW }).map(letters)
}

describe('the completeness of a year', () => {
  it('expects every month after two months with records', () => {
    const january = gas('2025-01-01', '2025-02-01')
    expect(statesOf([january])).toEqual(['pooooooooooo'])
    expect(statesOf([january, gas('2025-03-01', '2025-04-01')])).toEqual(['pmpmmmmmmmmm'])
  })

  it('counts a record in every month that it overlaps', () => {
    expect(statesOf([gas('2024-11-15', '2025-03-01')])).toEqual(['ppmmmmmmmmmm'])
    expect(statesOf([gas('2025-01-31', '2025-02-01'), gas('2025-02-28', '2025-03-02')])).toEqual(['pppmmmmmmmmm'])
  })

  it('expects months of an activity of the year before, and none of an older one', () => {
    const twoMonths = [gas('2024-01-01', '2024-03-01')]
    expect(statesOf(twoMonths)).toEqual(['mmmmmmmmmmmm'])
    expect(statesOf(twoMonths, 2026)).toEqual([])
  })

  it('expects no month that has not ended', () => {
    expect(statesOf([gas('2025-11-01', '2026-01-01')], 2026)).toEqual(['mmoooooooooo'])
  })

  it('expects no month after deliveries at one moment', () => {
    expect(statesOf(['01', '02', '03'].map((month) => gas(`2025-${month}-04`, `2025-${month}-04`)))).toEqual([
      'pppooooooooo',
    ])
  })

  it('calls a month estimated if all its records say so', () => {
    const estimate = gas('2025-01-01', '2025-02-01', { comment: 'Estimated read' })
    const actual = gas('2025-02-01', '2025-03-01', { comment: 'read on site' })
    expect(statesOf([estimate, actual])).toEqual(['epmmmmmmmmmm'])
    expect(statesOf([estimate, gas('2025-01-01', '2025-02-01'), actual])).toEqual(['ppmmmmmmmmmm'])
  })

  it.each([
    ['estimated', true],
    ['est. by the supplier', true],
    ['Zählerstand geschätzt', true],
    ['the best month', false],
    ['underestimated heating', false],
    [null, false],
  ])('reads the comment %s as an estimate: %s', (comment, expected) => {
    expect(isEstimate({ comment })).toBe(expected)
  })

  it('has a row for each fuel, kind and place, sites first', () => {
    const records = [
      gas('2025-01-01', '2025-02-01', { holder: { of: 'company' } }),
      gas('2025-01-01', '2025-02-01', { fuel: 'Gas' }),
      gas('2025-01-01', '2025-02-01', { fuel: 'Diesel' }),
      gas('2025-01-01', '2025-02-01', { holder: { of: 'vehicle', id: 'v', name: 'Van' } }),
    ]
    const rows = findCompleteness({ records, year: 2025, now: NOW })
    expect(rows.map(({ holder, fuel }) => [holder.of, fuel])).toEqual([
      ['site', 'Diesel'],
      ['site', 'Gas'],
      ['vehicle', null],
      ['company', null],
    ])
    expect(countMonths(rows, 'present')).toBe(4)
  })

  it('has a row for each meter, in which a month may be missing that another meter has', () => {
    const months = ['01', '02', '03', '04'].map(
      (month, index) => [`2025-${month}-01`, `2025-0${index + 2}-01`] as const,
    )
    const ofMeter = (meter: string, left: number) =>
      months.filter((_, index) => index !== left).map(([from, to]) => gas(from, to, { meter }))
    const rows = findCompleteness({ records: [...ofMeter('M2', 2), ...ofMeter('M1', 9)], year: 2025, now: NOW })
    expect(rows.map((row) => [row.meter, letters(row), rowTitle(row, 'Fuel')])).toEqual([
      ['M1', 'ppppmmmmmmmm', 'Fuel, meter M1'],
      ['M2', 'ppmpmmmmmmmm', 'Fuel, meter M2'],
    ])
  })

  it('misses no month of records without a meter next to those of meters', () => {
    const unnamed = [gas('2025-01-01', '2025-02-01'), gas('2025-02-01', '2025-03-01')]
    expect(statesOf(unnamed)).toEqual(['ppmmmmmmmmmm'])
    expect(statesOf([...unnamed, gas('2025-03-01', '2026-01-01', { meter: 'M1' })])).toEqual([
      'ppoooooooooo',
      'mmpppppppppp',
    ])
  })

  it('copies the latest record with a length', () => {
    const [row] = findCompleteness({
      records: [gas('2025-01-01', '2025-02-01'), gas('2025-03-01', '2025-04-01'), gas('2025-05-05', '2025-05-05')],
      year: 2025,
      now: NOW,
    })
    expect(row?.example.start).toBe('2025-03-01T00:00:00.000Z')
  })
})

describe('the completeness of the invented company', () => {
  let company: Company
  let ask: () => Promise<readonly EmissionRecord[]>

  beforeAll(async () => {
    const service = createService({
      gridRegions: DEMO_GRID_REGIONS,
      catalogue: await withFactorSets(publishedCatalogue),
    })
    company = service.company(1, { actor: 'test' })
    await seedDemo(company)
    const { record } = await company.apiKeys.issue({ name: 'page' })
    const http = createApi({ service, extensions: true })
    const send = async (target: unknown, init?: RequestInit) => {
      const headers = init?.headers as Record<string, string>
      const path = String(target).replace(/^\/page/, '')
      const answer = await http.answer({ method: 'GET', target: path, headers, body: async () => '' })
      return new Response(answer.body as string, { status: answer.status })
    }
    ask = () => loadRecords(createPageApi(record.key, send as typeof fetch))
  })

  /** What the readiness of the year says is missing, by site and kind. */
  async function missingByReadiness(): Promise<readonly string[]> {
    const { findings } = await company.readiness({ from: '2025-01-01', to: '2026-01-01' })
    const missing = findings.filter(({ code }) => code === 'month_missing')
    return missing.flatMap(({ siteId, emissionKindId, months }) =>
      months.map((month) => `${siteId} ${emissionKindId} ${month}`),
    )
  }

  /** What the grid says is missing at sites, in the same words. */
  async function missingByGrid(): Promise<readonly string[]> {
    const rows = findCompleteness({ records: await ask(), year: 2025, now: NOW })
    return rows.flatMap(({ holder, kindId, months }) =>
      holder.of !== 'site'
        ? []
        : months.flatMap(({ state, month }) =>
            state === 'missing' ? [`${holder.id} ${kindId} ${month.from.slice(0, 7)}`] : [],
          ),
    )
  }

  it('misses the months that readiness misses, before and after a record is deleted', async () => {
    const before = await missingByReadiness()
    expect([...(await missingByGrid())].sort()).toEqual([...before].sort())
    const [record] = (await ask()).filter(({ stored }) => stored?.resource === 'SiteEnergy')
    const [, siteId = '', energyId = ''] = /sites\/([^/]+)\/energy\/([^/]+)/.exec(record?.stored?.path ?? '') ?? []
    await company.siteEnergies.delete({ siteId, energyId })
    const after = await missingByReadiness()
    expect(after).toHaveLength(before.length + 1)
    expect([...(await missingByGrid())].sort()).toEqual([...after].sort())
  })

  it('knows the path of every record, and reads each there', async () => {
    const records = await ask()
    expect(records.every(({ stored }) => stored !== undefined)).toBe(true)
    expect([...new Set(records.map(({ stored }) => stored?.resource))].sort()).toEqual([
      'ActivityRecord',
      'Movement',
      'RefrigerantLeak',
      'SiteEnergy',
      'SiteFuel',
      'Travel',
      'VehicleEmission',
    ])
  })
})
