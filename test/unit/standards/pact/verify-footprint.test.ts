import { describe, expect, it } from 'vitest'
import { builtInUnits, calculateMovement, toTrace, unitTable } from '../../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { footprintId } from '../../../../src/standards/pact/footprint-proof.ts'
import {
  factorOfFootprint,
  type ProductFootprint,
  productFootprint,
  verifyFootprint,
} from '../../../../src/standards/pact/index.ts'
import { cardboard, lorry, statementOf, steel } from '../../../fixtures/pact/footprints.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const { footprint } = productFootprint(
  {
    quantity: 700,
    parts: [
      { ...steel(1200), share: { part: '1', whole: '3' } },
      cardboard(50),
      lorry('1.25', 300, 'inbound_logistics'),
      lorry('1.25', 80, 'outbound_logistics'),
    ],
  },
  statementOf({ biogenicCO2Uptake: '-0.5', biogenicCarbonContent: '0.1', landUseChangeGhgEmissions: '0.25' }),
)

type Fields = Record<string, object>

/** The footprint as a receiver parses it, after a change that may renew the id, as a forger would. */
function received(change: (footprint: Fields) => void, { isIdRenewed = true } = {}): ProductFootprint {
  const copy = JSON.parse(JSON.stringify(footprint)) as Fields
  change(copy)
  return { ...(copy as unknown as ProductFootprint), ...(isIdRenewed && { id: footprintId(copy) }) }
}

/** The paths in which a footprint differs after a change. */
function differing(change: (footprint: never) => void): readonly string[] {
  return verifyFootprint(received(change as (footprint: Fields) => void)).differences.map(({ path }) => path)
}

const PARTS = 'extensions[0].data.parts'

describe('the verification of a footprint', () => {
  it('finds nothing in what was written, nor with the published factors', () => {
    const sent = received(() => undefined, { isIdRenewed: false })
    expect(verifyFootprint(sent)).toEqual({ verified: true, differences: [] })
    expect(verifyFootprint(sent, { catalogue: publishedCatalogue }).verified).toBe(true)
  })

  it('takes another order of fields and other digits of the same number', () => {
    const reversed = Object.fromEntries(Object.entries(footprint).reverse())
    expect(verifyFootprint(reversed).verified).toBe(true)
    const padded = received((one: Fields) => Object.assign(one.pcf ?? {}, { landUseChangeGhgEmissions: '+0.2500' }))
    expect(verifyFootprint(padded).verified).toBe(true)
  })

  it.each([
    ['a fraction', (digits: string) => `${digits}/1`],
    ['an exponent', (digits: string) => `${digits}e0`],
    ['blanks', (digits: string) => ` ${digits} `],
    ['a number', Number],
  ])('names a figure that is written as %s, which another reader may take for another number', (_, written) => {
    for (const field of ['fossilGhgEmissions', 'productMassPerDeclaredUnit', 'primaryDataShare']) {
      const change = ({ pcf }: { pcf: Record<string, unknown> }) => {
        pcf[field] = written(String(pcf[field]))
      }
      expect(differing(change)).toEqual([`pcf.${field}`])
    }
  })

  it('does not verify what cannot be used as a factor, nor is that written: more carbon than mass', () => {
    const pcf = { fossilCarbonContent: '10' }
    const change = (one: Fields) => Object.assign(one.pcf ?? {}, pcf)
    expect(differing(change)).toEqual(['pcf.fossilCarbonContent'])
    const period = { start: footprint.pcf.referencePeriodEnd, end: footprint.pcf.referencePeriodEnd }
    const table = unitTable([
      ...builtInUnits.units,
      { id: 5001, name: 'Piece', short_name: 'piece', multiplier: 1, parent_id: null, typeUnit: 'PIECE' },
    ])
    expect(violationsOf(() => factorOfFootprint(received(change), { period, table }))).toEqual([
      'pcf.fossilCarbonContent footprint_invalid',
    ])
    expect(factorOfFootprint(footprint, { period, table }).factor.tier).toBe('supplier')
    const source = { quantity: 1, parts: [steel(1200)] }
    expect(violationsOf(() => productFootprint(source, statementOf(pcf)))).toEqual([
      'pcf.fossilCarbonContent footprint_invalid',
    ])
  })

  it('holds a deprecated footprint to the id that it had', () => {
    expect(verifyFootprint({ ...footprint, status: 'Deprecated' }).verified).toBe(true)
  })

  it.each([
    'fossilGhgEmissions',
    'pcfExcludingBiogenicUptake',
    'pcfIncludingBiogenicUptake',
    'packagingGhgEmissions',
    'outboundLogisticsGhgEmissions',
  ])('names %s where it is not what the traces give', (field) => {
    const change = ({ pcf }: { pcf: Record<string, string> }) => {
      const digits = pcf[field] as string
      pcf[field] = `${digits.slice(0, -1)}${digits.endsWith('1') ? '2' : '1'}`
    }
    expect(differing(change)).toEqual([`pcf.${field}`])
  })

  it('names both sums where a stated term changed', () => {
    const change = ({ pcf }: { pcf: Record<string, string> }) => {
      pcf.landUseChangeGhgEmissions = '0.24'
    }
    expect(differing(change)).toEqual(['pcf.pcfExcludingBiogenicUptake', 'pcf.pcfIncludingBiogenicUptake'])
  })

  it('names a figure without a trace, one that is left out, and a report that is not named', () => {
    const change = ({ pcf }: { pcf: Record<string, unknown> }) => {
      pcf.aircraftGhgEmissions = '0.1'
      pcf.packagingGhgEmissions = undefined
      pcf.ipccCharacterizationFactors = ['AR6']
    }
    const paths = ['aircraftGhgEmissions', 'packagingGhgEmissions', 'ipccCharacterizationFactors']
    expect(differing(change)).toEqual(paths.map((field) => `pcf.${field}`))
  })

  it('names the field of a trace that was changed', () => {
    const change = (one: ProductFootprint) => {
      const data = one.extensions?.[0]?.data as { parts: { trace: { total: { co2e: string } } }[] }
      const [part] = data.parts
      if (part) part.trace.total.co2e = '1'
    }
    expect(differing(change)).toEqual(
      expect.arrayContaining([`${PARTS}[0].trace.total.co2e`, `${PARTS}[0].trace.digest`]),
    )
  })

  it('names a share of more than all, a stage and a quantity that are none', () => {
    const change = (one: ProductFootprint) => {
      const data = one.extensions?.[0]?.data as { quantity: string; parts: { share?: object; stage?: string }[] }
      data.quantity = '0'
      Object.assign(data.parts[0] ?? {}, { share: { part: '4', whole: '3' } })
      Object.assign(data.parts[1] ?? {}, { stage: 'recycling' })
      Object.assign(data, { parts: [...data.parts, 'nothing', { stage: 'material', trace: 'text' }] })
    }
    const parts = ['[0].share', '[1].stage', '[4]', '[5].trace'].map((part) => PARTS + part)
    expect(new Set(differing(change))).toEqual(new Set(['extensions[0].data.quantity', ...parts]))
  })

  it('names what no footprint adds up: radiative forcing, and numbers without an end', () => {
    const factor = findFactor('desnz-2025/freighting-goods/freight-flights/long-haul-to-from-uk/with-rf/tonne-km')
    const distance = { value: 1000, kind: 'great_circle' } as const
    const flight = calculateMovement({ mass: 1, mode: 'AIR', distance, factor })
    const change = (one: ProductFootprint) => {
      const data = one.extensions?.[0]?.data as { parts: object[] }
      data.parts = [{ stage: 'material', trace: JSON.parse(toTrace(flight)) as object }]
    }
    expect(differing(change)).toEqual([`${PARTS}[0].trace.contributions[0].factor.radiativeForcing`])
    const long = (one: ProductFootprint) => {
      const data = one.extensions?.[0]?.data as { parts: { share: object }[] }
      const shares = [700n, 701n].map((power) => ({ part: '1', whole: (7n ** power + 10n ** 900n).toString() }))
      data.parts = shares.flatMap((share) => data.parts.slice(0, 1).map((part) => ({ ...part, share })))
    }
    expect(differing(long)).toEqual(['extensions[0].data.parts'])
  })

  it('rejects data that are nested too deep', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown
    const extensions = [{ specVersion: '1.0.0', dataSchema: 'urn:x:y', data: { deep } }]
    expect(violationsOf(() => verifyFootprint({ ...footprint, extensions }))).toEqual([
      'extensions[0].data nested_too_deep',
    ])
  })

  it('names the id after any other change', () => {
    const changed = received((one: Fields) => Object.assign(one, { companyName: 'Other' }), { isIdRenewed: false })
    expect(verifyFootprint(changed).differences).toMatchObject([{ path: 'id', found: footprint.id }])
  })

  it('does not verify a footprint without traces, and rejects what is none', () => {
    expect(verifyFootprint({ ...footprint, extensions: undefined }).differences.map(({ path }) => path)).toEqual([
      'extensions',
    ])
    expect(violationsOf(() => verifyFootprint({ ...footprint, specVersion: '2.2.0' }))).toEqual([
      'specVersion footprint_invalid',
    ])
    expect(violationsOf(() => verifyFootprint('text'))).toEqual([' invalid_type'])
  })
})
