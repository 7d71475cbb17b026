import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { gbSpendCatalogue, parseIndustryCode, sectorsOfCode } from '../../../../src/reference/factors/spend/index.ts'
import { calculateRows } from '../../../../src/rows/rows.ts'
import { thrownBy } from '../../../fixtures/violations.ts'

/** The exact sum of the multipliers of 107 groups in each year, reckoned from the publisher's table apart from this library. */
const SUMS = [
  [2015, '78.0775484'],
  [2016, '70.0905498'],
  [2017, '67.9252553'],
  [2018, '64.2314027'],
  [2019, '63.4066979'],
  [2020, '63.8245107'],
  [2021, '62.7170863'],
  [2022, '55.4195512'],
  [2023, '50.9420196'],
] as const

const bought = { activity: 'spend', start: '2021-08-01', value: 1000, currency: 'GBP' }
const codes = async (row: Readonly<Record<string, unknown>>) => {
  const [calculated] = await calculateRows([{ ...bought, ...row }])
  const [result] = calculated?.results ?? []
  return [result?.calculation.contributions[0]?.factor.key, result?.calculation.notices.map(({ code }) => code)]
}

describe('the multipliers of Great Britain', () => {
  it.each(SUMS)('of %i have the published digits of 107 groups', (year, sum) => {
    const factors = gbSpendCatalogue.factors().filter(({ unit }) => unit === `GBP ${year}`)
    const total = factors.reduce((all: Decimal, { per1 }) => all.plus(per1.co2e ?? 0), new Decimal(0))
    process.stdout.write(`multipliers of ${year}: ${factors.length}, sum ${total.toFixed()}\n`)
    expect([factors.length, total.toFixed()]).toEqual([107, sum])
  })

  it('price a purchase from Great Britain in the pounds of its year, and say that margins are left out', async () => {
    const [key, notices] = await codes({ factor: 'legal services', country: 'GB' })
    expect(key).toBe('gb-spend-2023/69-1/legal-services/gbp-2021')
    expect(notices).toContain('margins_left_out')
    expect(notices).not.toContain('factor_region_fallback')
  })

  it('leave purchases from elsewhere to US EPA, with a notice', async () => {
    const [named, notices] = await codes({ factor: 'legal services', country: 'DE' })
    expect(String(named)).toMatch(/^useeio-/)
    expect(notices).toContain('factor_region_fallback')
    const [unnamed, others] = await codes({ factor: 'legal services' })
    expect(String(unnamed)).toMatch(/^useeio-/)
    expect(others).toContain('factor_region_fallback')
  })
})

describe('codes of industries', () => {
  it.each([
    ['SIC 62', { scheme: 'SIC', code: '62' }],
    ['UK SIC 2007 62.01', { scheme: 'SIC', code: '62.01' }],
    ['nace J62.01', { scheme: 'NACE', code: '62.01' }],
    ['NACE Rev. 2 62', { scheme: 'NACE', code: '62' }],
    ['ISIC: 6201', { scheme: 'ISIC', code: '6201' }],
    ['NAICS 541511', { scheme: 'NAICS', code: '541511' }],
    ['legal services', undefined],
    ['paper 80', undefined],
    ['541110', { scheme: 'NAICS', code: '541110' }],
    ['123456', undefined],
    ['SIC 10.2-3', undefined],
    ['ISIC 0111', { scheme: 'ISIC', code: '0111' }],
    ['ISIC 620', { scheme: 'ISIC', code: '620' }],
  ])('%s is read as %j', (words, code) => {
    expect(parseIndustryCode(words)).toEqual(code)
  })

  it.each([
    ['SIC', '62', [['SIC 62', '1']]],
    ['NACE', '10.20', [['SIC 10.2-3', '1']]],
    ['NACE', '11.07', [['SIC 11.07', '1']]],
    ['NACE', '11.05', [['SIC 11.01-6', '1']]],
    [
      'SIC',
      '69',
      [
        ['SIC 69.1', '1/2'],
        ['SIC 69.2', '1/2'],
      ],
    ],
    ['ISIC', '6910', [['SIC 69.1', '1']]],
    ['NAICS', '541110', [['SIC 69.1', '1']]],
    ['SIC', '46', []],
    ['SIC', '99', []],
  ] as const)('%s %s is in the groups of Great Britain %j', (scheme, code, expected) => {
    expect(sectorsOfCode({ scheme, code }, 'GB').map(({ sector, share }) => [sector, share])).toEqual(expected)
  })

  it.each([
    ['SIC 62', '62'],
    ['SIC 6201', '62'],
    ['SIC 62011', '62'],
    ['NACE J62.01', '62'],
    ['ISIC 620', '62'],
    ['NAICS 541511', '62'],
    ['NAICS 5415', '62'],
    ['SIC 1', '1'],
    ['NACE A01.11', '1'],
    ['SIC 69.1', '69-1'],
    ['NACE 69.10', '69-1'],
    ['NACE 102', '10-2-3'],
    ['NACE 23.1', '23other'],
    ['NACE 20.11', '20a'],
    ['ISIC C2011', '20a'],
    ['SIC 20.14', '20b'],
    ['NACE 20.12', '20c'],
    ['NACE 20.20', '20c'],
    ['SIC 20.30', '20-3'],
    ['SIC 25.4', '25-4'],
    ['SIC 25.73', '25other'],
    ['NACE 30.2', '30other'],
    ['NACE 33.16', '33-16'],
    ['NACE 33.20', '33other'],
    ['541110', '69-1'],
  ])('%s prices a purchase from Great Britain by the group %s', async (factor, group) => {
    const [key] = await codes({ factor, country: 'GB' })
    expect(String(key).split('/')[1]).toBe(group)
  })

  it.each([
    ['SIC', '1.11', ['01', '1']],
    ['NACE', 'A01.11', ['01', '01.11']],
  ] as const)('%s %s is in the division 01, for the United States too', (_, code, same) => {
    const sectorsOf = (one: string) => sectorsOfCode({ scheme: 'NACE', code: one.replace(/^[A-U]/, '') }, 'US')
    for (const other of same) expect(sectorsOf(code)).toEqual(sectorsOf(other))
    expect(sectorsOf(code).length).toBeGreaterThan(1)
  })

  it('of NAICS with fewer digits share all codes within, never the first', () => {
    const shares = sectorsOfCode({ scheme: 'NAICS', code: '5415' }, 'US')
    expect(shares.map(({ sector }) => sector).sort()).toEqual(
      ['541511', '541512', '541513', '541519'].map((one) => `NAICS ${one}`),
    )
    expect(sectorsOfCode({ scheme: 'NAICS', code: '999999' }, 'US')).toEqual([])
  })

  it('share the links of a class among codes of NAICS, in whole', () => {
    const sectors = sectorsOfCode({ scheme: 'ISIC', code: '6910' }, 'US')
    expect(sectors.map(({ share }) => share)).toEqual(sectors.map(() => `1/${sectors.length}`))
    expect(sectors.map(({ sector }) => sector)).toContain('NAICS 541110')
  })

  it.each([
    [{ factor: 'NACE 69', country: 'GB' }, 'factor_ambiguous'],
    [{ factor: 'NAICS 541', country: 'GB' }, 'factor_ambiguous'],
    [{ factor: 'NACE 62', country: 'US', currency: 'USD' }, 'factor_ambiguous'],
    [{ factor: 'NAICS 999999', country: 'US', currency: 'USD' }, 'factor_not_found'],
    [{ factor: 'SIC 46', country: 'GB' }, 'factor_not_found'],
    [{ factor: 'CPA 62', country: 'GB' }, 'industry_scheme_unknown'],
    [{ factor: 'ISIC 111', country: 'GB' }, 'factor_not_found'],
    [{ factor: 'SIC 1110', country: 'GB' }, 'factor_not_found'],
    [{ factor: 'NACE C', country: 'GB' }, 'factor_not_found'],
    [{ factor: 'NAICS 31-33', country: 'US', currency: 'USD' }, 'factor_not_found'],
    [{ factor: 'NAICS 54 11 10', country: 'US', currency: 'USD' }, 'factor_not_found'],
  ])('%j is rejected as %s', async (row, code) => {
    const rejected = await codes(row).then(
      () => 'nothing',
      (error: unknown) =>
        thrownBy(() => {
          throw error
        })
          .map((one) => one.code)
          .join(),
    )
    expect(rejected).toBe(code)
  })
})
