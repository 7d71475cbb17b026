import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { takeShare } from '../../fixtures/seeds.ts'
import { fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { hostileBundles } from './fixtures/hostile-bundles.ts'

const MEGABYTE = 1_000_000

async function exported(): Promise<string[]> {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  await company.siteFuels.create(site, fuelInput())
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

const bundles = hostileBundles(await exported(), MEGABYTE)

describe('a bundle of a megabyte that asks for more work than it is long', () => {
  it('is one of many kinds', () => {
    for (const [name, lines] of Object.entries(bundles)) {
      const length = lines.reduce((sum, line) => sum + line.length + 1, 0)
      expect(length, name).toBeGreaterThan(MEGABYTE / 2)
    }
  })

  // each takes less than a second of a quiet machine; without budgets some take minutes
  it.each(takeShare(Object.keys(bundles)))('is rejected at once: %s', { timeout: 60_000 }, async (name) => {
    const { verified, differences } = await verifyBundle(bundles[name] ?? [], { catalogue: publishedCatalogue })
    expect(verified).toBe(false)
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.length).toBeLessThanOrEqual(1000)
  })

  it('is looked at no further than the thousandth difference', async () => {
    let read = 0
    function* lines() {
      for (; read < 5000; read++) yield '{'
    }
    expect((await verifyBundle(lines())).differences).toHaveLength(1000)
    expect(read).toBeLessThan(1001)
  })
})

describe('a large bundle', () => {
  it('verifies where it is honest, whatever its length', async () => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    for (let nth = 1; nth <= 300; nth++) await company.siteFuels.create(site, fuelInput({ value: `${nth}.${nth}` }))
    expect((await verifyBundle(company.export(), { catalogue: publishedCatalogue })).differences).toEqual([])
  })
})
