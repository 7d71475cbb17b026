import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import type { MoneySeries } from '../../../src/index.ts'
import type { ServiceRecords } from '../../../src/ledger/context/records.ts'
import { findFactor, joinCatalogues, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../../src/reference/factors/spend/index.ts'
import { type Company, memoryStore } from '../../../src/service/index.ts'
import { ALWAYS, storeWithoutSummaries } from '../../fixtures/inventory.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  leakInput,
  recordInput,
  siteInput,
  testService,
  unitInput,
} from '../../fixtures/service.ts'

type Answer = Promise<{ readonly notices: readonly { readonly code: string; readonly message: string }[] }>

/** A record of January, and the name of what it measures. */
interface Measured {
  readonly thing: string
  create(company: Company<never>, siteId: string): Answer
}

/** The key of a published factor, and the unit that a value is in. */
type Use = readonly [key: string, unit: { readonly id: number }]

const { kilowattHour, cubicMetre, tonne, litre } = units

function fuel(thing: string, [key, { id: unitId }]: Use): Measured {
  const input = fuelInput({ emissionFactorId: findFactor(key).id, unitId, unit: unitInput(unitId) })
  return { thing, create: (company, siteId) => company.siteFuels.create(siteId, input) }
}

function record(thing: string, [key, { id: unitId }]: Use): Measured {
  const input = { emissionFactorId: findFactor(key).id, unitId }
  return { thing, create: (company, siteId) => company.activityRecords.create(recordInput({ siteId, ...input })) }
}

function leak(thing: string, refrigerant: string): Measured {
  return { thing, create: (company, siteId) => company.refrigerantLeaks.create(siteId, leakInput({ refrigerant })) }
}

const electricity = (countryId?: number): Measured => ({
  thing: 'electricity',
  create: (company, siteId) =>
    company.siteEnergies.create(
      siteId,
      energyInput(countryId === undefined ? {} : { customEmissionFactorId: FACTORS.grid.id }),
    ),
})

/** Records of the kinds of a site: those of one thing measure it in other units, editions, names or by another factor. */
const MEASURED: readonly Measured[] = [
  fuel('natural gas', [FACTORS.gas.key, kilowattHour]),
  fuel('natural gas', ['desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres', cubicMetre]),
  fuel('natural gas', ['desnz-2026/fuels/gaseous-fuels/natural-gas/kwh-gross-cv', kilowattHour]),
  fuel('diesel', [FACTORS.diesel.key, litre]),
  fuel('losses of heat', [
    'desnz-2025/transmission-and-distribution/distribution-district-heat-steam/5pct-loss/kwh',
    kilowattHour,
  ]),
  electricity(),
  electricity(826),
  record('district heat', ['desnz-2025/heat-and-steam/district-heat-and-steam/kwh', kilowattHour]),
  record('heat of the site', ['desnz-2025/heat-and-steam/onsite-heat-and-steam/kwh', kilowattHour]),
  record('steam of gas', ['epa-2025/steam-and-heat/natural-gas-80pct-boiler-efficiency/mmbtu', kilowattHour]),
  record('cans to landfill', [FACTORS.landfill.key, tonne]),
  record('cans to recycling', ['desnz-2025/waste-disposal/metal/metal-steel-cans/closed-loop/tonnes', tonne]),
  record('cans bought', [FACTORS.cans.key, tonne]),
  record('water', ['desnz-2025/water-supply/cubic-metres', cubicMetre]),
  record('water', ['desnz-2025/water-supply/million-litres', litre]),
  record('waste water', ['desnz-2025/water-treatment/cubic-metres', cubicMetre]),
  leak('R-410A', 'R-410A'),
  leak('HFC-134a', 'HFC-134a'),
  leak('HFC-134a', 'r134a'),
]

const PAIRS = MEASURED.flatMap((one, index) => MEASURED.slice(index).map((other) => [one, other] as const))

/** The numbers of overlaps of two records of one site and month, and the notices of the second. */
async function overlapsOf(pair: readonly Measured[], store = memoryStore<ServiceRecords>()) {
  const { company } = testService({ store })
  const { id } = (await company.sites.create(siteInput())).record
  const notices: string[] = []
  for (const { create } of pair) {
    const answer = await create(company as unknown as Company<never>, id)
    notices.push(...answer.notices.filter(({ code }) => code === 'periods_overlap').map(({ message }) => message))
  }
  return { total: (await company.inventory(ALWAYS)).overlaps.total, notices }
}

describe('overlaps of two records of one site and month', () => {
  it.each([
    ['with summaries', () => memoryStore<ServiceRecords>()],
    ['without summaries', storeWithoutSummaries],
  ])('are those of one thing measured, in a store %s', async (_, store) => {
    const wrong: string[] = []
    for (const [one, other] of PAIRS) {
      const { total } = await overlapsOf([one, other], store())
      if (total !== Number(one.thing === other.thing)) wrong.push(`${one.thing}, ${other.thing}: ${total}`)
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['with summaries', () => memoryStore<ServiceRecords>()],
    ['without summaries', storeWithoutSummaries],
  ])('are none of money, in a store %s', async (_, store) => {
    const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)
    const series: MoneySeries = { exchangeRates: [], prices: [] }
    const { company } = testService({ store: store(), catalogue, series })
    const { id: siteId } = (await company.sites.create(siteInput())).record
    const emissionFactorId = spendCatalogue.find('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022')?.id
    const money = {
      value: 100,
      currency: 'USD',
      priceYear: 2022,
      price: 'PURCHASER',
      emissionFactorId,
      siteId,
    } as const
    for (let invoice = 0; invoice < 3; invoice++)
      await company.activityRecords.create({ ...money, startDate: '2022-01-01', endDate: '2022-02-01' })
    const { overlaps, total } = await company.inventory(ALWAYS)
    expect([overlaps.total, total.records > 0]).toEqual([0, true])
  })

  it('are notices of the second record, for fuel and electricity', async () => {
    const metered = MEASURED.slice(0, 7)
    for (const [one, other] of PAIRS.filter((pair) => pair.every((each) => metered.includes(each)))) {
      const { notices } = await overlapsOf([one, other])
      expect([one.thing, other.thing, notices.length]).toEqual([
        one.thing,
        other.thing,
        Number(one.thing === other.thing),
      ])
    }
    const [gas] = MEASURED as [Measured]
    expect((await overlapsOf([gas, gas])).notices[0]).toMatch(/of the same site and fuel from 2025-01-01T/)
  })

  it('are found behind records of many other fuels, which start no earlier', async () => {
    const [gas, , , diesel, losses] = MEASURED as [Measured, Measured, Measured, Measured, Measured]
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const create = ({ create: make }: Measured) => make(company as unknown as Company<never>, id)
    for (const one of [gas, ...Array.from({ length: 19 }, () => diesel), losses]) await create(one)
    // the store may list either of the two last
    for (const one of [gas, losses])
      expect((await create(one)).notices.map(({ code }) => code)).toContain('periods_overlap')
  })
})
