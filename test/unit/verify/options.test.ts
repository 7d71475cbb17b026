import { describe, expect, it } from 'vitest'
import { calculateFuel, toTrace } from '../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { productFootprint, verifyFootprint } from '../../../src/standards/pact/index.ts'
import { shipmentFootprint, verifyShipment } from '../../../src/standards/transport/index.ts'
import { verify, verifyBundle } from '../../../src/verify/index.ts'
import { statementOf, steel } from '../../fixtures/pact/footprints.ts'
import { refusalsOf, siteInput, testService } from '../../fixtures/service.ts'
import { EXAMPLE } from '../../fixtures/transport/shipments.ts'

const { company } = testService()
await company.sites.create(siteInput())
const { sequence, digest } = await company.audit.head()
await company.sites.create(siteInput())
const lines: string[] = []
for await (const line of company.export()) lines.push(line)

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const text = toTrace(calculateFuel({ value: 2, unit: 'l', factor: diesel }))

const FALSE_DIGEST = 'f'.repeat(64)

/** Every verifier that takes a head, with its options as anybody may pass them. */
const OF_HEADS = {
  verifyBundle: (options: unknown) => verifyBundle(lines, options as never),
  'audit.verifyLog': (options: unknown) => company.audit.verifyLog(options as never),
}

describe.each(Object.entries(OF_HEADS))('the options of %s', (_, run) => {
  it.each([['2'], [2.5], [-1], [Number.NaN], [null], [true], [undefined], [2n], [Number.POSITIVE_INFINITY], [[1]]])(
    'reject a head with the sequence %s instead of leaving it unchecked',
    async (stated) => {
      const head = { sequence: stated, digest: FALSE_DIGEST }
      expect(await refusalsOf(() => run({ head }))).toEqual(['head.sequence query_invalid'])
    },
  )

  it.each([['true'], [1], [null], ['false']])('reject the text or number %s as isLast', async (isLast) => {
    const head = { sequence, digest, isLast }
    expect(await refusalsOf(() => run({ head }))).toEqual(['head.isLast query_invalid'])
  })

  it.each([[undefined], [null], [''], [`sha256:${digest}`], [digest.toUpperCase()], [[digest]], [digest.slice(1)]])(
    'reject the digest %s',
    async (stated) => {
      expect(await refusalsOf(() => run({ head: { sequence, digest: stated } }))).toEqual(['head.digest query_invalid'])
    },
  )

  it.each([[null], [digest], [[sequence, digest]], [0], [false], [''], [`${sequence}:${digest}`]])(
    'reject %s as a head',
    async (head) => {
      expect(await refusalsOf(() => run({ head }))).toEqual(['head query_invalid'])
    },
  )

  it('reject names that are not listed, and everything else that is wrong at once', async () => {
    expect(await refusalsOf(() => run({ hedas: { sequence, digest } }))).toEqual(['hedas unknown_field'])
    expect(await refusalsOf(() => run({ head: { sequence, digest, islast: true } }))).toEqual([
      'head.islast unknown_field',
    ])
    expect(await refusalsOf(() => run({ polcy: 1, head: { sequence: '2', digest: '', isLast: 'no' } }))).toEqual([
      'polcy unknown_field',
      'head.sequence query_invalid',
      'head.digest query_invalid',
      'head.isLast query_invalid',
    ])
    for (const options of [null, 'head', 7, [], [{ head: { sequence, digest } }], () => ({})]) {
      expect(await refusalsOf(() => run(options))).toEqual([' invalid_type'])
    }
  })

  it('accept a head of the log, which is then checked', async () => {
    expect((await run({ head: { sequence, digest } })).verified).toBe(true)
    expect((await run({ head: { sequence, digest, isLast: false } })).linesBehindHead).toBe(1)
    expect((await run({ head: { sequence, digest, isLast: true } })).verified).toBe(false)
    expect((await run({ head: { sequence, digest: FALSE_DIGEST } })).verified).toBe(false)
    expect((await run({ head: undefined })).unchecked.map(({ code }) => code)).toContain('no_head')
    expect((await run(undefined)).verified).toBe(true)
  })
})

const { extensions } = shipmentFootprint(EXAMPLE)
const { footprint } = productFootprint({ quantity: 700, parts: [steel(1200)] }, statementOf())

/** Every verifier that takes a catalogue. */
const OF_CATALOGUES = {
  verifyShipment: async (options: unknown) => {
    const { verified } = verifyShipment(extensions, options as never)
    // its own categories are in no publication
    return { verified: verified || (options as { catalogue?: unknown } | undefined)?.catalogue !== undefined }
  },
  verifyFootprint: async (options: unknown) => verifyFootprint(footprint, options as never),
  verify: async (options: unknown) => verify(text, options as never),
  verifyBundle: (options: unknown) => verifyBundle(lines, options as never),
}

describe.each(Object.entries(OF_CATALOGUES))('the catalogue of %s', (_, run) => {
  it.each([[null], ['published'], [[]], [true], [() => undefined]])(
    'must be one: %s is rejected',
    async (catalogue) => {
      expect(await refusalsOf(() => run({ catalogue }))).toEqual(['catalogue invalid_type'])
    },
  )

  it('must have members of their types', async () => {
    expect(await refusalsOf(() => run({ catalogue: {} }))).toEqual(['catalogue.find invalid_type'])
    const find = () => undefined
    expect(
      await refusalsOf(() => run({ catalogue: { find: 'x', bridges: [], series: {}, editions: 'desnz' } })),
    ).toEqual(['find', 'bridges', 'series', 'editions'].map((name) => `catalogue.${name} invalid_type`))
    for (const editions of [[null], ['desnz-2025'], [{ id: 1 }], {}]) {
      expect(await refusalsOf(() => run({ catalogue: { find, editions } }))).toEqual([
        'catalogue.editions invalid_type',
      ])
    }
  })

  it('is checked against where it is one', async () => {
    expect((await run({ catalogue: publishedCatalogue })).verified).toBe(true)
    expect((await run({ catalogue: undefined })).verified).toBe(true)
    expect(await refusalsOf(() => run({ catalog: publishedCatalogue }))).toEqual(['catalog unknown_field'])
  })
})

it('names the option that was meant, and repeats no long name', async () => {
  const messageOf = (options: object) => {
    try {
      verify(text, options as never)
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  expect(messageOf({ catalog: publishedCatalogue })).toContain('did you mean catalogue?')
  expect(messageOf({ ['x'.repeat(100_000)]: 1 }).length).toBeLessThan(300)
})
