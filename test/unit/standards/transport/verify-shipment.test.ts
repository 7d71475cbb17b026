import { describe, expect, it } from 'vitest'
import { shipmentFootprint, type TransportChain, verifyShipment } from '../../../../src/standards/transport/index.ts'
import { CHAIN, EXAMPLE } from '../../../fixtures/transport/shipments.ts'

describe('a tampered shipment', () => {
  type Json = { [field: string]: never } & { data: never }
  const tampered = (chain: TransportChain, change: (shipment: never, proof: never) => void) => {
    const extensions = JSON.parse(JSON.stringify(shipmentFootprint(chain).extensions)) as [Json, Json]
    change(extensions[0].data, extensions[1].data)
    return verifyShipment(extensions).differences.map(({ path }) => path)
  }
  const tces = 'extensions[0].data.tces'

  it.each(['mass', 'transportActivity', 'co2eWTW', 'co2eTTW'])('differs in %s', (field) => {
    const paths = tampered(EXAMPLE, (shipment: { tces: Record<string, string>[] }) => {
      Object.assign(shipment.tces[1] ?? {}, { [field]: '36.9' })
    })
    expect(paths).toContain(`${tces}[1].${field}`)
  })

  it.each([
    ['a fraction', (digits: string) => `${digits}/1`],
    ['an exponent', (digits: string) => `${digits}e0`],
    ['a number', Number],
  ])('differs in a figure that is written as %s, which another reader may take for another number', (_, written) => {
    for (const field of ['mass', 'transportActivity', 'co2eWTW', 'co2eTTW']) {
      const paths = tampered(EXAMPLE, ({ tces: [first] }: { tces: [Record<string, unknown>] }) => {
        first[field] = written(String(first[field]))
      })
      expect(paths).toEqual([`${tces}[0].${field}`])
    }
  })

  it('differs in a category that is none', () => {
    const dataSchema = 'https://api.ileap.sine.dev/toc.json'
    const { extensions } = shipmentFootprint(EXAMPLE)
    const withCategory = (data: unknown) => verifyShipment([...extensions, { dataSchema, data }]).differences
    expect(withCategory(true).map(({ path }) => path)).toEqual(['extensions[2].data'])
  })

  it('differs in the kind and the kilometres of a distance', () => {
    const withDistance = (distance: object) =>
      tampered(EXAMPLE, (shipment: { tces: { distance: object }[] }) => {
        Object.assign(shipment.tces[0] ?? {}, { distance })
      })
    expect(withDistance({ sfd: '423' })).toContain(`${tces}[0].distance.actual`)
    expect(withDistance({ actual: '42.3' })).toContain(`${tces}[0].distance.actual`)
  })

  it('differs in its category, its order, its shipment, and an element without traces', () => {
    const changed = (fields: object) =>
      tampered(EXAMPLE, (shipment: { tces: object[] }) => Object.assign(shipment.tces[1] ?? {}, fields))
    expect(changed({ tocId: 'clean-truck' })).toContain(`${tces}[1].tocId`)
    expect(changed({ tocId: undefined, hocId: 'hub' })).toContain(`${tces}[1].tocId`)
    expect(changed({ prevTceIds: ['nobody'] })).toEqual([`${tces}[1].prevTceIds`])
    expect(changed({ shipmentId: '2' })).toEqual([`${tces}[1].shipmentId`])
    expect(changed({ tceId: 'other' })).toEqual([`${tces}[1]`, 'extensions[1].data.elements[1]'])
    expect(changed({ tceId: 'abcdef' })).toContain(`${tces}[1].tceId`)
  })

  it('differs in containers, in their kilometres, and in traces that were exchanged', () => {
    interface Proof {
      elements: { teu: string; distance: { km: string; uplift: string }; traces: Record<string, object> }[]
    }
    const sea = 'extensions[1].data.elements[2]'
    expect(tampered(CHAIN, (_, { elements }: Proof) => Object.assign(elements[2] ?? {}, { teu: '2' }))).toContain(
      `${sea}.teu`,
    )
    expect(
      tampered(CHAIN, (_, { elements }: Proof) => Object.assign(elements[2]?.distance ?? {}, { uplift: '1' })),
    ).toContain(`${sea}.distance.uplift`)
    expect(
      tampered(CHAIN, (_, { elements }: Proof) => Object.assign(elements[2]?.distance ?? {}, { km: '10000' })),
    ).toContain(`${tces}[2].distance.sfd`)
    const exchanged = tampered(CHAIN, (_, { elements }: Proof) => {
      Object.assign(elements[0] ?? {}, { traces: elements[1]?.traces })
    })
    expect(exchanged).toContain(`${tces}[0].co2eWTW`)
    expect(tampered(CHAIN, (_, { elements }: Proof) => Object.assign(elements[1] ?? {}, { traces: {} }))).toEqual([
      'extensions[1].data.elements[1].traces',
    ])
    const forged = tampered(CHAIN, (_, { elements }: Proof) => {
      const trace = elements[0]?.traces.ttw as { total: { co2e: string } }
      trace.total.co2e = '1'
    })
    expect(forged.some((path) => path.startsWith('extensions[1].data.elements[0].traces.ttw'))).toBe(true)
  })

  it('is not verified without its proof', () => {
    const [shipment] = shipmentFootprint(EXAMPLE).extensions
    expect(verifyShipment([shipment]).verified).toBe(false)
    expect(verifyShipment(undefined).differences).toHaveLength(2)
    expect(tampered(EXAMPLE, (_, proof: { format: string }) => Object.assign(proof, { format: 'x' }))).toEqual([
      'extensions[1].data.format',
    ])
  })
})
