import { describe, expect, it } from 'vitest'
import { calculateQuantity, toExact, toTrace } from '../../../../src/index.ts'
import { createService } from '../../../../src/service/index.ts'
import { type FootprintUse, factorOfFootprint, productFootprint } from '../../../../src/standards/pact/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { statementOf, steel, withPieces } from '../../../fixtures/pact/footprints.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const USE: FootprintUse = { period: { start: '2026-03-01', end: '2026-04-01' } }

/** A footprint of another sender, who attaches no trace. */
const FOREIGN = {
  id: '3893bb5d-da16-4dc1-9185-11d97476c254',
  specVersion: '3.0.0',
  created: '2024-10-31T00:00:00Z',
  status: 'Active',
  companyName: 'Steelworks',
  companyIds: ['urn:pact:steel.example:company-id:7'],
  productDescription: 'Hot-rolled coil',
  productIds: ['urn:gtin:4712345060507', 'urn:pact:steel.example:product-id:HRC'],
  productNameCompany: 'Coil',
  pcf: {
    declaredUnitOfMeasurement: 'kilogram',
    declaredUnitAmount: '1',
    productMassPerDeclaredUnit: '1',
    referencePeriodStart: '2024-01-01T00:00:00Z',
    referencePeriodEnd: '2025-01-01T00:00:00Z',
    geographyCountry: 'SE',
    pcfExcludingBiogenicUptake: '1.630',
    pcfIncludingBiogenicUptake: '1.630',
    fossilGhgEmissions: '1.63',
    fossilCarbonContent: '0',
    ipccCharacterizationFactors: ['AR6'],
    crossSectoralStandards: ['PACT-3.0'],
    exemptedEmissionsPercent: '0',
  },
}

function foreign(pcf: object = {}, others: object = {}) {
  return { ...FOREIGN, ...others, pcf: { ...FOREIGN.pcf, ...pcf } }
}

/** A total of fossil emissions alone. */
function totalOf(fossilGhgEmissions: string) {
  return {
    fossilGhgEmissions,
    pcfExcludingBiogenicUptake: fossilGhgEmissions,
    pcfIncludingBiogenicUptake: fossilGhgEmissions,
  }
}

describe('the factor of a footprint', () => {
  it('keeps the digits and says where they come from', () => {
    const { factor, notices } = factorOfFootprint(FOREIGN, USE)
    expect(factor).toMatchObject({
      key: `pact/${FOREIGN.id}`,
      id: FOREIGN.id,
      name: 'Coil (Steelworks)',
      unit: 'kg',
      per1: { co2e: '1.630', co2: null },
      gwp: 'AR6_GWP100',
      region: 'SE',
      category: 'material-use',
      tier: 'supplier',
      source: { publisher: 'Steelworks', editionYear: 2024, dataYear: 2024 },
    })
    for (const part of [FOREIGN.id, 'urn:gtin:4712345060507', '2024-01-01', 'geography SE', 'PACT-3.0', '2028-01-01']) {
      expect(factor.source.table).toContain(part)
    }
    expect(notices).toEqual([])
  })

  it('is used like any factor, in a trace that verifies', () => {
    const bought = calculateQuantity({ value: '2.5', unit: 't', factor: factorOfFootprint(FOREIGN, USE) })
    expect(toExact(bought).co2e).toBe('4075')
    expect(bought.notices).toEqual([])
    expect(verify(toTrace(bought))).toEqual({ verified: true, differences: [] })
  })

  it('is exact per unit of a footprint that is declared per several', () => {
    const factor = factorOfFootprint(foreign({ declaredUnitAmount: '12', ...totalOf('5.14') }), USE)
    expect(factor.factor.per1.co2e).toBe('257/600')
    expect(factor.input.co2e).toBe('0.4283333333333333333333333333333333')
    const bought = calculateQuantity({ value: 12, unit: 'kg', factor })
    expect(toExact(bought).co2e).toBe('5.14')
    expect(verify(toTrace(bought)).verified).toBe(true)
  })

  it('is the body that creates a factor of a company', async () => {
    const company = createService().company(1)
    const { record } = await company.emissionFactors.create(factorOfFootprint(FOREIGN, USE).input)
    expect(record).toMatchObject({ co2e: 1.63, denominatorUnitId: 2, isCustom: true, name: 'Coil (Steelworks)' })
    expect(record.source).toContain(FOREIGN.id)
  })

  it('is per piece where the caller has that unit', () => {
    const pieces = foreign({ declaredUnitOfMeasurement: 'piece' })
    expect(violationsOf(() => factorOfFootprint(pieces, USE))).toEqual(['pcf.declaredUnitOfMeasurement unknown_unit'])
    const factor = factorOfFootprint(pieces, { ...USE, table: withPieces })
    const bought = calculateQuantity({ value: 3, unit: 'piece', factor, table: withPieces })
    expect(toExact(bought).co2e).toBe('4.89')
  })

  it('has no category but the named one for energy, transport and services, and says that it is of a life cycle', () => {
    const energy = foreign({ declaredUnitOfMeasurement: 'kilowatt hour', productMassPerDeclaredUnit: '0' })
    expect(factorOfFootprint(energy, USE).factor).toMatchObject({ category: 'own', boundary: 'lifecycle', unit: 'kWh' })
    const freight = foreign({ declaredUnitOfMeasurement: 'ton kilometer', productMassPerDeclaredUnit: '0' })
    const { factor } = factorOfFootprint(freight, { ...USE, category: 'freight-road' })
    expect(factor).toMatchObject({ category: 'freight-road', unit: 't·km' })
  })

  it('states no GWP set where several reports are mixed, with a notice', () => {
    const { factor, notices } = factorOfFootprint(foreign({ ipccCharacterizationFactors: ['AR5', 'AR6'] }), USE)
    expect(factor.gwp).toBeNull()
    expect(notices.map(({ code }) => code)).toEqual(['mixed_gwp_sets'])
    expect(factorOfFootprint(foreign({ ipccCharacterizationFactors: ['AR3'] }), USE).factor.gwp).toBeNull()
  })

  it.each([
    ['after the three years that no validity means', {}, { start: '2027-06-01', end: '2028-01-02' }],
    ['after the stated validity', { validityPeriodEnd: '2026-03-31T00:00:00Z' }, USE.period],
    [
      'after three years where the sender states more',
      { validityPeriodEnd: '2030-01-01T00:00:00Z' },
      { start: '2028-01-01', end: '2028-02-01' },
    ],
    ['before it is valid', { validityPeriodStart: '2026-03-02T00:00:00Z' }, USE.period],
  ])('refuses a use %s', (_, others, period) => {
    expect(violationsOf(() => factorOfFootprint(foreign({}, others), { period }))).toEqual(['period footprint_expired'])
  })

  it('is used up to the last instant of its validity', () => {
    expect(
      violationsOf(() => factorOfFootprint(FOREIGN, { period: { start: '2025-01-01', end: '2028-01-01' } })),
    ).toEqual([])
  })

  it('rejects a deprecated footprint unless the caller accepts it, with a notice', () => {
    const deprecated = foreign({}, { status: 'Deprecated' })
    expect(violationsOf(() => factorOfFootprint(deprecated, USE))).toEqual(['status footprint_deprecated'])
    const { notices } = factorOfFootprint(deprecated, { ...USE, acceptDeprecated: true })
    expect(notices.map(({ code }) => code)).toEqual(['footprint_deprecated'])
  })

  it.each([
    ['two geographies', { geographyRegionOrSubregion: 'Europe' }, {}, ['pcf.geographyCountry footprint_invalid']],
    [
      'a period that ends after its validity',
      {},
      { validityPeriodEnd: '2024-06-01T00:00:00Z' },
      ['validityPeriodEnd footprint_invalid'],
    ],
    [
      'a negative figure',
      { pcfExcludingBiogenicUptake: '-1' },
      {},
      ['pcf.pcfExcludingBiogenicUptake must_be_non_negative'],
    ],
    [
      'a figure that is none',
      { pcfExcludingBiogenicUptake: 'low' },
      {},
      ['pcf.pcfExcludingBiogenicUptake not_a_number'],
    ],
    ['another version', {}, { specVersion: '2.3.0' }, ['specVersion footprint_invalid']],
    ['a missing name', {}, { companyName: null }, ['companyName required']],
  ])('refuses %s', (_, pcf, others, expected) => {
    expect(violationsOf(() => factorOfFootprint(foreign(pcf, others), USE))).toEqual(expected)
  })

  it('lists what is wrong with the footprint and with the period at once', () => {
    const use = { period: { start: '2026-02-01', end: '2026-01-01' } }
    const wrong = violationsOf(() => factorOfFootprint(foreign({}, { companyName: '', id: '1' }), use))
    expect(wrong).toEqual(['id invalid_type', 'companyName invalid_type', 'period period_reversed'])
  })

  it('reads the footprints that this library writes', () => {
    const { footprint } = productFootprint(
      { quantity: 3, parts: [steel(10)] },
      statementOf({ packagingEmissionsIncluded: false, declaredUnitOfMeasurement: 'kilogram' }),
    )
    const bought = calculateQuantity({ value: 1, unit: 'kg', factor: factorOfFootprint(footprint, USE) })
    expect(toExact(bought).co2e).toBe(footprint.pcf.pcfExcludingBiogenicUptake)
  })

  const EXCLUDING = 'pcfExcludingBiogenicUptake'
  const INCLUDING = 'pcfIncludingBiogenicUptake'
  const ofBiomass = { [EXCLUDING]: '2.13', [INCLUDING]: '2.13', landUseChangeGhgEmissions: '0.5' }

  it.each([
    ['a total below its terms', { ...totalOf('1000'), [EXCLUDING]: '0.001', [INCLUDING]: '0.001' }, [EXCLUDING]],
    ['a total above its terms', { ...totalOf('1'), [EXCLUDING]: '2', [INCLUDING]: '2' }, [EXCLUDING]],
    ['small whole numbers that do not add up', { ...totalOf('5'), landUseChangeGhgEmissions: '1' }, [EXCLUDING]],
    ['a term that is in no total', { landUseChangeGhgEmissions: '0.5' }, [EXCLUDING]],
    ['a removal that the total does not take away', { landManagementBiogenicCO2Removals: '-0.5' }, [EXCLUDING]],
    ['an uptake that is not taken away', { biogenicCO2Uptake: '-0.5' }, [INCLUDING]],
    ['more with uptake than without', { [INCLUDING]: '1.7' }, [INCLUDING]],
    ['aircraft above the total', { aircraftGhgEmissions: '1.7' }, ['aircraftGhgEmissions']],
    ['packaging above the total', { packagingGhgEmissions: '16.3' }, ['packagingGhgEmissions']],
    [
      'more carbon than mass',
      { fossilCarbonContent: '1.1', biogenicCarbonContent: '2' },
      ['fossilCarbonContent', 'biogenicCarbonContent'],
    ],
  ])('refuses %s, naming the figures', (_, pcf, fields) => {
    const refused = () => factorOfFootprint(foreign(pcf), USE)
    expect(violationsOf(refused)).toEqual(fields.map((field) => `pcf.${field} footprint_invalid`))
  })

  it.each([
    ['figures that were rounded', { fossilGhgEmissions: '1.6333', [EXCLUDING]: '1.63' }],
    ['terms that were rounded', { ...ofBiomass, landUseChangeGhgEmissions: '0.496' }],
    ['land management among the fossil emissions', { landManagementFossilGhgEmissions: '0.5' }],
    [
      'land management next to them',
      { ...ofBiomass, landUseChangeGhgEmissions: '0', landManagementFossilGhgEmissions: '0.5', [INCLUDING]: '2.13' },
    ],
    ['capture that the emissions leave out already', { ccsTechnologicalCO2Capture: '-0.5' }],
    ['an uptake', { biogenicCO2Uptake: '-0.5', [INCLUDING]: '1.13' }],
    ['a sum with uptake that it does not state', { [INCLUDING]: '1.2' }],
    ['aircraft and packaging within the total', { aircraftGhgEmissions: '1.63', packagingGhgEmissions: '1.63' }],
  ])('takes %s', (_, pcf) => {
    expect(violationsOf(() => factorOfFootprint(foreign(pcf), USE))).toEqual([])
  })
})
