import { describe, expect, it } from 'vitest'
import { calculateElectricity, calculateFuel, calculateQuantity, defineFactor, toTrace } from '../../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { type FootprintPart, productFootprint, verifyFootprint } from '../../../../src/standards/pact/index.ts'
import { cardboard, lorry, statementOf, steel } from '../../../fixtures/pact/footprints.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import type { Bent } from '../../verify/bent-trace.ts'
import { forgedFootprint, proofIn, sentFootprint, withId } from './forge-footprint.ts'

const STEEL = findFactor('desnz-2025/material-use/metal/metal-steel-cans/primary-material-production/tonnes')
const gas = calculateFuel({
  value: 9000,
  unit: 'kWh',
  factor: findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'),
  heatingValue: 'gross',
})
const burnt: FootprintPart = { stage: 'production', trace: toTrace(gas) }
const PARTS = [
  steel(1200),
  burnt,
  cardboard(50),
  lorry('1.25', 300, 'inbound_logistics'),
  lorry('1.25', 80, 'outbound_logistics'),
]

const built = (parts: readonly FootprintPart[], pcf: object = {}) =>
  productFootprint({ quantity: 500, parts }, statementOf(pcf))
const { footprint } = built(PARTS)

/** The paths in which a forged footprint differs. */
function forged(change: (footprint: Bent) => void): readonly string[] {
  const sent = forgedFootprint(footprint, change)
  return verifyFootprint(sent, { catalogue: publishedCatalogue }).differences.map(({ path }) => path)
}

const inParts = (change: (parts: Bent[]) => void) => forged((one) => change(proofIn(one).parts))
const inPcf = (fields: object) => forged(({ pcf }) => Object.assign(pcf, fields))
const refused = (parts: readonly FootprintPart[], pcf: object = {}) => violationsOf(() => built(parts, pcf))
const PROOF = 'extensions[0].data'

describe('a footprint, sealed again,', () => {
  it('verifies when nothing is changed', () => {
    expect(forged(() => undefined)).toEqual([])
  })

  it.each([
    ['the steel', 0],
    ['gas that was burnt', 1],
    ['packaging', 2],
  ])('is refused and does not verify with %s as outbound logistics', (_, index) => {
    const moved = PARTS.map((part, at) => (at === index ? { ...part, stage: 'outbound_logistics' as const } : part))
    expect(refused([...moved, steel(1)])).toEqual([`source.parts[${index}].trace footprint_invalid`])
    expect(inParts((parts) => Object.assign(parts[index], { stage: 'outbound_logistics' }))).toEqual([
      `${PROOF}.parts[${index}].trace`,
    ])
  })

  it('says in its comment where an own factor alone makes handling of outbound logistics', () => {
    const factor = defineFactor({ key: 'own/anything', unit: 't', per1: { co2e: '2000' }, gwp: 'AR5_GWP100' })
    const trace = toTrace(calculateQuantity({ value: 1, unit: 't', factor }))
    const result = built([...PARTS, { stage: 'outbound_logistics', trace }])
    expect(result.notices.map(({ code }) => code)).toContain('outbound_by_own_factor')
    expect(verifyFootprint(result.footprint).verified).toBe(true)
    const silent = forgedFootprint(result.footprint, (one) => Object.assign(one, { comment: 'nothing' }))
    expect(verifyFootprint(silent).differences.map(({ path }) => path)).toEqual(['comment'])
    const hub = defineFactor({ ...factor, key: 'transport/port/ttw', id: undefined as never })
    const handled = toTrace(calculateQuantity({ value: 1, unit: 't', factor: hub }))
    expect(built([...PARTS, { stage: 'outbound_logistics', trace: handled }]).notices).toEqual([])
  })

  it.each(['material', 'production'] as const)('is refused and does not verify with a credit as %s', (stage) => {
    const credit = calculateQuantity({ value: -1199, unit: 'kg', factor: STEEL, allowCredits: true })
    const part = { stage, trace: toTrace(credit) }
    expect(refused([...PARTS, part])).toEqual(['source.parts[5].trace footprint_invalid'])
    expect(inParts((parts) => parts.push({ stage, trace: JSON.parse(part.trace) }))).toEqual([
      `${PROOF}.parts[5].trace`,
    ])
  })

  describe('counts every emission once', () => {
    const again = `${PROOF}.parts[5].share`
    const other = `${PROOF}.parts[1].trace`
    const shared = (part: number, record?: string) => ({
      ...burnt,
      share: { part, whole: 10 },
      ...(record && { record }),
    })

    it('and is refused and does not verify with the same trace twice, or shares of it above the whole', () => {
      expect(refused([...PARTS, steel(1200)])).toEqual(['source.parts[5].share allocation_invalid'])
      expect(inParts((parts) => parts.push(parts[0]))).toContain(again)
      expect(refused([steel(1), shared(6), shared(5)])).toEqual(['source.parts[2].share allocation_invalid'])
      expect(refused([steel(1), shared(6), shared(4), { ...burnt, share: { part: 0, whole: 1 } }])).toEqual([])
    })

    it('and takes equal traces of two records that are named', () => {
      const parts = [steel(1), shared(6, 'a'), shared(5, 'b')]
      const sent = built(parts).footprint
      expect(verifyFootprint(sent).verified).toBe(true)
      const same = forgedFootprint(sent, (one) => Object.assign(proofIn(one).parts[2], { record: 'a' }))
      expect(verifyFootprint(same).differences.map(({ path }) => path)).toEqual([`${PROOF}.parts[2].share`])
      for (const record of [7, '', null, 'x'.repeat(256)]) {
        const odd = forgedFootprint(sent, (one) => Object.assign(proofIn(one).parts[2], { record }))
        expect(verifyFootprint(odd).differences.map(({ path }) => path)).toEqual([`${PROOF}.parts[2].record`])
      }
      expect(refused([steel(1), shared(6, 'x'.repeat(256))])).toEqual(['source.parts[1].record text_too_long'])
    })

    it('and holds electricity by location and by market apart', () => {
      const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
      const part = (method: 'location' | 'market', value: number, record?: string): FootprintPart => {
        const trace = toTrace(calculateElectricity({ value, unit: 'kWh', method, grid }))
        return { stage: 'production', trace, ...(record && { record }) }
      }
      const twice = (one: string, two: string) => [part('location', 10, one), part('market', 10, two), steel(1)]
      expect(refused(twice('', ''))).toEqual(['source.parts[1].trace allocation_invalid'])
      expect(refused(twice('a', 'a'))).toEqual(['source.parts[1].trace allocation_invalid'])
      expect(refused(twice('a', ''))).toEqual(['source.parts[1].trace allocation_invalid'])
      expect(refused(twice('a', 'b'))).toEqual([])
      expect(refused([part('location', 10), part('market', 11), steel(1)])).toEqual([])
      const sent = built(twice('a', 'b')).footprint
      const same = forgedFootprint(sent, (one) => Object.assign(proofIn(one).parts[1], { record: 'a' }))
      expect(verifyFootprint(same).differences.map(({ path }) => path)).toEqual([other])
    })
  })

  it('is refused and does not verify without material, with a share of 0 or an activity of 0', () => {
    expect(inParts((parts) => parts.shift())).toContain(`${PROOF}.parts`)
    expect(inParts(([part]) => Object.assign(part, { share: { part: '0', whole: '1' } }))).toContain(`${PROOF}.parts`)
    expect(inParts(([part]) => Object.assign(part, { stage: 'production' }))).toContain(`${PROOF}.parts`)
    expect(inParts(([{ trace }]) => Object.assign(trace.contributions[0].activity, { value: '0' }))).toContain(
      `${PROOF}.parts`,
    )
    const none = { ...steel(1200), share: { part: 0, whole: 1 } }
    expect(refused([none, ...PARTS.slice(1)])).toEqual(['source.parts required'])
    expect(refused([steel(0), ...PARTS.slice(1)])).toEqual(['source.parts required'])
  })

  it('is refused and does not verify with freight as its material', () => {
    expect(refused([lorry(1, 100, 'material')])).toEqual(['source.parts[0].trace footprint_invalid'])
    expect(inParts((parts) => Object.assign(parts[3], { stage: 'material' }))).toEqual([`${PROOF}.parts[3].trace`])
  })

  it('has exactly the publications and reports of its factors', () => {
    const [source] = footprint.pcf.secondaryEmissionFactorSources ?? []
    const sources = 'pcf.secondaryEmissionFactorSources'
    expect(inPcf({ secondaryEmissionFactorSources: undefined })).toEqual([sources])
    expect(inPcf({ secondaryEmissionFactorSources: [source, { name: 'ecoinvent', version: '3.11' }] })).toEqual([
      sources,
    ])
    expect(inPcf({ secondaryEmissionFactorSources: [{ ...source, version: 'desnz-2026' }] })).toEqual([sources])
    expect(refused(PARTS, { secondaryEmissionFactorSources: [source] })).toEqual([`${sources} unknown_field`])
    const reports = 'pcf.ipccCharacterizationFactors'
    expect(inPcf({ ipccCharacterizationFactors: ['AR5', 'AR6'] })).toEqual([reports])
    expect(inPcf({ ipccCharacterizationFactors: ['AR6'] })).toEqual([reports])
    expect(refused(PARTS, { ipccCharacterizationFactors: ['AR6'] })).toEqual([`${reports} footprint_invalid`])
    expect(refused(PARTS, { ipccCharacterizationFactors: ['AR5'] })).toEqual([])
  })

  it.each([
    ['2019', { referencePeriodStart: '2019-01-01', referencePeriodEnd: '2020-01-01' }, true],
    ['2023', { referencePeriodStart: '2023-01-01', referencePeriodEnd: '2024-01-01' }, true],
    ['2024', { referencePeriodStart: '2024-01-01', referencePeriodEnd: '2025-01-01' }, false],
    ['2028', { referencePeriodStart: '2028-01-01', referencePeriodEnd: '2029-01-01' }, false],
    ['2029', { referencePeriodStart: '2029-01-01', referencePeriodEnd: '2030-01-01' }, true],
  ])('of %s states in its comment if the factors of 2025 are of another time', (_, period, isOutside) => {
    const result = built(PARTS, period)
    const code = 'factor_outside_reference_period'
    expect(result.notices.map((notice) => notice.code)).toEqual(isOutside ? [code] : [])
    expect(result.footprint.comment?.startsWith(`${code}: desnz-2025 is of 2025`)).toBe(isOutside || undefined)
    expect(verifyFootprint(result.footprint).verified).toBe(true)
    expect(inPcf(period)).toEqual(isOutside ? ['comment'] : [])
  })

  it('does not verify with a field that no footprint has, a second proof or another rounding', () => {
    expect(inPcf({ co2e: '1' })).toEqual(['pcf.co2e'])
    expect(forged((one) => Object.assign(one, { co2e: '1' }))).toEqual(['co2e'])
    expect(forged((one) => Object.assign(proofIn(one), { note: '1' }))).toEqual([`${PROOF}.note`])
    expect(inParts(([part]) => Object.assign(part, { weight: '1' }))).toEqual([`${PROOF}.parts[0].weight`])
    expect(forged((one) => Object.assign(proofIn(one).rounding, { mode: 'down' }))).toEqual([`${PROOF}.rounding.mode`])
    expect(forged(({ extensions }) => extensions.push({ ...extensions[0], specVersion: '2.0.0' }))).toEqual([
      'extensions[1]',
    ])
  })

  it('does not verify with statements that the writer refuses', () => {
    expect(inPcf({ ccsTechnologicalCO2Capture: '-1' })).toEqual(['pcf.ccsTechnologicalCO2Capture'])
    expect(inPcf({ biogenicCO2Uptake: '-1' })).toEqual(['pcf.biogenicCarbonContent', 'pcf.landUseChangeGhgEmissions'])
    expect(inPcf({ primaryDataShare: undefined })).toEqual(['pcf.primaryDataShare'])
    expect(forged((one) => Object.assign(one, { validityPeriodEnd: '2031-01-01T00:00:00Z' }))).toEqual([
      'validityPeriodEnd',
    ])
  })

  it('is answered with differences of bounded length, whatever it holds', () => {
    const sent = sentFootprint(footprint)
    const { parts } = proofIn(sent)
    const forgedParts = Array.from({ length: 40 }, () => ({
      ...parts[0],
      trace: { ...parts[0].trace, digest: 'x'.repeat(999) },
    }))
    parts.push(...forgedParts, ...Array.from({ length: 100_000 }, () => 'none'))
    const { differences: paths } = verifyFootprint(withId(sent))
    expect(JSON.stringify(paths).length).toBeLessThan(1_000_000)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.length).toBeLessThan(1100)
  })
})
