import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_YEAR_CSV } from '../../src/apps/cli/data/sample-year.ts'
import { DEMO_GRID_REGIONS, seedDemo } from '../../src/apps/cli/serve/demo-company.ts'
import { biogenicFigure, exactOf, type Figure, scopeFigures, totalFigure } from '../../src/apps/page/figures.ts'
import { yearPeriod } from '../../src/apps/page/period.ts'
import { type MassDigits, massDigits, rationalOf } from '../../src/core/display/index.ts'
import { joinCatalogues, publishedCatalogue } from '../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../src/reference/factors/national/index.ts'
import { spendCatalogue } from '../../src/reference/factors/spend/index.ts'
import { createService, type Inventory } from '../../src/service/index.ts'
import { runTonne } from './memory-io.ts'

/** The figures of a company, as texts of tonnes. */
interface Figures {
  readonly records: string | undefined
  readonly scope1: string | undefined
  readonly location: string | undefined
  readonly market: string | undefined
  readonly scope3: string | undefined
  readonly total: string | undefined
  readonly biogenic: string | undefined
}

/** The figures that a report prints. */
function printed(text: string): Figures {
  const figure = (line: RegExp) => line.exec(text)?.[1]
  return {
    records: figure(/^(\d+) activities/m),
    scope1: figure(/^Scope 1 +fuel, vehicles, refrigerants +([\d.,]+)/m),
    location: figure(/^Scope 2 +electricity, by location +([\d.,]+)/m),
    market: figure(/^ +electricity, by market +([\d.,]+)/m),
    scope3: figure(/^Scope 3 +freight, trips, goods, waste +([\d.,]+)/m),
    total: figure(/^ +with Scope 2 by market +([\d.,]+)/m),
    biogenic: figure(/^Biogenic +CO2 of biomass, in no total +([\d.,]+)/m),
  }
}

const tonnes = (exactKg: string | undefined, digits: MassDigits) => massDigits(rationalOf(exactKg ?? ''), 't', digits)

function inventoried({ total, scope1, scope2, scope3 }: Inventory, digits: MassDigits): Figures {
  return {
    records: String(total.records),
    scope1: tonnes(scope1.co2e.exact, digits),
    location: tonnes(scope2.locationBased.co2e.exact, digits),
    market: tonnes(scope2.marketBased.co2e.exact, digits),
    scope3: tonnes(scope3.co2e.exact, digits),
    total: tonnes(total.co2e.exact, digits),
    biogenic: tonnes(total.biogenicCo2?.exact, digits),
  }
}

function shownOnPage(inventory: Inventory, digits: MassDigits): Figures {
  const year = { inventory, period: yearPeriod(2025), method: 'market' as const }
  const { scope1, marketBased, locationBased, scope3 } = scopeFigures(year)
  const text = (figure: Figure) => tonnes(exactOf(figure), digits)
  return {
    records: String(totalFigure(year).amounts.records),
    scope1: text(scope1),
    location: text(locationBased),
    market: text(marketBased),
    scope3: text(scope3),
    total: text(totalFigure(year)),
    biogenic: text(biogenicFigure(year) as Figure),
  }
}

/** With the factors per money of the row of spend. */
const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue, nationalCatalogue)

describe('one company has one number: the report, the page, the inventory and the summary of a file', () => {
  let inventory: Inventory

  beforeAll(async () => {
    const company = createService({ gridRegions: DEMO_GRID_REGIONS, catalogue }).company(1, { actor: 'test' })
    await seedDemo(company)
    inventory = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
  }, 60_000)

  it.each([
    ['rounded', []],
    ['all', ['--exact']],
  ] as const)('with %s digits', async (digits, options) => {
    const files = { 'year.csv': SAMPLE_YEAR_CSV }
    const start = await runTonne(['start', '--no-serve', ...options])
    const file = await runTonne(['calculate', 'year.csv', '--output', 'out.csv', ...options], { files })
    const report = printed(start.stdout)
    expect(Object.values(report).every((text) => text !== undefined)).toBe(true)
    expect(report.records).toBe('173')
    expect(printed(file.stdout)).toEqual(report)
    expect(inventoried(inventory, digits)).toEqual(report)
    expect(shownOnPage(inventory, digits)).toEqual(report)
  })
})
